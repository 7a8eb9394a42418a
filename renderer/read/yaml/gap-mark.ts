/**
 * What a broken part of a YAML text is replaced by, so that the rest keeps its place: characters for private use, which
 * stand where the part stood and are found there again once the rest is read.
 */

/** In place of the value of a field, or of a thing in a list. */
export const valueMark = '\uE0F1';
/** The same, where whatever follows in the group around it may be lost as well. */
export const groupMark = '\uE0F2';

export function isMark(value: unknown): boolean {
  return value === valueMark || value === groupMark;
}

/** The text with the characters from `start` to `end` as spaces, the first of them as a mark, where there is room for it; lines stay. */
export function leaveOut(text: string, start: number, end: number, mark = ''): string {
  const blank = text.slice(start, end).replace(/[^\r\n]/g, ' ');
  const isRoom = /^ *$/.test(blank.slice(0, mark.length)) && blank.length >= mark.length;
  return text.slice(0, start) + (isRoom ? mark + blank.slice(mark.length) : blank) + text.slice(end);
}

/**
 * The same for a whole line. Directly below the name of a text over several lines, spaces would say how far in that
 * text stands: there the line becomes empty ones.
 */
export function leaveOutLine(text: string, start: number, end: number): string {
  if (!/[|>][-+\d]*[ \t]*\r?\n\s*$/.test(text.slice(Math.max(0, start - 200), start)))
    return leaveOut(text, start, end);
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, '\n') + text.slice(end);
}

export function countMarks(text: string): number {
  return text.split(valueMark).length + text.split(groupMark).length - 2;
}

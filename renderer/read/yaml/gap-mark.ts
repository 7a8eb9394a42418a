/**
 * Marks for broken parts of a YAML text: private-use characters that replace a part, so that the rest keeps its
 * offsets, and that show where it was once the rest has been parsed.
 */

/** Replaces the value of a field, or a list item. */
export const valueMark = '\uE0F1';
/** The same, if later parts of the enclosing group may be lost as well. */
export const groupMark = '\uE0F2';

export function isMark(value: unknown): boolean {
  return value === valueMark || value === groupMark;
}

/**
 * Replaces the characters from `start` to `end` with spaces, beginning with the mark if there is room for it; line
 * breaks stay.
 */
export function leaveOut(text: string, start: number, end: number, mark = ''): string {
  const blank = text.slice(start, end).replace(/[^\r\n]/g, ' ');
  const isRoom = /^ *$/.test(blank.slice(0, mark.length)) && blank.length >= mark.length;
  return text.slice(0, start) + (isRoom ? mark + blank.slice(mark.length) : blank) + text.slice(end);
}

/**
 * The same for a whole line. Directly below the name of a multi-line text, spaces would set the indentation of that
 * text: there, line breaks are used instead.
 */
export function leaveOutLine(text: string, start: number, end: number): string {
  if (!/[|>][-+\d]*[ \t]*\r?\n\s*$/.test(text.slice(Math.max(0, start - 200), start)))
    return leaveOut(text, start, end);
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, '\n') + text.slice(end);
}

export function countMarks(text: string): number {
  return text.split(valueMark).length + text.split(groupMark).length - 2;
}

/**
 * Fields of an article that occur a second time, as when a whole file was pasted below the fields of another. Only at
 * the start of its text: further down, such a block may be shown on purpose.
 */
const block = /^---[ \t]*\r?\n(?:(?:[A-Za-z][\w-]*:|[ \t]|- ).*\n)+---[ \t]*(?:\r?\n|$)/;

/** `end`: start of the article's text. */
export function findSecondFields(text: string, body: number): { start: number; end: number } | undefined {
  const written = text.slice(body).trimStart();
  const start = text.length - written.length;
  const found = block.exec(written);
  return found ? { start, end: start + found[0].length } : undefined;
}

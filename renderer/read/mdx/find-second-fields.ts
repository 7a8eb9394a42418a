/**
 * Where the fields of an article stand a second time, as when a whole file was pasted below the fields of another. At the
 * start of its text only: further down such a block may be shown on purpose.
 */
const block = /^---[ \t]*\r?\n(?:(?:[A-Za-z][\w-]*:|[ \t]|- ).*\n)+---[ \t]*(?:\r?\n|$)/;

/** `end`: where the text of the article begins. */
export function findSecondFields(text: string, body: number): { start: number; end: number } | undefined {
  const written = text.slice(body).trimStart();
  const start = text.length - written.length;
  const found = block.exec(written);
  return found ? { start, end: start + found[0].length } : undefined;
}

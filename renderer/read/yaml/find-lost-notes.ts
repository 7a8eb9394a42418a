/**
 * A branch's memory of a replaced value that has lost its # (`price: 24000 head office: 199.99, 2026-05-03`). Otherwise
 * it would be reported as whatever YAML reads, and a hint to put all of it in quotation marks would publish the note.
 */
const note = /(?<=[ \t])head office[ \t]*:[^#\n]*,[ \t]*\d{4}-\d{2}-\d{2}[ \t]*\r?$/gm;

/** `text`: with each of them turned into a comment of the same length. */
export function findLostNotes(text: string): { text: string; offsets: readonly number[] } {
  const offsets = [...text.matchAll(note)]
    .map(({ index }) => index)
    .filter((offset) => !/[ \t]#/.test(text.slice(text.lastIndexOf('\n', offset) + 1, offset)));
  const marked = offsets.reduce(
    (left, offset) => `${left.slice(0, offset)}# ${left.slice(offset + 2)}`,
    text,
  );
  return { text: marked, offsets };
}

/** Offsets within the whole text: the YAML between the fences, and where the body starts. */
export type FrontMatter =
  | { kind: 'found'; start: number; end: number; body: number }
  | { kind: 'missing' }
  /** A first fence, and no second one. */
  | { kind: 'open' }
  /** `---js` and the like, which other programs would execute. */
  | { kind: 'language'; name: string };

export function splitFrontMatter(text: string): FrontMatter {
  const opening = /^---[ \t]*([^\s-][^\r\n]*?)?[ \t]*(?:\r?\n|$)/.exec(text);
  if (!opening) return { kind: 'missing' };
  if (opening[1] !== undefined && !/^ya?ml$/i.test(opening[1])) return { kind: 'language', name: opening[1] };
  const start = opening[0].length;
  const closing = /^---[ \t]*(?:\r?\n|$)/m;
  const found = closing.exec(text.slice(start));
  if (!found) return { kind: 'open' };
  const end = start + found.index;
  return { kind: 'found', start, end, body: end + found[0].length };
}

/** Offsets within the whole text: the YAML between the fences, and where the body starts. */
export type FrontMatter =
  /** `early`: where lines stand that would end it although more fields follow. */
  | { kind: 'found'; start: number; end: number; body: number; early: readonly number[] }
  | { kind: 'missing' }
  /** A first fence, and no second one; where the fields seem to end. */
  | { kind: 'open'; start: number; end: number; body: number }
  /** `---js` and the like, which other programs would execute. */
  | { kind: 'language'; name: string };

export function splitFrontMatter(text: string): FrontMatter {
  const opening = /^---[ \t]*([^\s-][^\r\n]*?)?[ \t]*(?:\r?\n|$)/.exec(text);
  if (!opening) return { kind: 'missing' };
  if (opening[1] !== undefined && !/^ya?ml$/i.test(opening[1])) return { kind: 'language', name: opening[1] };
  const start = opening[0].length;
  const closing = /^---[ \t]*(?:\r?\n|$)/m;
  const found = closing.exec(text.slice(start));
  const prose = findProse(text, start, found ? start + found.index : text.length);
  if (prose !== undefined) return { kind: 'open', start, end: prose, body: prose };
  if (!found) return { kind: 'open', start, end: text.length, body: text.length };
  const early: number[] = [];
  let end = start + found.index;
  let body = end + found[0].length;
  for (let more = moreFields(text, body); more; more = moreFields(text, body)) {
    early.push(end);
    end = more.end;
    body = more.body;
  }
  return { kind: 'found', start, end, body, early };
}

/** Where text begins below an empty line although the fields have not ended. */
function findProse(text: string, start: number, end: number): number | undefined {
  const empty = /^[ \t]*\r?\n(?=[^\s])/gm;
  for (const { 0: line, index } of text.slice(start, end).matchAll(empty)) {
    const next = start + index + line.length;
    const newline = text.indexOf('\n', next);
    const written = text.slice(next, newline === -1 ? text.length : newline);
    // A comment has one #; a heading of an article has more.
    if (!isOfFields(written) || /^#{2,6} \S/.test(written)) return start + index;
  }
  return undefined;
}

/** Fields that follow on the line that ends them, and the line that does end them. */
function moreFields(text: string, start: number): { end: number; body: number } | undefined {
  const rest = text.slice(start, start + farthest);
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (!closing) return undefined;
  const [first = '', ...others] = rest.slice(0, closing.index).split('\n').slice(0, -1);
  if (!/^[A-Za-z][\w-]*:(?:\s|$)/.test(first) || !others.every(isOfFields)) return undefined;
  return { end: start + closing.index, body: start + closing.index + closing[0].length };
}

/** Characters: more than the fields of any article. */
const farthest = 20_000;

/** A field, what stands further in, a thing of a list, a comment. */
function isOfFields(line: string): boolean {
  return /^(?:[A-Za-z][\w-]*:(?:\s|$)|[ \t]|-[ \t]|#|\r?$)/.test(line);
}

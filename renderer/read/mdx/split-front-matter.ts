type Parts = { start: number; end: number; body: number };

export type Fence = { offset: number; written: string };

/** Offsets in the whole text: the YAML between the fences, and the start of the body. */
export type FrontMatter =
  /**
   * `early`: offsets of lines that would end it although more fields follow. `opening`: offset of the first fence,
   * which may be too late. `misspelt`: fences that aren't quite three hyphens, as written.
   */
  | ({ kind: 'found'; opening: number; misspelt: readonly Fence[]; early: readonly number[] } & Parts)
  | { kind: 'missing' }
  /** A first fence without a second; `end`: where the fields seem to end. */
  | ({ kind: 'open' } & Parts)
  /** `---js` and the like, which other programs would execute. */
  | { kind: 'language'; name: string };

/** Common substitutes for three hyphens, typed or made by a word processor. */
const nearly = String.raw`(?!---[ \t]*\r?\n)(?:-{2,}|[–—―]+-*|-+[–—―]+|-(?:[ \t]-)+|_{3,}|\*{3,}|={3,}|~{3,})`;
const indented = String.raw`[ \t]+---`;
const plainOpening = /^((?:[ \t]*\r?\n)*)(---)[ \t]*([^\s-][^\r\n]*)?(?:\r?\n|$)/;
const misspeltOpening = new RegExp(
  String.raw`^((?:[ \t]*\r?\n)*)(${nearly}|${indented})[ \t]*\r?\n(?=[A-Za-z][\w-]*:[ \t\r\n])`,
);
const misspeltClosing = new RegExp(String.raw`^(${nearly})[ \t]*(?:\r?\n|$)`, 'm');
/** Within a text over several lines it isn't a fence, so it counts only if there is no other. */
const indentedClosing = new RegExp(String.raw`^(${nearly}|${indented})[ \t]*(?:\r?\n|$)`, 'm');

export function splitFrontMatter(text: string): FrontMatter {
  const first = plainOpening.exec(text) ?? misspeltOpening.exec(text);
  if (!first) return { kind: 'missing' };
  const [{ length: start }, before = '', written = '', rest] = first;
  const language = rest?.trimEnd();
  if (language !== undefined && !/^ya?ml$/i.test(language)) return { kind: 'language', name: language };
  const opening = before.length;
  const misspelt = written === '---' ? [] : [{ offset: opening, written }];
  const closing = /^---[ \t]*(?:\r?\n|$)/m;
  const found = closing.exec(text.slice(start));
  const prose = findProse(text, start, found ? start + found.index : text.length);
  const end = prose ?? (found ? start + found.index : text.length);
  const fence = (found ? misspeltClosing : indentedClosing).exec(text.slice(start, end));
  if (fence?.[1] && isFields(text.slice(start, start + fence.index))) {
    const offset = start + fence.index;
    const all = [...misspelt, { offset, written: fence[1] }];
    const body = offset + fence[0].length;
    return { kind: 'found', opening, misspelt: all, start, end: offset, body, early: [] };
  }
  if (prose !== undefined || !found) return { kind: 'open', start, end, body: end };
  const early: number[] = [];
  const parts = { start, end, body: end + found[0].length };
  for (let more = moreFields(text, parts.body); more; more = moreFields(text, parts.body)) {
    early.push(parts.end);
    parts.end = more.end;
    parts.body = more.body;
  }
  return { kind: 'found', opening, misspelt, ...parts, early };
}

function isFields(text: string): boolean {
  return text.trim() !== '' && text.split('\n').every(isOfFields);
}

/** Start of a text below an empty line although the fields have not ended. */
function findProse(text: string, start: number, end: number): number | undefined {
  const empty = /^[ \t]*\r?\n(?=[^\s])/gm;
  const fields = text.slice(start, end);
  // A quick test: there is hardly ever such a line.
  if (!/^\n|\s\n/.test(fields)) return undefined;
  for (const { 0: line, index } of fields.matchAll(empty)) {
    const next = start + index + line.length;
    const newline = text.indexOf('\n', next);
    const written = text.slice(next, newline === -1 ? text.length : newline);
    // A comment has one #; a heading of an article has more.
    if (!isOfFields(written) || /^#{2,6} \S/.test(written)) return start + index;
  }
  return undefined;
}

/** Fields that follow a closing fence, and the fence that really ends them. */
function moreFields(text: string, start: number): { end: number; body: number } | undefined {
  const rest = text.slice(start, start + farthest);
  const closing = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  if (!closing) return undefined;
  const [first = '', ...others] = rest.slice(0, closing.index).split('\n').slice(0, -1);
  if (!/^[A-Za-z][\w-]*:(?:\s|$)/.test(first) || !others.every(isOfFields)) return undefined;
  return { end: start + closing.index, body: start + closing.index + closing[0].length };
}

/** In characters: more than the fields of any article. */
const farthest = 20_000;

/** Whether a line is a field, indented, a list item or a comment. */
function isOfFields(line: string): boolean {
  return /^(?:[A-Za-z][\w-]*:(?:\s|$)|[ \t]|-[ \t]|#|\r?$)/.test(line);
}

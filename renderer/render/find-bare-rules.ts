/** A rule of a stylesheet that names elements only. Line and column count from 1. */
export type BareRule = { selector: string; line: number; column: number };

/**
 * The rules of a stylesheet that name elements alone: they style such elements on the whole page,
 * whatever the stylesheet belongs to. Rules within another rule are part of that.
 */
export function findBareRules(text: string): BareRule[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, blank);
  const found: BareRule[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of code.matchAll(/[{};]/g)) {
    const head = code.slice(from, index);
    if (sign === '{' && open.every(isTransparent) && !head.trimStart().startsWith('@'))
      found.push(...bareIn(head).map((one) => placed(text, { ...one, offset: from + one.offset })));
    if (sign === '{') open.push(head.trimStart());
    if (sign === '}') open.pop();
    from = index + 1;
  }
  return found;
}

function blank(piece: string): string {
  return piece.replace(/[^\n]/g, ' ');
}

/** Within these are rules like those around them. */
function isTransparent(head: string): boolean {
  return /^@(?:layer|media|supports|container|starting-style)\b/.test(head);
}

type Selector = { selector: string; offset: number };

function bareIn(head: string): Selector[] {
  return selectorsOf(head).filter(({ selector }) => selector !== '' && !ofOneself.test(selector));
}

/** A class, an id, an attribute, whatever is around, all of the page by intent, or an element with a name of one's own. */
const ofOneself = /[.#[&]|:(?:root|host|target)|(?:^|[\s>+~(,])[a-z]+-/;

/** Those between commas that aren't in brackets. */
function selectorsOf(head: string): Selector[] {
  const ends = [...head.matchAll(/[(),]/g)];
  let depth = 0;
  const cuts = ends.flatMap(({ 0: sign, index }) => {
    if (sign !== ',') depth += sign === '(' ? 1 : -1;
    return sign === ',' && depth === 0 ? [index + 1] : [];
  });
  return [0, ...cuts].map((start, index) => {
    const piece = head.slice(start, (cuts[index] ?? head.length + 1) - 1);
    return { selector: piece.trim(), offset: start + piece.length - piece.trimStart().length };
  });
}

function placed(text: string, { selector, offset }: Selector): BareRule {
  const before = text.slice(0, offset).split('\n');
  return { selector, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

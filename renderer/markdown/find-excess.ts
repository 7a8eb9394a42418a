/**
 * What the Markdown compiler can't bear: beyond these, it ends the process, or takes memory without bound or time that
 * grows with the square (measured with satteri 0.10.5: 8,000 brackets within braces, 16,000 lines with `&amp;` or 12,000
 * quotation marks in a paragraph, 20,000 links in a line with an accent). No text that a person writes comes near.
 */
import type { Root, RootContent } from 'hast';

/** `offset`: of the character with which it is too much. */
export type Excess = {
  kind: 'brackets' | 'quotes' | 'openings' | 'signs' | 'marks' | 'levels';
  offset: number;
};

const most = { brackets: 100, quotes: 2000, openings: 2000, signs: 2000, marks: 2000, levels: 100 };

/** Before the text is given to the compiler. */
export function findExcess(text: string): Excess | undefined {
  return findInLines(text) ?? findInParagraphs(text);
}

/** What begins something within a line: each is looked for from the start of its line. */
const mark = /[[*_`~]+|www\.|:\/\/|@/g;

/** The quotes, lists and lists in lists that a line opens. */
const containers = /(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/y;

function findInLines(text: string): Excess | undefined {
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const deep = end - start > most.levels ? findContainers(text, start) : undefined;
    const long = end - start > most.marks ? findMarks(text, start, end) : undefined;
    if (deep ?? long) return deep ?? long;
    start = end + 1;
  }
  return undefined;
}

function findContainers(text: string, start: number): Excess | undefined {
  containers.lastIndex = start;
  const opened = containers.exec(text)?.[0] ?? '';
  const index = indexBeyond(most.levels, opened, /[^ \t\d]/g);
  return index === undefined ? undefined : { kind: 'levels', offset: start + index };
}

function findMarks(text: string, start: number, end: number): Excess | undefined {
  const index = indexBeyond(most.marks, text.slice(start, end), mark);
  return index === undefined ? undefined : { kind: 'marks', offset: start + index };
}

/** Where the first match after so many begins. Looks no further. */
function indexBeyond(limit: number, text: string, pattern: RegExp): number | undefined {
  let found = 0;
  for (const { index } of text.matchAll(pattern)) {
    found += 1;
    if (found > limit) return index;
  }
  return undefined;
}

/** What the compiler writes as another character: it copies the text of the paragraph for each. */
const sign = /\.{3}|&#?\w{1,40};/y;

function findInParagraphs(text: string): Excess | undefined {
  let quotes = 0;
  let openings = 0;
  let signs = 0;
  let braces = 0;
  let brackets = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (character === '{' || character === '<') openings += 1;
    if (character === '\n' && isBlank(text, offset + 1)) {
      quotes = 0;
      openings = 0;
      signs = 0;
    }
    if (character === '"' || character === "'") quotes += 1;
    else if (character === '&' || character === '.') signs += isSign(text, offset) ? 1 : 0;
    else if (character === '{') braces += 1;
    else if (character === '}') braces = Math.max(0, braces - 1);
    else if (braces > 0 && (character === '[' || character === '(')) brackets += 1;
    else if (brackets > 0 && (character === ']' || character === ')')) brackets -= 1;
    if (quotes > most.quotes) return { kind: 'quotes', offset };
    if (openings > most.openings) return { kind: 'openings', offset };
    if (signs > most.signs) return { kind: 'signs', offset };
    if (braces + brackets > most.brackets) return { kind: 'brackets', offset };
  }
  return undefined;
}

function isSign(text: string, offset: number): boolean {
  sign.lastIndex = offset;
  return sign.test(text);
}

function isBlank(text: string, start: number): boolean {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
  return at === text.length || text[at] === '\n';
}

/** In what has come back: whoever walks a tree goes one step deeper for each level. What has no place of its own has that of what it is in. */
export function findDepth(tree: Root): Excess | undefined {
  let level = inside(tree, 0);
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > most.levels) return { kind: 'levels', offset: first?.offset ?? 0 };
    level = level.flatMap(({ node, offset }) => inside(node, offset));
  }
  return undefined;
}

function inside(node: Root | RootContent, around: number): { node: RootContent; offset: number }[] {
  if (!('children' in node)) return [];
  return node.children.map((inner) => ({ node: inner, offset: inner.position?.start.offset ?? around }));
}

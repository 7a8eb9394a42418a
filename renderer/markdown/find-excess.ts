/**
 * The limits of the Markdown compiler: beyond them it crashes, or takes unbounded memory or quadratic time (measured
 * with satteri 0.10.5: 8,000 brackets within braces, 16,000 lines with `&amp;` or 12,000 quotation marks in a
 * paragraph, 20,000 links in a line with an accent, a table with a head of 300 cells over 3,000 rows of one, each of
 * which it fills up to 300). No text that a person writes comes near.
 */
import type { Root, RootContent } from 'hast';

/** `offset`: of the first character beyond the limit. */
export type Excess = {
  kind: 'brackets' | 'quotes' | 'openings' | 'signs' | 'marks' | 'levels' | 'cells';
  offset: number;
};

const most = {
  brackets: 100,
  quotes: 2000,
  openings: 2000,
  signs: 2000,
  marks: 2000,
  levels: 100,
  cells: 50_000,
};

/** Call before compiling the text. */
export function findExcess(text: string): Excess | undefined {
  return (
    findInLines(text) ?? findInTables(text) ?? (mayHoldTooMuch(text) ? findInParagraphs(text) : undefined)
  );
}

/** Whether the whole text has more of something than a paragraph may have. Nearly always it hasn’t. */
function mayHoldTooMuch(text: string): boolean {
  const openings = count(text, '{');
  const inBraces = openings === 0 ? 0 : openings + count(text, '[') + count(text, '(');
  return (
    inBraces > most.brackets ||
    openings + count(text, '<') > most.openings ||
    count(text, '"') + count(text, "'") > most.quotes ||
    count(text, '.') + count(text, '&') > most.signs
  );
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}

/** The start of an inline construct: each is searched for from the start of its line. */
const mark = /[[*_`~]+|www\.|:\/\/|@/g;

/** The quotes, lists and nested lists that a line opens. */
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
  if (opened.length <= most.levels) return undefined;
  const index = indexBeyond(most.levels, opened, /[^ \t\d]/g);
  return index === undefined ? undefined : { kind: 'levels', offset: start + index };
}

function findMarks(text: string, start: number, end: number): Excess | undefined {
  const index = indexBeyond(most.marks, text.slice(start, end), mark);
  return index === undefined ? undefined : { kind: 'marks', offset: start + index };
}

/** The offset of the first match beyond the limit. Looks no further. */
function indexBeyond(limit: number, text: string, pattern: RegExp): number | undefined {
  let found = 0;
  for (const { index } of text.matchAll(pattern)) {
    found += 1;
    if (found > limit) return index;
  }
  return undefined;
}

/** The line below the head of a table: hyphens for each cell, maybe in a quote or a list. */
const rule = /^[ \t>:|-]*$/;

/** Every row has as many cells as the head, whether written or not; the limit is for all tables together. */
function findInTables(text: string): Excess | undefined {
  if (!text.includes('|')) return undefined;
  let cells = 0;
  let columns = 0;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    if (columns > 0) columns = isBlank(text, start) ? 0 : columns;
    else columns = columnsOf(text.slice(start, end).trimEnd());
    cells += columns;
    if (cells > most.cells) return { kind: 'cells', offset: start };
    start = end + 1;
  }
  return undefined;
}

/** 0 for any line but the one below a head. */
function columnsOf(line: string): number {
  return line.includes('|') && rule.test(line) ? (line.match(/-+/g)?.length ?? 0) : 0;
}

/** An entity that the compiler replaces: it copies the text of the paragraph for each. */
const entity = /&#?\w{1,40};/y;

/** Visits every character; few need any work. */
function findInParagraphs(text: string): Excess | undefined {
  const paragraph = { quotes: 0, openings: 0, signs: 0 };
  let braces = 0;
  let brackets = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    if (isOrdinary(text.charCodeAt(offset))) continue;
    switch (text[offset]) {
      case '\n':
        if (isBlank(text, offset + 1)) Object.assign(paragraph, { quotes: 0, openings: 0, signs: 0 });
        break;
      case '"':
      case "'":
        paragraph.quotes += 1;
        if (paragraph.quotes > most.quotes) return { kind: 'quotes', offset };
        break;
      case '&':
      case '.':
        if (isSign(text, offset)) paragraph.signs += 1;
        if (paragraph.signs > most.signs) return { kind: 'signs', offset };
        break;
      case '<':
      case '{':
        paragraph.openings += 1;
        if (text[offset] === '{') braces += 1;
        if (paragraph.openings > most.openings) return { kind: 'openings', offset };
        if (braces + brackets > most.brackets) return { kind: 'brackets', offset };
        break;
      case '}':
        braces = Math.max(0, braces - 1);
        break;
      case '[':
      case '(':
        if (braces > 0) brackets += 1;
        if (braces + brackets > most.brackets) return { kind: 'brackets', offset };
        break;
      case ']':
      case ')':
        if (brackets > 0) brackets -= 1;
        break;
    }
  }
  return undefined;
}

/** A space or a lower-case letter, like most characters. */
function isOrdinary(code: number): boolean {
  return code === 0x20 || (code >= 0x61 && code <= 0x7a);
}

function isSign(text: string, offset: number): boolean {
  if (text[offset] === '.') return text[offset + 1] === '.' && text[offset + 2] === '.';
  entity.lastIndex = offset;
  return entity.test(text);
}

function isBlank(text: string, start: number): boolean {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
  return at === text.length || text[at] === '\n';
}

/** For the compiled tree: recursion goes one step deeper for each level. A node without a position has its parent's. */
export function findDepth(tree: Root): Excess | undefined {
  if (!isDeeper(tree.children, most.levels)) return undefined;
  let level: readonly Within[] = [{ nodes: tree.children, around: 0 }];
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (first && depth > most.levels)
      return { kind: 'levels', offset: offsetOf(first.nodes[0], first.around) };
    level = level.flatMap(inside);
  }
  return undefined;
}

/** Whether there are nodes more than this many levels deep. Looks no deeper. */
function isDeeper(nodes: readonly RootContent[], levels: number): boolean {
  if (levels < 0) return nodes.length > 0;
  for (const node of nodes) if ('children' in node && isDeeper(node.children, levels - 1)) return true;
  return false;
}

/** The child nodes of one node, at least one. */
type Within = { nodes: readonly RootContent[]; around: number };

function inside({ nodes, around }: Within): Within[] {
  const found: Within[] = [];
  for (const node of nodes)
    if ('children' in node && node.children.length > 0)
      found.push({ nodes: node.children, around: offsetOf(node, around) });
  return found;
}

function offsetOf(node: RootContent | undefined, around: number): number {
  return node?.position?.start.offset ?? around;
}

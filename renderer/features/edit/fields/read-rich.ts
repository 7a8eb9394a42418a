import type { Element, RootContent } from 'hast';
import { parseInlineMarkdown, parseMdx, parsePlainMarkdown } from '../../../markdown/parse-markdown.ts';
import { textFromHast } from '../../../markdown/text-from-hast.ts';
import type { RichBlock, RichMark, RichPiece } from './rich-block.ts';

/**
 * A block of an article in pieces, which together are its text; undefined unless it is one paragraph or heading that has
 * words. `isPlain`: in a file of plain Markdown.
 */
export function readRich(text: string, isPlain: boolean): RichBlock | undefined {
  if (text === '') return { level: 0, open: '', close: '', pieces: [] };
  const read = (isPlain ? parsePlainMarkdown : parseMdx)(text);
  const [block, ...others] = read.kind === 'tree' ? read.tree.children : [];
  if (block?.type !== 'element' || others.length > 0 || startOf(block) !== 0 || endOf(block) !== text.length)
    return undefined;
  const level = levelOf(block, text);
  if (level === undefined) return undefined;
  const [start, end] = level === 0 ? [0, text.length] : innerOf(block);
  const pieces = piecesOf(block.children, { text, start, end, marks: [] });
  if (!pieces?.some(({ kind, text: words }) => kind !== 'part' && words.trim() !== '')) return undefined;
  return { level, open: text.slice(0, start), close: text.slice(end), pieces };
}

/** Zero for a paragraph; undefined for any other block. */
function levelOf({ tagName }: Element, text: string): number | undefined {
  if (tagName === 'p') return 0;
  const isMarked = /^#{1,6}[ \t]+\S/.test(text) && !text.includes('\n');
  return isMarked && /^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : undefined;
}

type RichStretch = { text: string; start: number; end: number; marks: readonly RichMark[] };

/** Undefined if a part of it can’t be told from another. */
function piecesOf(nodes: readonly RootContent[], stretch: RichStretch): RichPiece[] | undefined {
  const { text, marks } = stretch;
  const pieces: RichPiece[] = [];
  let at = stretch.start;
  for (const node of nodes) {
    const isWords = node.type === 'text' || /Expression$/.test(node.type) || isBareAddress(node, text);
    if (isWords) continue;
    const [start, end] = [startOf(node), endOf(node)];
    const inner = start >= at && end <= stretch.end ? inNode(node, { text, start, end, marks }) : undefined;
    if (!inner) return undefined;
    pieces.push(...wordsIn(text.slice(at, start), marks), ...inner);
    at = end;
  }
  return [...pieces, ...wordsIn(text.slice(at, stretch.end), marks)];
}

function inNode(node: RootContent, stretch: RichStretch): RichPiece[] | undefined {
  const { text, start, end, marks } = stretch;
  const source = text.slice(start, end);
  if (node.type === 'element' && node.tagName === 'br') return [{ kind: 'break', text: '\n', source, marks }];
  const code = node.type === 'element' && node.tagName === 'code' ? codeIn(source) : undefined;
  if (code) return [{ kind: 'text', ...code.inner, marks: [...marks, code.mark] }];
  const mark = node.type === 'element' ? markOf(node, text) : undefined;
  if (node.type !== 'element' || !mark)
    return [{ kind: 'part', text: shownFor(node, source), source, marks }];
  const [from, until] = innerOf(node);
  return piecesOf(node.children, { text, start: from, end: until, marks: [...marks, mark] });
}

/** Undefined if it is written in a way that an editor of words can’t keep. */
function markOf(node: Element, text: string): RichMark | undefined {
  const [from, until] = innerOf(node);
  if (!(from < until)) return undefined;
  const [open, close] = [text.slice(startOf(node), from), text.slice(until, endOf(node))];
  const form = forms.get(node.tagName);
  return form?.written.test(`${open} ${close}`) ? { kind: form.kind, open, close } : undefined;
}

const forms: ReadonlyMap<string, { kind: RichMark['kind']; written: RegExp }> = new Map([
  ['strong', { kind: 'strong', written: /^(?:\*\* \*\*|__ __)$/ }],
  ['em', { kind: 'emphasis', written: /^(?:\* \*|_ _)$/ }],
  ['a', { kind: 'link', written: /^\[ \]\([^\n]*\)$/ }],
]);

function codeIn(source: string): { inner: { text: string; source: string }; mark: RichMark } | undefined {
  const fence = /^`+/.exec(source)?.[0] ?? '';
  const padded = source.slice(fence.length, source.length - fence.length);
  if (fence === '' || !source.endsWith(fence) || padded.trim() === '' || padded.includes('\n'))
    return undefined;
  const pad = padded.startsWith(' ') && padded.endsWith(' ') ? ' ' : '';
  const text = padded.slice(pad.length, padded.length - pad.length);
  return { inner: { text, source: text }, mark: { kind: 'code', open: fence + pad, close: pad + fence } };
}

/** Characters that are written in another way than they are read, notes, names, and line breaks that aren’t seen. */
const special =
  /(\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|\r?\n[ \t]*)|(\[\^[^[\]\s]+\]|\{[^{}\n]*\})/gi;

function wordsIn(text: string, marks: readonly RichMark[]): RichPiece[] {
  const pieces: RichPiece[] = [];
  const add = (kind: RichPiece['kind'], source: string, shown: string) => {
    if (source !== '') pieces.push({ kind, text: shown, source, marks });
  };
  let at = 0;
  for (const { index, 0: source, 1: written } of text.matchAll(special)) {
    add('text', text.slice(at, index), text.slice(at, index));
    if (written === undefined) add('part', source, source);
    else add('written', source, readWritten(source));
    at = index + source.length;
  }
  add('text', text.slice(at), text.slice(at));
  return pieces;
}

function readWritten(source: string): string {
  if (source.startsWith('\\')) return source.slice(1);
  return source.startsWith('&') ? textFromHast(parseInlineMarkdown(source).children, (text) => text) : ' ';
}

/** An address that is its own link. */
function isBareAddress(node: RootContent, text: string): boolean {
  const written = text.slice(startOf(node), endOf(node));
  return node.type === 'element' && node.tagName === 'a' && /^[^[<]/.test(written);
}

function shownFor(node: RootContent, source: string): string {
  const words = textFromHast([node], (text) => text).trim();
  const alt = node.type === 'element' ? String(node.properties.alt ?? '') : '';
  return words || alt || source;
}

function innerOf({ children }: Element): [number, number] {
  const [first, last] = [children[0], children.at(-1)];
  return [first ? startOf(first) : Number.NaN, last ? endOf(last) : Number.NaN];
}

function startOf({ position }: RootContent): number {
  return position?.start.offset ?? Number.NaN;
}

function endOf({ position }: RootContent): number {
  return position?.end.offset ?? Number.NaN;
}

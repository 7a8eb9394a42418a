import { hasCjk, isCjk, wideSigns } from '../../diagnostics/words/wide-letters.ts';
import { anyStandIn, hideUnits, type Sort } from './stand-ins.ts';

/**
 * Markdown is made for languages that put spaces between words. Chinese, Japanese and Korean don't, so the compiler
 * sees no end of bold words after 。 and takes what follows an address for a part of it. While it works, characters next
 * to such marks are replaced by stand-ins of another class, one for one:
 * - Emphasis begins and ends as in the proposed amendment of CommonMark: East Asian punctuation next to a mark counts
 *   as a letter, and next to other punctuation any East Asian letter counts as punctuation. Only for `*` and `~`: it
 *   changes next to nothing for `_`, which never works within a word.
 *   Source: https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md.
 * - A bare address ends before a full-width sign.
 */
export function hideCjk(text: string): { text: string; reveal?: (text: string) => string } {
  if (!hasCjk(text) || !marked.test(text) || anyStandIn.test(text)) return { text };
  const hidden = hideUnits(text);
  hideEnds(text, hidden.hide);
  hideBesideMarks(text, hidden.hide);
  return hidden.result();
}

/** Hides `length` characters from `start` on; skips those that are hidden already. */
type Hide = (start: number, length: number, sort: Sort) => void;

function hideEnds(text: string, hide: Hide): void {
  for (const { index, 0: address, 1: sign = '' } of text.matchAll(bareAddress))
    hide(index + address.length - sign.length, sign.length, 'end');
}

function hideBesideMarks(text: string, hide: Hide): void {
  const open = new Set<string>();
  for (const { index, 0: run } of text.matchAll(/\*+|~+/g)) {
    const isClosing = open.delete(run);
    if (!isClosing) open.add(run);
    const before = characterBefore(text, index);
    const after = characterAt(text, index + run.length);
    const [start, end] = [index - before.length, index + run.length];
    const [own, next] = [meantAs(before, after), meantAs(after, before)];
    // A letter between two marks (`**(a)**字**(b)**`) can serve only one: the mark that opens before it or closes after
    // it.
    const isOthers = isMark(text.charAt(isClosing ? start - 1 : end + after.length));
    if (own && !(own === 'punctuation' && isClosing && isOthers)) hide(start, before.length, own);
    if (next && !(next === 'punctuation' && !isClosing && isOthers)) hide(end, after.length, next);
  }
}

const marked = /[*~]|https?:|www\./i;

/**
 * Excludes addresses of links in brackets, definitions and attributes. The last part is optional, so that nothing is
 * searched twice.
 */
const bareAddress = new RegExp(
  String.raw`(?<!\]\(|[<"'=]|\]:[ \t]{0,3})(?:https?:\/\/|www\.)[^\s<>${wideSigns}]*([${wideSigns}]?)`,
  'gi',
);

/**
 * The class that the compiler has to see for the character next to a mark, given the one on the other side; undefined
 * if it may see the character itself.
 */
function meantAs(character: string, other: string): Sort | undefined {
  if (!isCjk(character) || isSpace(character) || isSpace(other)) return undefined;
  const isSign = isPunctuation(character);
  if (isCjk(other)) return isSign && !isPunctuation(other) ? 'letter' : undefined;
  if (isPunctuation(other)) return isSign ? undefined : 'punctuation';
  return isSign ? 'letter' : undefined;
}

function isMark(character: string): boolean {
  return character === '*' || character === '~';
}

function isSpace(character: string): boolean {
  return character.trim() === '';
}

function isPunctuation(character: string): boolean {
  return /^[\p{P}\p{S}]/u.test(character);
}

function characterAt(text: string, offset: number): string {
  return offset < text.length ? String.fromCodePoint(text.codePointAt(offset) ?? 0) : '';
}

/** Includes a variation selector. */
function characterBefore(text: string, offset: number): string {
  const start = text.slice(Math.max(0, offset - 4), offset);
  return /\P{M}?[\uFE00-\uFE0E\u{E0100}-\u{E01EF}]?$/u.exec(start)?.[0] ?? '';
}

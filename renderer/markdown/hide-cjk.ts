import { hasCjk, isCjk, wideSigns } from '../../diagnostics/words/wide-letters.ts';
import { anyStandIn, hideUnits, type Sort } from './stand-ins.ts';

/**
 * Markdown is made for languages that put spaces between words. Chinese, Japanese and Korean go on without one, so the
 * compiler sees no end of bold words behind 。 and takes what follows an address for a part of it. While it works, signs
 * beside such marks are hidden from it behind characters of the other sort, one for one:
 * - Emphasis begins and ends as the amendment of CommonMark has it: East Asian punctuation beside a mark counts as a
 *   letter, and beside other punctuation any East Asian letter counts as punctuation. Only for `*` and `~`: it changes
 *   next to nothing for `_`, which never works within a word.
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

/** Hides the characters from `start` on; of what is hidden already, nothing. */
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
    // A letter between two marks (`**(a)**字**(b)**`) can please one: that which opens for what is behind it, or closes.
    const isOthers = isMark(text.charAt(isClosing ? start - 1 : end + after.length));
    if (own && !(own === 'punctuation' && isClosing && isOthers)) hide(start, before.length, own);
    if (next && !(next === 'punctuation' && !isClosing && isOthers)) hide(end, after.length, next);
  }
}

const marked = /[*~]|https?:|www\./i;

/** Not the address of a link in brackets, of a definition or of an attribute. What follows is optional, so that nothing is searched twice. */
const bareAddress = new RegExp(
  String.raw`(?<!\]\(|[<"'=]|\]:[ \t]{0,3})(?:https?:\/\/|www\.)[^\s<>${wideSigns}]*([${wideSigns}]?)`,
  'gi',
);

/** As what the compiler has to see the character beside a mark, with regard to the one on the other side; undefined where it may see it as it is. */
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

/** With what chooses its form, a variation selector. */
function characterBefore(text: string, offset: number): string {
  const start = text.slice(Math.max(0, offset - 4), offset);
  return /\P{M}?[\uFE00-\uFE0E\u{E0100}-\u{E01EF}]?$/u.exec(start)?.[0] ?? '';
}

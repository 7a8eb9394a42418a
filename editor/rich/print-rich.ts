import type { RichBlock, RichPiece } from '../contract.ts';
import { escapeWords, wideLetter } from './escape-words.ts';
import { nestMarks, type RichToken } from './nest-marks.ts';

/** The Markdown of a block: what was read is as it was written, and what was typed reads as exactly that. */
export function printRich({ level, open, close, pieces }: RichBlock): string {
  const tokens = joinWords(
    trimmed(nestMarks(pieces.map((piece, at) => withBreak(piece, level, pieces.slice(at + 1))))),
  );
  settleSigns(tokens);
  const hidden = lettersToHide(tokens);
  const isWide = pieces.some((piece) => wideLetter.test(piece.text));
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const isRepeated = text.endsWith('\n') || text === '';
    if (token.kind === 'mark') text += token.pair.sign;
    else if (token.kind === 'solid') text += isRepeated && token.source.trim() === '' ? '' : token.source;
    else text += wordsOf(token, { index, tokens, text, level, hidden, isWide });
  }
  return open + text + close;
}

/** A heading has one line, and a line that begins with a name or a tag may be nothing else. */
function withBreak(piece: RichPiece, level: number, after: readonly RichPiece[]): RichPiece {
  if (piece.kind !== 'break') return piece;
  const next = after.find(({ text }) => text.trim() !== '');
  const isAlone = next?.kind === 'part' || next?.text.trimStart().startsWith('{');
  return { ...piece, source: level > 0 ? ' ' : isAlone ? '<br>' : piece.source };
}

type Words = Extract<RichToken, { kind: 'words' }>;
type Printing = {
  index: number;
  tokens: readonly RichToken[];
  text: string;
  level: number;
  hidden: HiddenEnds;
  isWide: boolean;
};

function wordsOf(token: Words, { index, tokens, text, level, hidden, isWide }: Printing): string {
  const next = firstOf(tokens[index + 1]);
  const ends = hidden.get(token);
  const letters = [...(/^\s$/.test(next) ? token.text.trimEnd() : token.text)];
  const first = ends?.has('first') ? asEntity(letters.shift()) : '';
  const last = ends?.has('last') ? asEntity(letters.pop()) : '';
  const around = {
    before: text + first,
    next: last.charAt(0) || next,
    level,
    isLinked: token.isLinked,
    isWide,
  };
  return first + escapeWords(letters.join(''), around) + last;
}

function asEntity(letter: string | undefined): string {
  return letter === undefined ? '' : `&#${letter.codePointAt(0)};`;
}

function joinWords(tokens: readonly RichToken[]): RichToken[] {
  const joined: RichToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === 'words' && last?.kind === 'words' && last.isLinked === token.isLinked)
      joined[joined.length - 1] = { ...last, text: last.text + token.text };
    else joined.push(token);
  }
  return joined;
}

/** Without spaces and line breaks at both ends. */
function trimmed(tokens: readonly RichToken[]): RichToken[] {
  const isBlank = (token: RichToken) =>
    token.kind === 'words'
      ? token.text.trim() === ''
      : token.kind === 'solid' && /^(?:\\?\s+|<br ?\/?>)$/i.test(token.source);
  const start = tokens.findIndex((token) => !isBlank(token));
  const end = tokens.findLastIndex((token) => !isBlank(token));
  return start < 0 ? [] : tokens.slice(start, end + 1);
}

type SignGroup = { signs: Extract<RichToken, { kind: 'mark' }>[]; left?: RichToken; right?: RichToken };

/** Signs that follow each other. */
function groupsOf(tokens: readonly RichToken[]): SignGroup[] {
  const groups: SignGroup[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'mark') continue;
    const left = tokens[index - 1];
    if (left?.kind === 'mark') groups.at(-1)?.signs.push(token);
    else groups.push({ signs: [token], ...(left && { left }) });
    const group = groups.at(-1);
    const right = tokens[index + 1];
    if (group && right) group.right = right;
  }
  return groups;
}

/** Changes signs that wouldn’t work where they are: `_` within a word, and `*` behind the end of other `*`. */
function settleSigns(tokens: readonly RichToken[]): void {
  for (const { signs, left, right } of groupsOf(tokens)) {
    for (const { pair, edge } of signs) {
      const isInWord = !isOpenSpace(edge === 'open' ? lastOf(left) : firstOf(right));
      if (pair.sign.startsWith('_') && isInWord) pair.sign = pair.sign.replaceAll('_', '*');
    }
  }
  for (const { signs } of groupsOf(tokens)) {
    if (new Set(signs.map(({ edge }) => edge)).size < 2) continue;
    for (const { pair } of signs) if (pair.sign === '*') pair.sign = '_';
  }
}

type HiddenEnds = Map<RichToken, Set<'first' | 'last'>>;

/** The letters next to signs that, written as letters, would keep these from being read as signs (CommonMark, 6.2). */
function lettersToHide(tokens: readonly RichToken[]): HiddenEnds {
  const hidden: HiddenEnds = new Map();
  const hide = (token: RichToken | undefined, end: 'first' | 'last') => {
    if (token?.kind === 'words') hidden.set(token, new Set(hidden.get(token)).add(end));
  };
  const groups = groupsOf(tokens);
  // Two rounds: a single letter may be next to two signs.
  for (const [at, group] of [...groups, ...groups].entries()) {
    const { signs, left, right } = group;
    if (isTorn(group, groups[(at % groups.length) + 1], hidden)) hide(right, 'first');
    const [before, after] = [lastOf(left, hidden), firstOf(right, hidden)];
    const isMixed = new Set(signs.map(({ pair }) => pair.sign.charAt(0))).size > 1;
    const [first, last] = [signs[0], signs.at(-1)];
    const works = (inner: string, outer: string, sign: string) =>
      isOpenSpace(outer) || (isLetter(inner) && !isMixed && !sign.startsWith('_'));
    if (first?.edge === 'open' && !works(after, before, first.pair.sign)) hide(left, 'last');
    if (last?.edge === 'close' && !works(before, after, last.pair.sign)) hide(right, 'first');
  }
  return hidden;
}

/** A single East Asian letter between two signs serves only one of them if there is punctuation beyond either. */
function isTorn(before: SignGroup, behind: SignGroup | undefined, hidden: HiddenEnds): boolean {
  const token = before.right;
  if (token?.kind !== 'words' || behind?.left !== token || !/^.$/su.test(token.text)) return false;
  const beyond = [lastOf(before.left, hidden), firstOf(behind.right, hidden)];
  const isMixed = new Set([...before.signs, ...behind.signs].map(({ pair }) => pair.sign.charAt(0))).size > 1;
  return wideLetter.test(token.text) && (isMixed || beyond.some((letter) => /^[\p{P}\p{S}]/u.test(letter)));
}

/** East Asian signs count as letters (see `hide-cjk.ts`). */
function isLetter(character: string): boolean {
  return /^[\p{L}\p{N}\p{M}\u3000-\u303f\uff00-\uffef]$/u.test(character);
}

/** A space, a sign or the end of the text. */
function isOpenSpace(character: string): boolean {
  return character === '' || (/^[\s\p{P}$+<=>^`|~]$/u.test(character) && !isLetter(character));
}

function firstOf(token: RichToken | undefined, hidden?: HiddenEnds): string {
  if (token === undefined) return '';
  if (token.kind === 'mark') return token.pair.sign.charAt(0);
  const [first = '', ...others] = textOf(token);
  return others.length === 0 && hidden?.has(token) ? '&' : first;
}

function lastOf(token: RichToken | undefined, hidden?: HiddenEnds): string {
  if (token === undefined || token.kind === 'mark') return '';
  const letters = [...textOf(token)];
  return letters.length === 1 && hidden?.has(token) ? ';' : (letters.at(-1) ?? '');
}

function textOf(token: Exclude<RichToken, { kind: 'mark' }>): string {
  return token.kind === 'words' ? token.text : token.source;
}

/**
 * `before`: what is written so far. `next`: the first character of what follows. `level`: of the heading. `isWide`:
 * whether the block has East Asian letters.
 */
export type WordsAround = { before: string; next: string; level: number; isLinked: boolean; isWide: boolean };

/** Words as Markdown that reads as exactly these words. A name in braces stays a name. */
export function escapeWords(words: string, around: WordsAround): string {
  const { before, next, level, isLinked, isWide } = around;
  const isFirst = before === '';
  const isLineStart = isFirst || before.endsWith('\n');
  const text = isLineStart ? words.trimStart() : words;
  const escaped = text.replace(signs, (sign, offset: number) => {
    const left = text.charAt(offset - 1) || before.slice(-1);
    const right = text.charAt(offset + 1) || next;
    if (sign.length > 1) return sign;
    if (sign === '*' && /^[^\S\n]$/.test(left) && /^\s$/.test(right)) return sign;
    // They count as marks next to East Asian letters, with or without a backslash (see `hide-cjk.ts`).
    if (isWide && /[*~]/.test(sign)) return `&#${sign.charCodeAt(0)};`;
    if (sign === '_' && letter.test(left) && letter.test(right)) return sign;
    if (sign === ']' && !isLinked) return sign;
    if (sign === '!' && right !== '[') return sign;
    if (sign === '&' && !entity.test(text.slice(offset))) return sign;
    // Braces are sought without regard to backslashes.
    return braces.get(sign) ?? `\\${sign}`;
  });
  const begun = before.endsWith(']') ? escaped.replace(/^[:(]/, '\\$&') : escaped;
  if (level > 0) return next === '' ? begun.replace(/(^|\s)(#+\s*)$/, '$1\\$2') : begun;
  return isLineStart ? escapeStart(begun, isFirst) : begun;
}

/** Names of values, and characters that may be notation. */
const signs = /\{[a-z][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+\}|[\\`*_[\]<{}~!&]/g;
const braces = new Map([
  ['{', '&#123;'],
  ['}', '&#125;'],
]);
const entity = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const letter = /[\p{L}\p{N}]/u;

/** What begins a list, a quote, a heading, a table or, in MDX, a program. */
function escapeStart(text: string, isFirst: boolean): string {
  if (isFirst && /^(?:import|export)\b/.test(text)) return `&#${text.charCodeAt(0)};${text.slice(1)}`;
  const sign = isFirst ? starts : startsBelow;
  return text.replace(sign, '\\$&').replace(/^\d{1,9}(?=[.)](?:\s|$))/, '$&\\');
}

const starts = /^(?:#{1,6}(?=\s|$)|[-+](?=[-\s]|$)|>|=+\s*$)/;
const startsBelow = /^(?:#{1,6}(?=\s|$)|[-+](?=[-\s|:]|$)|[>|:]|=+\s*$)/;

/** A character of a language that puts no spaces between words. */
export const wideLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

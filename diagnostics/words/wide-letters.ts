/**
 * The letters and signs of Chinese, Japanese and Korean that are as wide as they are high, next to which Markdown and
 * CSS behave differently. JavaScript has no property for a character's width, so these are the ranges.
 */

/**
 * East Asian width W, F or H, without emoji, and Hangul. Source: “CJK character” of the CommonMark amendment,
 * https://github.com/tats-u/markdown-cjk-friendly/blob/main/ranges.md (Unicode 16).
 */
const cjk =
  String.raw`\u1100-\u11FF\u20A9\u2329\u232A\u2630-\u2637\u268A-\u268F\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5` +
  String.raw`\u2FF0-\u303E\u3041-\u3096\u3099-\u30FF\u3105-\u312F\u3131-\u318E\u3190-\u31E5\u31EF-\u321E` +
  String.raw`\u3220-\u3247\u3250-\uA48C\uA490-\uA4C6\uA960-\uA97C\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB` +
  String.raw`\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE66\uFE68-\uFE6B\uFF01-\uFFBE\uFFC2-\uFFC7` +
  String.raw`\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC\uFFE0-\uFFE6\uFFE8-\uFFEE\u{16FE0}-\u{16FE4}` +
  String.raw`\u{16FF0}-\u{16FF6}\u{17000}-\u{18CD5}\u{18CFF}-\u{18D1E}\u{18D80}-\u{18DF2}\u{1AFF0}-\u{1AFFE}` +
  String.raw`\u{1B000}-\u{1B122}\u{1B132}\u{1B150}-\u{1B152}\u{1B155}\u{1B164}-\u{1B167}\u{1B170}-\u{1B2FB}` +
  String.raw`\u{1D300}-\u{1D356}\u{1D360}-\u{1D376}\u{1F200}\u{1F202}\u{1F210}-\u{1F219}\u{1F21B}-\u{1F22E}` +
  String.raw`\u{1F230}\u{1F231}\u{1F237}\u{1F23B}\u{1F240}-\u{1F248}\u{1F260}-\u{1F265}\u{20000}-\u{3FFFD}`;

const anyCjk = new RegExp(`[${cjk}]`, 'u');

export function isCjk(character: string): boolean {
  return character > '\u10FF' && anyCjk.test(character);
}

/** Whether a text has any such character: most have none from that range on but `‘’“”–—…€™`. */
export function hasCjk(text: string): boolean {
  return beyondLatin.test(text) && anyCjk.test(text);
}

const beyondLatin = /[\u1100-\u1FFF\u20A9\u2329-\uFFFF]/;

/** Korean puts spaces between words; the wide space is one already. */
const joined = String.raw`(?![\u3000\p{Script=Hangul}])[${cjk}]`;
/** These take the width of their neighbour. A mark belongs to its letter. */
const betweens = String.raw`[\u2018\u2019\u201C\u201D\u2014\u2015\u2026\u00B7\u2027\p{M}]{0,4}`;
const endsWide = new RegExp(`(?:${joined})${betweens}$`, 'u');
const beginsWide = new RegExp(`^${betweens}(?:${joined})`, 'u');

/**
 * Whether two lines that were broken apart are joined without a space: both sides are wide, and neither is Korean.
 * Quotation marks, dashes and dots take the width of their neighbour. Source:
 * https://www.w3.org/TR/css-text-3/#line-break-transform.
 */
export function joinsLines(before: string, after: string): boolean {
  return endsWide.test(before.slice(-reach)) && beginsWide.test(after.slice(0, reach));
}

/** In UTF-16 units: a letter, and whatever may come between it and the end of the line. */
const reach = 12;

/** For a character class: full-width signs, which end an address. Not the dot between two words of a name. */
export const wideSigns =
  String.raw`\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE66` +
  String.raw`\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF64`;

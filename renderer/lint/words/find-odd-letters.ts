import { oddLetters, privateSign } from '../../../diagnostics/messages/debris.ts';
import { type Debris, short } from '../debris.ts';

/**
 * Mathematical, circled, raised, small-capital or full-width letters, and ligatures, which social networks and PDF
 * files use in place of letters. A single one may be a variable.
 */
const dressed = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A\u24B6-\u24E9\u{1F130}-\u{1F149}]/u.source;
const ligature = /[\uFB00-\uFB06]/.source;
const words = new RegExp(
  `(?:\\p{L}|${ligature})*${ligature}(?:\\p{L}|${ligature})*|${dressed}(?: ?${dressed})+`,
  'gu',
);
const privateUse = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;
/** Sites in these scripts may use full-width Latin letters. */
const wideScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Finds lookalikes used in place of letters, and private-use characters that only one typeface has. */
export function findOddLetters(prose: string): Debris[] {
  if (!/[\u24B6-\u24E9\uD800-\uDFFF\uE000-\uF8FF\uFB00-\uFB06\uFF21-\uFF5A]/.test(prose)) return [];
  const isWide = wideScripts.test(prose);
  const found = [...prose.matchAll(words)].flatMap(({ 0: written, index }): Debris[] => {
    const meant = written.normalize('NFKC');
    const isOfOwn = isWide && /[\uFF21-\uFF5A]/.test(written);
    return isOfOwn ? [] : [{ offset: index, tell: (place) => oddLetters(place, written, meant) }];
  });
  return [...found, ...findPrivate(prose)];
}

/** Reported once per text: a list has one before each item. */
function findPrivate(prose: string): Debris[] {
  const [first] = prose.matchAll(privateUse);
  if (!first) return [];
  const { 0: sign, index } = first;
  const isFirst = /(?<![^\n])[ \t]*$/.test(prose.slice(0, index).slice(-20));
  const [line = ''] = prose.slice(index + sign.length).split('\n', 1);
  const meant = isFirst && line.trim() !== '' ? `- ${short(line)}` : undefined;
  return [{ offset: index, tell: (place) => privateSign(place, sign, meant) }];
}

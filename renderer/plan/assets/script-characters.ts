/** Which characters the typeface of a script covers. */
import { letterOf } from '../../../kinds/script-runs.ts';

/** Characters that join letters or keep them apart, and the circle that replaces a missing letter. */
const joining = '\u200c\u200d\u25cc';

/** Those of `characters` that belong to the script (`Deva`), with those that belong to any; empty if there are none. */
export function charactersOfScript(characters: string, script: string): string {
  const letter = letterOf(script);
  const own = [...characters].filter((character) => letter.test(character)).join('');
  return own && own + joining;
}

/**
 * In CSS notation: `U+900-97F,U+200C-200D`. Letters are rounded to their whole block of 128, so that what a visitor
 * types is in the same typeface as far as possible, and the range stays the same while texts change.
 */
export function unicodeRange(characters: string): string {
  const blocks = [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((point) => !joining.includes(String.fromCodePoint(point)))
    .map((point) => point >> 7);
  const ranges: { first: number; last: number }[] = [];
  for (const block of [...new Set(blocks)].sort((one, other) => one - other)) {
    const before = ranges.at(-1);
    if (before && before.last === block - 1) before.last = block;
    else ranges.push({ first: block, last: block });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  const printed = ranges.map(({ first, last }) => `U+${hex(first << 7)}-${hex((last << 7) + 127)}`);
  return [...printed, 'U+200C-200D', 'U+25CC'].join(',');
}

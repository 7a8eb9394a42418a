/** Which characters the typeface of a script is there for. */
import { letterOf } from '../../../kinds/script-runs.ts';

/** What joins letters or keeps them apart, and the circle that stands for a letter which is missing. */
const joining = '\u200c\u200d\u25cc';

/** Of `characters` those of the script (`Deva`), with what belongs to any; nothing where there are none. */
export function charactersOfScript(characters: string, script: string): string {
  const letter = letterOf(script);
  const own = [...characters].filter((character) => letter.test(character)).join('');
  return own && own + joining;
}

/**
 * As CSS writes it: `U+900-97F,U+200C-200D`. Letters go by their whole block of 128, so that what a visitor types is in
 * the same typeface as far as it goes, and the range stays the same while texts change.
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

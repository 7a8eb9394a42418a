import type { Source } from '../../model/source.ts';
import { unusualOf } from '../../plan/assets/derive-typeface.ts';

/** What of a text the rest of the site may depend on: its unusual characters, and which entries it names. */
export type TextMarks = { characters: string; names: readonly string[] };

export function textMarks(source: Source): TextMarks {
  const named = source.text.match(/\{[a-z][\w-]*\.[\w-]+\./gi) ?? [];
  return { characters: unusualOf(source), names: [...new Set(named)].sort() };
}

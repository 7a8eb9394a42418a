import type { Source } from '../model/source.ts';
import { unusualOf } from '../plan/assets/derive-typeface.ts';

/** The parts of a text on which the rest of the site may depend: its unusual characters, and the entries it names. */
export type TextMarks = { characters: string; names: readonly string[] };

export function textMarks(source: Source): TextMarks {
  const named = source.text.match(/\{[a-z][\w-]*\.[\w-]+\./gi) ?? [];
  return { characters: unusualOf(source), names: [...new Set(named)].sort() };
}

/** One line per file, since few of thousands are looked up. */
export function packMarks(marks: ReadonlyMap<string, TextMarks>): string {
  return [...marks].map(([file, one]) => `\n${JSON.stringify(file)} ${JSON.stringify(one)}`).join('');
}

export function marksIn(packed: string, file: string): TextMarks | undefined {
  const start = `\n${JSON.stringify(file)} `;
  const at = packed.indexOf(start);
  if (at < 0) return undefined;
  const end = packed.indexOf('\n', at + start.length);
  return JSON.parse(packed.slice(at + start.length, end < 0 ? undefined : end));
}

import type { Source } from '../model/source.ts';
import { unusualOf } from '../plan/assets/derive-typeface.ts';
import { textDigest } from '../source/content-version.ts';

/**
 * What the rest of the site may depend on in a text: its unusual characters, the entries it names, and for the version
 * of the content its digest.
 */
export type TextMarks = { characters: string; names: readonly string[]; digest: string };

export function textMarks(source: Source): TextMarks {
  const named = source.text.match(/\{[a-z][\w-]*\.[\w-]+\./gi) ?? [];
  return { characters: unusualOf(source), names: [...new Set(named)].sort(), digest: textDigest(source) };
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

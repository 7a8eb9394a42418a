import { standsAlone } from '../../../diagnostics/words/stands-alone.ts';
import type { Glossary } from './read-glossary.ts';

/** `offset` in the text; `term`: as this website spells it. */
export type Spelling = { offset: number; written: string; term: string };

/**
 * Terms of the glossary that a text spells differently. `prose` is as long as the text, with everything blanked that
 * nobody reads.
 */
export function findSpellings(prose: string, { pattern, termOf }: Glossary): Spelling[] {
  return [...prose.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const term = termOf(written);
    if (term === undefined || isSpelled(written, term) || isInName(prose, index, written.length)) return [];
    if (!standsAlone(prose, index, written.length)) return [];
    return [{ offset: index, written, term }];
  });
}

/** At the start of a sentence any term may have a capital. */
function isSpelled(written: string, term: string): boolean {
  const [first = '', ...rest] = term;
  const words = written.normalize('NFC').replace(/\s+/g, ' ');
  return words === term || words === first.toUpperCase() + rest.join('');
}

/** Part of an address, an email or a file or account name, which is spelt as it is. */
function isInName(text: string, start: number, length: number): boolean {
  const before =
    /(?<![^\s"'“”‘’()<>,;])[^\s"'“”‘’()<>,;]*$/.exec(text.slice(Math.max(0, start - reach), start))?.[0] ??
    '';
  const after = /^[^\s"'“”‘’()<>,;]*/.exec(text.slice(start + length, start + length + reach))?.[0] ?? '';
  if (/[@#_=&\\]$|[@/\\]|\.$/.test(before)) return true;
  // The reference of a link, as in [words][name].
  if (before.endsWith('][')) return true;
  return /^[@_=]|^[-\w]*[@_]|^[-\w/]*\.[a-z]{2,}/.test(after);
}

const reach = 100;

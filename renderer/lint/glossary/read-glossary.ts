import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { unspaced } from '../../../diagnostics/words/count-words.ts';
import { wordEnd, wordStart } from '../../../diagnostics/words/letters.ts';

/** `pattern` finds every spelling of every term; `termOf` says which term a spelling is one of. */
export type Glossary = { pattern: RegExp; termOf: (written: string) => string | undefined };

/**
 * The `glossary` of site.yaml; undefined if it has no terms. A term is valid even if another one rejects it; a spelling
 * that two terms claim belongs to the first.
 */
export function readGlossary(settings: Fields): Glossary | undefined {
  const terms = new Map<string, string>();
  const entries = listOf(settings.glossary).flatMap((item) => {
    const { term, not } = fieldsOf(item);
    return isSpelling(term) ? [{ term, not: listOf(not).filter(isSpelling) }] : [];
  });
  for (const { term } of entries) addSpelling(terms, term, term);
  for (const { term, not } of entries) for (const spelling of not) addSpelling(terms, spelling, term);
  if (terms.size === 0) return undefined;
  return {
    pattern: anyOf([...terms.keys()]),
    termOf: (written) => terms.get(termKey(written)),
  };
}

/** In a text without spaces no pattern can find word boundaries: `standsAlone` does. */
function anyOf(spellings: readonly string[]): RegExp {
  // Accented letters may be one character or two.
  const forms = [...new Set(spellings.flatMap((spelling) => [spelling, spelling.normalize('NFD')]))];
  // The longer of two with the same beginning comes first: “OSCE Academy” before “OSCE”.
  const longestFirst = forms.sort((one, other) => other.length - one.length);
  const spaced = longestFirst.filter((form) => !unspaced.test(form)).map(anySpacing);
  const others = longestFirst.filter((form) => unspaced.test(form)).map(anySpacing);
  const patterns = [
    ...(spaced.length > 0 ? [`${wordStart}(?:${spaced.join('|')})${wordEnd}`] : []),
    ...(others.length > 0 ? [String.raw`(?:${others.join('|')})(?!\p{M})`] : []),
  ];
  return new RegExp(patterns.join('|'), 'giu');
}

function isSpelling(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Adds an abbreviation's plural: Osces is OSCEs. */
function addSpelling(terms: Map<string, string>, spelling: string, term: string): void {
  const add = (key: string, meant: string) => terms.has(key) || terms.set(key, meant);
  add(termKey(spelling), term);
  if (/^\p{Lu}{2,}$/u.test(term) && /\p{L}$/u.test(spelling)) add(termKey(`${spelling}s`), `${term}s`);
}

/** The same for spellings that differ only in capitals and spaces. */
export function termKey(spelling: string): string {
  return spelling.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A pattern for the spelling, across line breaks. */
function anySpacing(spelling: string): string {
  return spelling.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+');
}

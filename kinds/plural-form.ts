import type { CountedText } from '../schemas/planned.ts';

/**
 * The words for a count, with their names in braces unfilled: the one text for all numbers, or the form for this one.
 */
export function pluralForm(words: CountedText, count: number): string {
  if (typeof words === 'string') return words;
  const { language, locale: _, other, ...forms } = words;
  const form = new Intl.PluralRules(language).select(count);
  return (form === 'other' ? undefined : forms[form]) ?? other;
}

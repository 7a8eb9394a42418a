import type { Counted } from '../../schemas/planned.ts';

/** A number in words: `1 page found`, `24 pages found`. */
export function countText({ language, locale = language, other, ...forms }: Counted, count: number): string {
  const form = new Intl.PluralRules(language).select(count);
  const words = (form === 'other' ? undefined : forms[form]) ?? other;
  return words.replace('{count}', new Intl.NumberFormat(locale).format(count));
}

/** For none, for one and so on up to `most`: for scripts, which needn't know the rules of a language then. */
export function countTexts(words: Counted, most: number): string[] {
  return Array.from({ length: most + 1 }, (_, count) => countText(words, count));
}

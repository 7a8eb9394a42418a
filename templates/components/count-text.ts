import type { Counted } from '../../schemas/planned.ts';

/** A number in words: `1 page found`, `24 pages found`. */
export function countText(words: Counted, count: number): string {
  return countIn(words)(count);
}

/** For none, for one and so on up to `most`: for scripts, which needn't know the rules of a language then. */
export function countTexts(words: Counted, most: number): string[] {
  return Array.from({ length: most + 1 }, (_, count) => count).map(countIn(words));
}

function countIn({ language, locale = language, other, ...forms }: Counted): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(locale);
  return (count) => {
    const form = rules.select(count);
    const words = (form === 'other' ? undefined : forms[form]) ?? other;
    return words.replace('{count}', numbers.format(count));
  };
}

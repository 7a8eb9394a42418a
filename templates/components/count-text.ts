import type { Counted, CountedText } from '../../schemas/planned.ts';
import { fillPattern } from './fill-pattern.ts';

/** A number with its words: `1 page found`, `24 pages found`. */
export function countText(words: Counted, count: number): string {
  return countIn(words)(count);
}

/** The texts for 0, 1 and so on up to `most`, so that scripts needn't know a language's plural rules. */
export function countTexts(words: Counted, most: number): string[] {
  return Array.from({ length: most + 1 }, (_, count) => count).map(countIn(words));
}

/**
 * Words with numbers in them: `door 3 of 10`. The first number decides the form. A single text for all numbers has
 * plain digits: for a language with its own digits, planning has made forms of it.
 */
export function fillNumbers(
  words: CountedText,
  numbers: Readonly<Record<string, number>>,
  others: Readonly<Record<string, string>> = {},
): string {
  const show = typeof words === 'string' ? String : numberIn(words);
  const shown = Object.entries(numbers).map(([name, number]) => [name, show(number)]);
  const [first = 0] = Object.values(numbers);
  return fillPattern(formFor(words, first), { ...others, ...Object.fromEntries(shown) });
}

/** The words for a count, with their names in braces unfilled. */
export function formFor(words: CountedText, count: number): string {
  return typeof words === 'string' ? words : formIn(words)(count);
}

/** Formats a number with the digits and grouping of the words' locale. */
export function numberIn({ language, locale = language }: Pick<Counted, 'language' | 'locale'>) {
  const numbers = new Intl.NumberFormat(locale);
  // Most typefaces lack the narrow space that French uses between thousands.
  return (number: number): string => numbers.format(number).replaceAll('\u202f', '\u00a0');
}

/** The locale of the words if it has its own digits; otherwise empty. */
export function ownDigits({ language, locale = language }: Pick<Counted, 'language' | 'locale'>) {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  return numberingSystem === 'latn' ? {} : { locale };
}

function countIn(words: Counted): (count: number) => string {
  const [form, number] = [formIn(words), numberIn(words)];
  return (count) => form(count).replace('{count}', number(count));
}

function formIn({ language, locale: _, other, ...forms }: Counted): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) => {
    const form = rules.select(count);
    return (form === 'other' ? undefined : forms[form]) ?? other;
  };
}

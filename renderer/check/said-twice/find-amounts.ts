import type { Finding } from './finding.ts';
import { isAbout, mentionedEntry } from './mentioned-entry.ts';
import type { NamedValue } from './named-value.ts';
import { type ScannedText, sentenceAround } from './scanned-text.ts';
import type { ValueIndex } from './value-index.ts';

/** Sums of money: with the sign of the currency, with its name, or to the penny. */
export function findAmounts(scanned: ScannedText, index: ValueIndex, pattern: RegExp): Finding[] {
  return [...scanned.prose.matchAll(pattern)].flatMap((match): Finding[] => {
    const { 0: written, index: offset, groups = {} } = match;
    const digits = groups.before ?? groups.after ?? groups.bare ?? '';
    const pence = Math.round(Number(digits.replaceAll(',', '')) * 100);
    const sentence = sentenceAround(scanned, offset);
    const values = index.amounts.get(pence);
    if (values) return [{ kind: 'same', offset, written, values: likeliest(values, sentence, scanned) }];
    if (groups.bare !== undefined) return [];
    const entry = mentionedEntry(sentence, index);
    const own = (entry === undefined ? undefined : index.entries.get(entry)) ?? [];
    const amounts = own.filter(({ reading }) => reading.kind === 'amount');
    return amounts.length === 0 ? [] : [{ kind: 'other', offset, written, values: amounts }];
  });
}

/** `£794`, `£1,200.50`, `794 pounds`, `349.99`. Millions and ranges are something else. */
export function amountPattern(currency: string, language: string): RegExp {
  const parts = (display: 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: display })
      .formatToParts(2)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const sign = literal(parts('narrowSymbol'));
  const word = literal(parts('name').split(' ').at(-1) ?? currency);
  const number = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d{1,2})?';
  const end = '(?![\\d.,]*\\d)(?!\\s?(?:million|billion|bn|m|k)\\b)';
  return new RegExp(
    `(?:${sign}|\\b${literal(currency)})\\s?(?<before>${number})${end}` +
      `|(?<![\\w.,])(?<after>${number})\\s?(?:${sign}|${literal(currency)}\\b|${word}\\b)` +
      `|(?<![\\w.,:])(?<bare>\\d[\\d,]*\\.\\d\\d)(?![\\w.,:]*\\d)`,
    'g',
  );
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function likeliest(values: readonly NamedValue[], sentence: string, where: ScannedText): NamedValue[] {
  return values.toSorted(
    (one, other) => Number(isAbout(other, sentence, where)) - Number(isAbout(one, sentence, where)),
  );
}

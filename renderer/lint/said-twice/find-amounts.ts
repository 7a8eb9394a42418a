import type { NamedValue } from '../../check/named-values/named-value.ts';
import type { Finding } from './finding.ts';
import { entryNameOf, isAbout, mentionedEntry, namesNone } from './mentioned-entry.ts';
import { type PlacedText, paragraphAround, sentenceAround } from './placed-text.ts';
import { amountKey, type ValueIndex } from './value-index.ts';

/** How amounts are written in a currency and locale. `worth` converts the digits of one, `1,200.50`, to thousandths. */
export type AmountPattern = { currency: string; pattern: RegExp; worth: (digits: string) => number };

/** Sums of money: with the currency's sign, with its name, or with pence. */
export function findAmounts(
  scanned: PlacedText,
  index: ValueIndex,
  { currency, pattern, worth }: AmountPattern,
): Finding[] {
  const own = `${scanned.collection}.${scanned.id}`;
  return [...scanned.prose.matchAll(pattern)].flatMap((match): Finding[] => {
    const { 0: written, index: offset, groups = {} } = match;
    const thousandths = worth(groups.before ?? groups.after ?? groups.bare ?? '');
    const sentence = sentenceAround(scanned, offset);
    const values = index.amounts.get(amountKey(currency, thousandths));
    const entry = mentionedEntry(sentence, index);
    if (isSaving(scanned.prose, offset, written) && (entry ?? own) === own && index.entries.has(own))
      return [];
    const amounts = amountsOf(entry, index);
    if (values && (amounts.length === 0 || !values.every((value) => isOfAnother(value, entry, amounts))))
      return [{ kind: 'same', offset, written, values: likeliest(values, sentence, scanned) }];
    if (amounts.length > 0) return [{ kind: 'other', offset, written, values: amounts }];
    if (groups.bare !== undefined || !isPrice(sentence, index)) return [];
    const meant = amountsOf(entryAround(scanned, offset, index), index);
    return meant.length === 0 ? [] : [{ kind: 'other', offset, written, values: meant }];
  });
}

/** A saving that an entry mentions in its own file isn't a price; its kind checks it. */
function isSaving(text: string, offset: number, written: string): boolean {
  const before = text.slice(0, offset);
  const after = text.slice(offset + written.length);
  return /\bsav(?:e|ing)s?(?:\s+of)?\s+$/i.test(before) || /^\s+(?:off|discount|cheaper)\b/i.test(after);
}

/**
 * Whether the amount is the price of something, and not an incidental fee: “It costs £99”, “The total price is £99”,
 * and the words for entries of a kind (`courses`). English only: in other languages the sentence has to name the entry.
 */
function isPrice(sentence: string, index: ValueIndex): boolean {
  const kinds = new Set([...index.entries.keys()].map((entry) => entry.split('.')[0]?.replace(/s$/, '')));
  const things = ['it', 'this', 'training', 'package', 'place', ...kinds].join('|');
  return new RegExp(
    `\\b(?:${things})\\b[^.]*\\b(?:costs?|priced?|is|for)\\b|\\b(?:price|total)\\b`,
    'i',
  ).test(sentence);
}

function amountsOf(entry: string | undefined, index: ValueIndex): NamedValue[] {
  const own = (entry === undefined ? undefined : index.entries.get(entry)) ?? [];
  return own.filter(({ reading }) => reading.kind === 'amount');
}

/** The price of one course in a sentence about another: of the same kind, but not one of its own amounts. */
function isOfAnother(value: NamedValue, entry: string | undefined, own: readonly NamedValue[]): boolean {
  const kind = own[0]?.document.collection;
  return value.document.collection === kind && entryNameOf(value) !== entry;
}

/** The one entry that the paragraph mentions; if it mentions none, the one whose own file contains it. */
function entryAround(scanned: PlacedText, offset: number, index: ValueIndex): string | undefined {
  const own = `${scanned.collection}.${scanned.id}`;
  const paragraph = paragraphAround(scanned, offset);
  return (
    mentionedEntry(paragraph, index) ?? (namesNone(paragraph) && index.entries.has(own) ? own : undefined)
  );
}

/** `£794`, `£1,200.50`, `794 pounds`, `349.99`; `रू १२,३४,५६७` in Nepali. Excludes millions and ranges. */
export function amountPattern(currency: string, locale: string): AmountPattern {
  const parts = (display: 'narrowSymbol' | 'symbol' | 'name') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: display })
      .formatToParts(2)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const signs = [...new Set([parts('narrowSymbol'), parts('symbol'), currency])].map(literal);
  const signBefore = signs.map((sign) => (/^\w/.test(sign) ? `\\b${sign}` : sign)).join('|');
  const word = literal(parts('name').split(' ').at(-1) ?? currency);
  const { digits, group, decimal, first, more, worth } = numberNotation(locale);
  const digit = `[${digits}]`;
  const number = `(?:${digit}{1,3}(?:${group}${digit}{${more}})*${group}${digit}{${first}}|${digit}+)(?:${decimal}${digit}{1,3})?`;
  const end = `(?![${digits}.,]*${digit})(?!\\s?(?:million|billion|bn|m|k)\\b)`;
  const pattern = new RegExp(
    `(?:${signBefore})\\s?(?<before>${number})${end}` +
      `|(?<![\\w.,])(?<after>${number})\\s?(?:${signs.join('|')}|${word})(?!\\w)` +
      `|(?<![\\w.,:])(?<bare>${digit}[${digits}${group}]*${decimal}${digit}${digit})(?![\\w.,:]*${digit})`,
    'g',
  );
  return { currency, pattern, worth };
}

/** How a locale writes numbers: `first` digits after the last separator, `more` between two: 3 and 2 in India. */
function numberNotation(locale: string) {
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(123456789.5);
  const partOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const integers = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const [first = 3, more = first] = integers.toReversed();
  const own = Array.from({ length: 10 }, (_, value) => format.format(value));
  const digits = own[0] === '0' ? '0-9' : `0-9${own.join('')}`;
  const inLatin = (text: string) => own.reduce((all, one, value) => all.replaceAll(one, String(value)), text);
  const worth = (digits: string) =>
    Math.round(
      Number(inLatin(digits).replaceAll(partOf('group'), '').replace(partOf('decimal'), '.')) * 1000,
    );
  return { digits, group: literal(partOf('group')), decimal: literal(partOf('decimal')), first, more, worth };
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function likeliest(values: readonly NamedValue[], sentence: string, where: PlacedText): NamedValue[] {
  return values.toSorted(
    (one, other) => Number(isAbout(other, sentence, where)) - Number(isAbout(one, sentence, where)),
  );
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Fields, isFields } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { besideMoney, unnameableFact } from '../../../diagnostics/messages.generated.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { isTooFine, mostDecimals } from '../../../kinds/most-decimals.ts';
import type { Source } from '../../model/source.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import { inventedFields } from '../invented-fields.ts';
import type { Meaning } from '../meaning.ts';
import { isNameable } from '../name-grammar.ts';
import { nearestCurrency } from '../nearest-currency.ts';

/** Values that texts name in braces: a text, a number, an amount of money, a date or a count with its date. */
export const facts: Meaning = {
  name: 'facts',
  holdsNames: false,
  check: ({ document, path, value }: CheckedValue, { settings }: SiteToCheck, report: Report) =>
    checkFacts(path, value, { source: document.source, currency: settings.currency }, report),
  control: 'facts',
  annotations: [],
};

/** `currency`: that of the site, as written. */
type File = { source: Source; currency: unknown };

function checkFacts(path: Path, value: unknown, file: File, report: Report): void {
  if (!isFields(value)) return;
  for (const [name, fact] of Object.entries(value)) checkFact([...path, name], fact, file, report);
}

/** The name of a fact can be written in braces. */
function checkFact(path: Path, value: unknown, file: File, report: Report): void {
  const { source } = file;
  const name = String(path.at(-1));
  if (!isNameable(name)) report(unnameableFact(locate(source, path, 'key'), { name }));
  if (!isFields(value)) return;
  if ('count' in value) checkCount(source, path, value, report);
  else if ('countedOn' in value && 'validDays' in value)
    report(messages.factOfCount(locate(source, [...path, 'countedOn'], 'key'), 'uncounted'));
  if ('date' in value && !isDate(value.date))
    report(messages.factOfDate(locate(source, [...path, 'date']), String(value.date ?? '')));
  if ('money' in value) checkAmount(path, value, file, report);
  else checkFacts(path, value, file, report);
}

/** `{ money: 794 }` in the currency of the site, `{ money: 794, currency: GBP }` in its own. */
function checkAmount(path: Path, fact: Fields, { source, currency: own }: File, report: Report): void {
  const at = (key: string, part?: 'key') => locate(source, [...path, key], part);
  const { money, currency = own, ...others } = fact;
  const [other] = Object.keys(others).filter((key) => !inventedFields.includes(key));
  if (other !== undefined) report(besideMoney(at(other, 'key'), { key: other }));
  if (typeof money !== 'number') report(messages.factOfMoney(at('money'), amountIn(money, own)));
  else if (fact.currency !== undefined && !isCurrency(currency))
    report(
      messages.unknownCurrency(at('currency'), String(currency), nearestCurrency(String(currency), own)),
    );
  else if (typeof currency === 'string' && isTooFine(money, currency))
    report(messages.amountTooFine(at('money'), { amount: money, currency, most: mostDecimals(currency) }));
}

/** `£1,390` or `390.00 USD`, as a fact is written. */
function amountIn(written: unknown, own: unknown): string | undefined {
  const digits = String(written).replace(/^[^\d-]+|(?<!\D)\D+$/g, '');
  const amount = digits.replace(/[ ,](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d+(?:\.\d{1,2})?$/.test(amount)) return undefined;
  const code = /\b[A-Z]{3}\b/.exec(String(written))?.[0];
  const currency = code !== own && isCurrency(code) ? `, currency: ${code}` : '';
  return `{ money: ${amount}${currency} }`;
}

function isCurrency(value: unknown): boolean {
  return Intl.supportedValuesOf('currency').some((one) => one === value);
}

/** A count of what is left is only true for some days. */
function checkCount(source: Source, path: Path, value: Fields, report: Report): void {
  const { count, countedOn, validDays } = value;
  const at = (key: string, part?: 'key') => locate(source, [...path, key], part);
  const isNumber = typeof count === 'number' || typeof count === 'string';
  // An invalid day is reported separately.
  const isDated = isFields(countedOn) && 'date' in countedOn;
  const isGood = typeof validDays === 'number' && Number.isInteger(validDays) && validDays > 0;
  if (!isNumber || countedOn === undefined || validDays === undefined)
    report(messages.factOfCount(at('count', 'key'), 'incomplete'));
  else if (!/\d/.test(String(count))) report(messages.factOfCount(at('count'), 'words'));
  else if (!isDated) report(messages.factOfCount(at('countedOn'), 'day'));
  else if (!isGood) report(messages.factOfCount(at('validDays'), 'days'));
}

/** A calendar day: 30 February is invalid. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { isTooFine, mostDecimals } from '../../../kinds/most-decimals.ts';
import type { Source } from '../../model/source.ts';
import { locate } from '../../source/locate.ts';
import type { CheckedSite, CheckedValue } from '../checked.ts';
import { type Fields, isFields } from '../fields.ts';
import type { Meaning } from '../meaning.ts';
import { isNameable } from '../name-grammar.ts';

/** Values that texts name in braces: a text, a number, an amount of money, a date or a count with its date. */
export const facts: Meaning = {
  name: 'facts',
  holdsNames: false,
  check: ({ document, path, value }: CheckedValue, { settings }: CheckedSite, report: Report) =>
    checkFacts(path, value, { source: document.source, currency: settings.currency }, report),
  control: 'facts',
  annotations: [],
};

/** `currency`: that of the site, as it is written. */
type File = { source: Source; currency: unknown };

function checkFacts(path: Path, value: unknown, file: File, report: Report): void {
  if (!isFields(value)) return;
  for (const [name, fact] of Object.entries(value)) checkFact([...path, name], fact, file, report);
}

/** A fact stands under a name that can be written in braces. */
function checkFact(path: Path, value: unknown, file: File, report: Report): void {
  const { source } = file;
  const name = String(path.at(-1));
  if (!isNameable(name)) report(messages.unnameableFact(locate(source, path, 'key'), name));
  if (!isFields(value)) return;
  if ('count' in value) checkCount(source, path, value, report);
  if ('date' in value && !isDate(value.date)) report(messages.factOfDate(locate(source, [...path, 'date'])));
  if ('money' in value) checkAmount(path, value, file, report);
  else checkFacts(path, value, file, report);
}

/** `{ money: 794 }` in the currency of the site, `{ money: 794, currency: GBP }` in its own. */
function checkAmount(path: Path, fact: Fields, { source, currency: own }: File, report: Report): void {
  const at = (key: string, part?: 'key') => locate(source, [...path, key], part);
  const { money, currency = own, ...others } = fact;
  const [other] = Object.keys(others).filter((key) => key !== 'placeholder' && key !== 'sample');
  if (other !== undefined) report(messages.besideMoney(at(other, 'key'), other));
  if (typeof money !== 'number') report(messages.factOfMoney(at('money')));
  else if (fact.currency !== undefined && !isCurrency(currency))
    report(messages.unknownCurrency(at('currency'), String(currency), nearestCurrency(currency)));
  else if (typeof currency === 'string' && isTooFine(money, currency))
    report(messages.amountTooFine(at('money'), { amount: money, currency, most: mostDecimals(currency) }));
}

function isCurrency(value: unknown): boolean {
  return Intl.supportedValuesOf('currency').some((one) => one === value);
}

function nearestCurrency(value: unknown): string | undefined {
  return nearest(String(value), Intl.supportedValuesOf('currency'));
}

/** How many are left is only true for some days. */
function checkCount(source: Source, path: Path, value: Fields, report: Report): void {
  const { count, countedOn, validDays } = value;
  const isNumber = typeof count === 'number' || typeof count === 'string';
  const isDated = isFields(countedOn) && isDate(countedOn.date);
  const isGood = typeof validDays === 'number' && Number.isInteger(validDays) && validDays > 0;
  if (!isNumber || !isDated || !isGood)
    report(messages.factOfCount(locate(source, [...path, 'count'], 'key')));
}

/** A day of the calendar: 30 February is none. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import type { Path } from '../../../diagnostics/place.ts';
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
  check: ({ document, path, value }: CheckedValue, _site: CheckedSite, report: Report) =>
    checkFacts(document.source, path, value, report),
  control: 'facts',
  annotations: [],
};

function checkFacts(source: Source, path: Path, value: unknown, report: Report): void {
  if (!isFields(value)) return;
  for (const [name, fact] of Object.entries(value)) checkFact(source, [...path, name], fact, report);
}

/** A fact stands under a name that can be written in braces. */
function checkFact(source: Source, path: Path, value: unknown, report: Report): void {
  const name = String(path.at(-1));
  if (!isNameable(name)) report(messages.unnameableFact(locate(source, path, 'key'), name));
  if (!isFields(value)) return;
  if ('count' in value) checkCount(source, path, value, report);
  if ('money' in value && typeof value.money !== 'number')
    report(messages.factOfMoney(locate(source, [...path, 'money'])));
  if ('date' in value && !isDate(value.date)) report(messages.factOfDate(locate(source, [...path, 'date'])));
  checkFacts(source, path, value, report);
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

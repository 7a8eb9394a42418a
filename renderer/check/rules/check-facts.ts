import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { type Fields, isFields } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Document } from '../content.ts';

/** A fact is a text, a number, an amount of money, a date or a count with its date, under a name that texts can write in braces. */
export function checkFacts(content: Content, report: Report): void {
  for (const { document, path, value } of content.visits) {
    if (document.collection !== 'facts' || path.length === 0) continue;
    const name = String(path.at(-1));
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name))
      report(messages.unnameableFact(locate(document.source, path, 'key'), name));
    if (!isFields(value)) continue;
    if ('count' in value) checkCount(document, path, value, report);
    if ('money' in value && typeof value.money !== 'number')
      report(messages.factOfMoney(locate(document.source, [...path, 'money'])));
    if ('date' in value && !isDate(value.date))
      report(messages.factOfDate(locate(document.source, [...path, 'date'])));
  }
}

/** How many are left is only true for some days. */
function checkCount(
  { source }: Document,
  path: Path,
  { count, countedOn, validDays }: Fields,
  report: Report,
): void {
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

import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Visit } from '../content.ts';

/** Time zones and currencies exist: values whose schema has the `format` of one. */
export function checkLocale({ visits }: Content, report: Report): void {
  for (const visit of visits) {
    const { format } = visit.schema;
    if (typeof visit.value !== 'string') continue;
    if (format === 'time-zone') checkTimeZone(visit, visit.value, report);
    else if (format === 'currency') checkCurrency(visit, visit.value, report);
  }
}

function checkTimeZone({ document, path }: Visit, timeZone: string, report: Report): void {
  if (timeZone === '' || isTimeZone(timeZone)) return;
  const meant = nearest(timeZone, Intl.supportedValuesOf('timeZone'));
  report(messages.unknownTimeZone(locate(document.source, path), timeZone, meant));
}

/** What is no three capital letters at all is reported by its schema. */
function checkCurrency({ document, path }: Visit, currency: string, report: Report): void {
  const currencies = Intl.supportedValuesOf('currency');
  if (!/^[A-Z]{3}$/.test(currency) || currencies.includes(currency)) return;
  const meant = nearest(currency, currencies);
  report(messages.unknownCurrency(locate(document.source, path), currency, meant));
}

/** Offsets and abbreviations such as `GMT+1` don't follow summer time: only names of continent and city do. */
function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][A-Za-z]+\/[A-Za-z_/+-]+$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // The only way to ask: an unknown name throws a RangeError.
    return false;
  }
}

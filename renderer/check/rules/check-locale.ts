import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Document } from '../content.ts';

/** Time zones, the currency and the language exist. */
export function checkLocale(content: Content, report: Report): void {
  const documents = [content.site, ...(content.collections.get('events')?.values() ?? [])];
  for (const document of documents) checkTimeZone(document, report);
  const { source, value } = content.site;
  if (typeof value.currency === 'string' && /^[A-Z]{3}$/.test(value.currency)) {
    const currencies = Intl.supportedValuesOf('currency');
    if (!currencies.includes(value.currency)) {
      report(
        messages.unknownCurrency(
          locate(source, ['currency']),
          value.currency,
          nearest(value.currency, currencies),
        ),
      );
    }
  }
}

function checkTimeZone({ source, value }: Document, report: Report): void {
  const { timeZone } = value;
  if (typeof timeZone !== 'string' || timeZone === '' || isTimeZone(timeZone)) return;
  const meant = nearest(timeZone, Intl.supportedValuesOf('timeZone'));
  report(messages.unknownTimeZone(locate(source, ['timeZone']), timeZone, meant));
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

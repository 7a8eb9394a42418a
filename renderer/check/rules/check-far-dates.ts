import type { Report } from '../../../diagnostics/diagnostic.ts';
import { farDate } from '../../../diagnostics/messages/check-days.ts';
import { isFarDate, nearDate } from '../../../kinds/far-date.ts';
import { isDay } from '../../../kinds/is-day.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Dates with swapped digits in the year. Facts may be from any time. */
export function checkFarDates({ visits }: Content, day: string, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    if (schema.format !== 'date' || !isDay(value)) continue;
    if (!isFarDate(value, day)) continue;
    const meant = nearDate(value, day);
    const isLast = path.at(-1) === 'until' && value > day;
    report(farDate(locate(document.source, path), { written: value, meant, isLast }));
  }
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { farDate } from '../../../diagnostics/messages/check-days.ts';
import { isFarDate, nearDate } from '../../../kinds/far-date.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** Years with two digits the wrong way round. Facts may be of any time. */
export function checkFarDates({ visits }: Content, day: string, report: Report): void {
  for (const { document, path, schema, value } of visits) {
    if (schema.format !== 'date' || typeof value !== 'string' || !isDate(value)) continue;
    if (!isFarDate(value, day)) continue;
    const meant = nearDate(value, day);
    const isLast = path.at(-1) === 'until' && value > day;
    report(farDate(locate(document.source, path), { written: value, meant, isLast }));
  }
}

/** Another form is reported with the shape. */
function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
}

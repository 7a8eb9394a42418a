import type { Report } from '../../diagnostics/diagnostic.ts';
import { nearDate } from '../far-date.ts';
import type { JudgedSite } from '../judged.ts';
import { passedLater } from './messages.ts';

/** Nobody has passed in a future year. */
export function checkStoryYears({ entries }: JudgedSite, day: string, report: Report): void {
  for (const { place, value } of entries('testimonial')) {
    const { year } = value;
    const now = day.slice(0, 4);
    if (typeof year !== 'string' || !/^[0-9]{4}$/.test(year) || year <= now) continue;
    const meant = nearDate(`${year}-01-01`, day)?.slice(0, 4);
    report(passedLater(place(['year']), year, meant !== undefined && meant <= now ? meant : undefined));
  }
}

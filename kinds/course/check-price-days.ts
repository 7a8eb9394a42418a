import type { Report } from '../../diagnostics/diagnostic.ts';
import { isFarDate } from '../far-date.ts';
import { isDay } from '../is-day.ts';
import type { JudgedSite } from '../judged.ts';
import { priceNotChargedYet } from './messages.generated.ts';

/** A price is only struck through once it has been charged. */
export function checkPriceDays({ entries }: JudgedSite, day: string, report: Report): void {
  for (const { place, value } of entries('course')) {
    const { originalPrice, originalPriceSince: since } = value;
    if (typeof originalPrice === 'number' && isDay(since) && since > day && !isFarDate(since, day))
      report(priceNotChargedYet(place(['originalPriceSince']), { since, original: originalPrice }));
  }
}

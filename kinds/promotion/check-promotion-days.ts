import type { Report } from '../../diagnostics/diagnostic.ts';
import { isDay } from '../is-day.ts';
import type { JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';
import { promotionEnded } from './messages.generated.ts';

/** A past offer is only in the way of the next one. */
export function checkPromotionDays({ settings }: JudgedSite, day: string, report: Report): void {
  const { until } = fields(settings.value.promotion);
  if (isDay(until) && until < day) report(promotionEnded(settings.place(['promotion', 'until']), { until }));
}

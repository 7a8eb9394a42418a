import type { Report } from '../../diagnostics/diagnostic.ts';
import { savingPercent } from '../course/price-course.ts';
import type { JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';
import { promotionPercentOff } from './messages.generated.ts';

/** A percentage typed into the offer must match the prices. */
export function checkPromotionTexts({ settings, entry }: JudgedSite, report: Report): void {
  const promotion = fields(settings.value.promotion);
  const course = entry('course', String(promotion.course))?.value ?? {};
  const amounts = [course.price, course.originalPrice].filter((one) => typeof one === 'number');
  const { price } = promotion;
  if (typeof price !== 'number' || typeof course.price !== 'number') return;
  const percents = amounts.map((amount) => savingPercent(price, amount));
  const [percent = 0] = percents;
  for (const key of ['title', 'text', 'badge', 'enrolLabel']) {
    const written = promotion[key];
    if (typeof written !== 'string') continue;
    for (const { 0: typed, 1: number, index } of written.matchAll(
      /(?<![\w.,])(\d{1,3})\s?(?:%|per ?cent\b)/gi,
    ))
      if (!percents.includes(Number(number)))
        report(
          promotionPercentOff(settings.placeInText(['promotion', key], index), { written: typed, percent }),
        );
  }
}

import type { Report } from '../../diagnostics/diagnostic.ts';
import { lackingField } from '../../diagnostics/lacking-field.ts';
import type { JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';
import * as messages from './messages.ts';

/** With the code the course costs less, and the offer ends. */
export function checkPromotion({ settings, entry }: JudgedSite, report: Report): void {
  const promotion = fields(settings.value.promotion);
  const course = entry('course', String(promotion.course))?.value;
  // That a price is 0 is reported where it stands.
  const price = course?.price === 'Free' ? 0 : course?.price || undefined;
  if (typeof promotion.price === 'number' && typeof price === 'number' && promotion.price >= price) {
    const place = settings.place(['promotion', 'price']);
    const offer = { course: String(promotion.course), offer: promotion.price, price };
    report(messages.promotionSavesNothing(place, offer));
  }
  if (promotion.code !== undefined && promotion.until === undefined)
    report(
      lackingField(messages.endlessPromotion(settings.place(['promotion'], 'key')), ['promotion', 'until']),
    );
}

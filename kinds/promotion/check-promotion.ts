import type { Report } from '../../diagnostics/diagnostic.ts';
import { lackingField } from '../../diagnostics/lacking-field.ts';
import type { JudgedSite } from '../judged.ts';
import { isTooFine } from '../most-decimals.ts';
import { fields } from '../read-fields.ts';
import { endlessPromotion } from './messages.generated.ts';
import * as messages from './messages.ts';

/** The code is one word and lowers the price of the course, and the offer ends. */
export function checkPromotion({ settings, entry }: JudgedSite, report: Report): void {
  const promotion = fields(settings.value.promotion);
  const course = entry('course', String(promotion.course))?.value;
  const price = course?.price === 'Free' ? 0 : course?.price;
  // Prices of 0 or less, or with fractions of a coin, are reported at their own place.
  const isPrice =
    typeof price === 'number' &&
    (price > 0 || course?.price === 'Free') &&
    !isTooFine(price, String(settings.value.currency));
  if (typeof promotion.price === 'number' && isPrice && promotion.price >= price) {
    const place = settings.place(['promotion', 'price']);
    const offer = { course: String(promotion.course), offer: promotion.price, price };
    report(messages.promotionSavesNothing(place, offer));
  }
  const { code } = promotion;
  if (typeof code === 'string' && code.trim() !== '' && /\s/.test(code))
    report(messages.codeWithSpace(settings.place(['promotion', 'code']), code));
  if (code !== undefined && promotion.until === undefined)
    report(lackingField(endlessPromotion(settings.place(['promotion'], 'key')), ['promotion', 'until']));
}

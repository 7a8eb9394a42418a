import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Document } from '../content.ts';

/** No price is struck through that is below the one to pay or was never charged, and nothing free is paid in instalments. */
export function checkPrices(content: Content, report: Report): void {
  const courses = content.collections.get('courses') ?? new Map<string, Document>();
  for (const course of courses.values()) checkCourse(course, report);
  const promotion = fieldsOf(content.site.value.promotion);
  const price = courses.get(String(promotion.course))?.value.price;
  if (typeof promotion.price === 'number' && typeof price === 'number' && promotion.price >= price) {
    report(
      messages.promotionSavesNothing(
        locate(content.site.source, ['promotion', 'price']),
        promotion.price,
        price,
      ),
    );
  }
  if (promotion.code !== undefined && promotion.until === undefined)
    report(messages.endlessPromotion(locate(content.site.source, ['promotion'], 'key')));
}

function checkCourse({ source, value }: Document, report: Report): void {
  const { price, originalPrice, payLater, instalment } = value;
  if (typeof price === 'number' && typeof originalPrice === 'number' && originalPrice < price) {
    report(messages.originalBelowPrice(locate(source, ['originalPrice']), originalPrice, price));
  }
  if (originalPrice !== undefined && value.originalPriceSince === undefined)
    report(messages.undatedOriginalPrice(locate(source, ['originalPrice'], 'key')));
  if (price === 'Free' && payLater === true) report(messages.freeInInstalments(locate(source, ['payLater'])));
  if (instalment !== undefined && payLater === false)
    report(messages.unusedInstalment(locate(source, ['instalment'], 'key')));
}

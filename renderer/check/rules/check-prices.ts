import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-values.ts';
import { type Content, type Document, fieldsOf } from '../content.ts';

/** No price is struck through that is below the one to pay or was never charged, and nothing free is paid in instalments. */
export function checkPrices(content: Content, report: Report): void {
  const courses = content.collections.get('courses') ?? new Map<string, Document>();
  for (const course of courses.values()) checkCourse(course, report);
  const promotion = fieldsOf(content.site.value.promotion);
  const price = courses.get(String(promotion.course))?.value.price;
  if (typeof promotion.price === 'number' && typeof price === 'number' && promotion.price >= price) {
    report(
      messages.promotionSavesNothing(
        content.site.source.locate(['promotion', 'price']),
        promotion.price,
        price,
      ),
    );
  }
  if (promotion.code !== undefined && promotion.until === undefined)
    report(messages.endlessPromotion(content.site.source.locate(['promotion'], 'key')));
}

function checkCourse({ source, value }: Document, report: Report): void {
  const { price, originalPrice, payLater, instalment } = value;
  if (typeof price === 'number' && typeof originalPrice === 'number' && originalPrice < price) {
    report(messages.originalBelowPrice(source.locate(['originalPrice']), originalPrice, price));
  }
  if (originalPrice !== undefined && value.originalPriceSince === undefined)
    report(messages.undatedOriginalPrice(source.locate(['originalPrice'], 'key')));
  if (price === 'Free' && payLater === true) report(messages.freeInInstalments(source.locate(['payLater'])));
  if (instalment !== undefined && payLater === false)
    report(messages.unusedInstalment(source.locate(['instalment'], 'key')));
}

import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import * as messages from './messages.ts';

/** No price is struck through that is below the one to pay or was never charged, and nothing free is paid in instalments. */
export function checkPrices(site: JudgedSite, report: Report): void {
  for (const course of site.entries('course')) checkCourse(course, report);
}

function checkCourse({ place, value }: JudgedFile, report: Report): void {
  const { price, originalPrice, payLater, instalment } = value;
  if (typeof price === 'number' && typeof originalPrice === 'number' && originalPrice < price)
    report(messages.originalBelowPrice(place(['originalPrice']), originalPrice, price));
  if (originalPrice !== undefined && value.originalPriceSince === undefined)
    report(messages.undatedOriginalPrice(place(['originalPrice'], 'key')));
  if (price === 'Free' && payLater === true) report(messages.freeInInstalments(place(['payLater'])));
  if (instalment !== undefined && payLater === false)
    report(messages.unusedInstalment(place(['instalment'], 'key')));
}

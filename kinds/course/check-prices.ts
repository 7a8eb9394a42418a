import type { Report } from '../../diagnostics/diagnostic.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { mostDecimals } from '../most-decimals.ts';
import { type Fields, fields, optionalNumber } from '../read-fields.ts';
import {
  originalBelowPrice,
  originalPriceSame,
  undatedOriginalPrice,
  unusedInstalment,
} from './messages.generated.ts';
import * as messages from './messages.ts';
import { usualCount } from './plan-instalment.ts';
import { instalmentTotal, monthlyInstalment } from './price-course.ts';

/**
 * A struck-through price must be above the current one and have been charged; nothing free is paid in instalments, and
 * instalments add up to the price.
 */
export function checkPrices(site: JudgedSite, report: Report): void {
  const split = splittingOf(site.settings.value);
  for (const course of site.entries('course')) checkCourse(course, split, report);
}

/** The number of instalments, and the decimals of the smallest coin. */
type Splitting = { count: number; decimals: number };

function splittingOf({ checkout, currency, decimals }: Fields): Splitting {
  const count = optionalNumber(fields(checkout).instalments) ?? usualCount;
  return { count, decimals: optionalNumber(decimals) ?? mostDecimals(String(currency)) };
}

function checkCourse({ id, place, value }: JudgedFile, split: Splitting, report: Report): void {
  const { price, originalPrice, payLater, instalment } = value;
  if (
    typeof price === 'number' &&
    typeof originalPrice === 'number' &&
    originalPrice > 0 &&
    originalPrice < price
  )
    report(originalBelowPrice(place(['originalPrice']), { original: originalPrice, price }));
  if (typeof price === 'number' && price > 0 && originalPrice === price)
    report(originalPriceSame(place(['originalPrice']), { price }));
  if (originalPrice !== undefined && value.originalPriceSince === undefined)
    report(undatedOriginalPrice(place(['originalPrice'], 'key')));
  if (price === 'Free' && payLater === true) report(messages.freeInInstalments(place(['payLater']), id));
  if (instalment !== undefined && payLater === false) report(unusedInstalment(place(['instalment'], 'key')));
  else if (typeof instalment === 'number' && typeof price === 'number' && instalment > 0 && price > 0) {
    const off = instalmentsOff(instalment, price, split);
    if (off) report(messages.instalmentsOff(place(['instalment']), off));
  }
}

/** Instalments may be rounded up to the next coin or the next whole unit, by less than a unit each. */
function instalmentsOff(instalment: number, price: number, { count, decimals }: Splitting) {
  const total = instalmentTotal(instalment, count);
  const usual = monthlyInstalment(price, count, decimals);
  if (instalment >= usual - 1 / 10 ** decimals && instalment <= Math.ceil(usual)) return undefined;
  return { instalment, count, total, price, usual };
}

import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf } from '../../diagnostics/fields.ts';
import { isFarDate } from '../far-date.ts';
import { isDay } from '../is-day.ts';
import { mostDecimals } from '../most-decimals.ts';
import { optionalNumber } from '../read-fields.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import {
  instalmentsWithoutWords,
  lenderNotApproved,
  originalBelowPrice,
  originalPriceSame,
  priceNotChargedYet,
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
export function checkPrices(site: RuleSite, report: Report): void {
  const split = splittingOf(site.settings.value);
  for (const course of site.entries('course')) checkCourse(course, split, report);
}

/** The number of instalments, and the decimals of the smallest coin. */
type PriceSplit = { count: number; decimals: number };

function splittingOf({ checkout, currency, decimals }: Fields): PriceSplit {
  const count = optionalNumber(fieldsOf(checkout).instalments) ?? usualCount;
  return { count, decimals: optionalNumber(decimals) ?? mostDecimals(String(currency)) };
}

function checkCourse({ id, place, value }: RuleFile, split: PriceSplit, report: Report): void {
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
function instalmentsOff(instalment: number, price: number, { count, decimals }: PriceSplit) {
  const total = instalmentTotal(instalment, count);
  const usual = monthlyInstalment(price, count, decimals);
  if (instalment >= usual - 1 / 10 ** decimals && instalment <= Math.ceil(usual)) return undefined;
  return { instalment, count, total, price, usual };
}

/**
 * If a course is paid in instalments, the checkout and its price have the words for it. Otherwise nobody needs them.
 */
export function checkInstalments({ entries, sections, need }: RuleSite, report: Report): void {
  const course = entries('course').find(isPaidInParts);
  if (!course) return;
  const [without] = sections('checkout').filter(({ value }) => {
    const { full, klarna } = fieldsOf(value.payment);
    return full !== undefined && klarna === undefined;
  });
  if (without)
    report(
      instalmentsWithoutWords(without.page.place([...without.at, 'payment'], 'key'), { course: course.id }),
    );
  // If both are missing, the lender was removed: one cause, one message.
  else need({ wording: ['course.lenderNote'] }, () => course.place(['payLater'], 'key'));
}

function isPaidInParts({ value }: RuleFile): boolean {
  return value.payLater === true && typeof value.price === 'number';
}

/** A lender that the site names must have approved the site's wording before it goes live. */
export function checkLender({ settings }: RuleSite, report: Report): void {
  const lender = fieldsOf(fieldsOf(settings.value.checkout).lender);
  if (typeof lender.name === 'string' && lender.approvedOn === undefined)
    report(lenderNotApproved(settings.place(['checkout', 'lender', 'name']), { name: lender.name }));
}

/** A price is only struck through once it has been charged. */
export function checkPriceDays({ entries }: RuleSite, day: string, report: Report): void {
  for (const { place, value } of entries('course')) {
    const { originalPrice, originalPriceSince: since } = value;
    if (typeof originalPrice === 'number' && isDay(since) && since > day && !isFarDate(since, day))
      report(priceNotChargedYet(place(['originalPriceSince']), { since, original: originalPrice }));
  }
}

import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { lackingField } from '../../diagnostics/lacking-field.ts';
import { wordTable } from '../../diagnostics/word-table.ts';
import { savingPercent } from '../course/price-course.ts';
import { isDay } from '../is-day.ts';
import { isTooFine } from '../most-decimals.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { textWithName } from '../text-with-name.ts';
import { endlessPromotion, promotionEnded, promotionPercentOff } from './messages.generated.ts';
import { codeWithSpace, promotionEndMoved, promotionSavesNothing } from './messages.ts';

/** A past offer is only in the way of the next one. */
export function checkPromotionDays({ settings }: RuleSite, day: string, report: Report): void {
  const { until } = fieldsOf(settings.value.promotion);
  if (isDay(until) && until < day) report(promotionEnded(settings.place(['promotion', 'until']), { until }));
}

/** A percentage typed into the offer must match the prices. */
export function checkPromotionTexts({ settings, entry }: RuleSite, report: Report): void {
  const promotion = fieldsOf(settings.value.promotion);
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
          promotionPercentOff(settings.placeInText(['promotion', key], index), {
            ...{ written: typed, percent },
            meant: textWithName(written, { typed, index, name: percentNames.get(key) ?? percentNamed }),
          }),
        );
  }
}

const percentNamed = '{promotion.percentOff}';
const percentNames = wordTable({ badge: '{percent}%' });

/** The code is one word and lowers the price of the course, and the offer ends. */
export function checkPromotion({ settings, entry }: RuleSite, report: Report): void {
  const promotion = fieldsOf(settings.value.promotion);
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
    report(promotionSavesNothing(place, offer));
  }
  const { code } = promotion;
  if (typeof code === 'string' && code.trim() !== '' && /\s/.test(code))
    report(codeWithSpace(settings.place(['promotion', 'code']), code));
  if (code !== undefined && promotion.until === undefined)
    report(lackingField(endlessPromotion(settings.place(['promotion'], 'key')), ['promotion', 'until']));
}

/**
 * An announced closing date must not change. Another code makes another offer. Source: CAP Code, rule 8.17.4,
 * https://www.asa.org.uk/type/non_broadcast/code_section/08.html.
 */
export function checkMovedEnd(before: RuleFile, after: RuleFile, report: Report): void {
  const was = fieldsOf(before.value.promotion);
  const is = fieldsOf(after.value.promotion);
  if (was.code !== is.code || was.course !== is.course) return;
  if (isDay(was.until) && isDay(is.until) && is.until > was.until)
    report(promotionEndMoved(after.place(['promotion', 'until']), { before: was.until, after: is.until }));
}

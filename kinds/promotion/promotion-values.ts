import type { Money } from '../../schemas/planned.ts';
import { computedAmount } from '../computed-amount.ts';
import { savingPercent, wholeSaving } from '../course/price-course.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned, shown } from '../planned.ts';
import { asText, optionalNumber, optionalText } from '../read-fields.ts';
import { used } from '../used.ts';

type Value = (course: string, site: PlanSite) => Planned<string | undefined>;

/**
 * The promotion's computed values, by their names in texts: `{promotion.savingNow}`. Each reads only its inputs and no
 * other text of the promotion, so that those texts may name it.
 */
export const promotionValues: Readonly<Record<string, Value>> = {
  code: (_course, site) => gather((take) => asText(take(site.written('promotion', 'code')))),
  price: (_course, site) => gather((take) => take(promotionPrice(site)).text),
  was: (course, site) => used(site.name(`courses.${course}.price`)),
  percentOff: (course, site) => gather((take) => take(site.format.percent(take(percentOff(course, site))))),
  savingNow: (course, site) => gather((take) => take(savingAgainst(take(amountOf(course, site)), site)).text),
  /** For a course that was never dearer, the current saving. */
  savingOriginal: (course, site) =>
    gather((take) => {
      const amount = take(amountOf(course, site));
      const original = take(originalAmountOf(course, amount.amount, site));
      return take(savingAgainst(original ?? amount, site)).text;
    }),
  untilText: (_course, site) =>
    gather((take) => {
      const until = optionalText(take(site.written('promotion', 'until')));
      if (until === undefined) return undefined;
      const pattern = asText(take(site.written('promotion', 'untilText')));
      const filled = take(used(site.text(pattern, [])));
      return fillPlaceholders(filled, { date: take(site.format.date(until)).text });
    }),
};

/** The price of the course with the code. */
export function promotionPrice(site: PlanSite): Planned<Money> {
  return gather((take) => {
    const price = optionalNumber(take(site.written('promotion', 'price')));
    const written = take(price === undefined ? site.format.free() : site.format.money(price));
    const isAbout = take(site.isConverted({ of: 'site', path: ['promotion', 'price'] }));
    const money = isAbout ? take(site.format.converted(written)) : written;
    return take(shown(money, money.text, [site.place(['promotion', 'price'])]), 'price');
  });
}

/** The reduction with the code, in hundredths of the price. */
export function percentOff(course: string, site: PlanSite): Planned<number> {
  return gather((take) =>
    savingPercent(take(promotionPrice(site)).amount, take(amountOf(course, site)).amount),
  );
}

type Amount = Pick<Money, 'amount' | 'converted'>;

/** The saving against an amount, in whole units; approximate if either of the two is. */
export function savingAgainst(against: Amount, site: PlanSite): Planned<Money> {
  return gather((take) => {
    const price = take(used(promotionPrice(site)));
    const saving = site.format.roundMoney(wholeSaving(price.amount, against.amount));
    return take(computedAmount(saving, [price, against], site));
  });
}

/** A free course costs 0. */
function amountOf(course: string, site: PlanSite): Planned<Amount> {
  return gather((take) => {
    const amount = optionalNumber(take(site.writtenIn('courses', course, 'price'))) ?? 0;
    const of = { kind: 'courses', id: course };
    return take(site.isConverted({ of, path: ['price'] })) ? { amount, converted: true } : { amount };
  });
}

/** The earlier price, if the course may be compared with it, by the same rules as its own saving. */
function originalAmountOf(course: string, amount: number, site: PlanSite): Planned<Amount | undefined> {
  return gather((take) => {
    // Nobody paid it in this country.
    if (take(site.isConverted({ of: { kind: 'courses', id: course }, path: ['originalPrice'] })))
      return undefined;
    const original = optionalNumber(take(site.writtenIn('courses', course, 'originalPrice')));
    const since = take(site.writtenIn('courses', course, 'originalPriceSince'));
    const price = optionalNumber(take(site.writtenIn('courses', course, 'price')));
    if (original === undefined || since === undefined || price === undefined) return undefined;
    return wholeSaving(amount, original) > 0 ? { amount: original } : undefined;
  });
}

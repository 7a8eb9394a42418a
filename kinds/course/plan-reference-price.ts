import type { Course } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import { computedAmount } from '../computed-amount.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { used } from '../used.ts';
import { savingPercent, wholeSaving } from './price-course.ts';

export type ReferencePrice = Required<Pick<Course, 'originalPrice' | 'originalPriceNote' | 'saving'>>;
export type Prices = Pick<CourseProps, 'price' | 'originalPrice' | 'originalPriceSince'>;

/**
 * The saving in whole units. Undefined if the course is free, was never dearer, or has no date for its earlier price: a
 * price that can't be dated must not be compared with. Nor one that was only paid in another country, in its currency.
 */
export function savingOf({ price, originalPrice, originalPriceSince }: Prices): number | undefined {
  if (!originalPrice || !originalPriceSince || originalPrice.converted || price.free) return undefined;
  const saved = wholeSaving(price.amount, originalPrice.amount);
  return saved > 0 ? saved : undefined;
}

/** The struck-through price with the saving. */
export function planReferencePrice(prices: Prices, site: PlanSite): Planned<ReferencePrice | undefined> {
  return gather((take) => {
    const { price, originalPrice: original, originalPriceSince: since } = prices;
    const saved = savingOf(prices);
    if (saved === undefined || !original || !since) return undefined;
    const word = (key: string) => take(used(site.wording<string>('course', key)));
    const money = take(computedAmount(site.format.roundMoney(saved), [price], site));
    return {
      originalPrice: original,
      originalPriceNote: fillPlaceholders(word('originalPriceSince'), {
        price: original.text,
        date: since.text,
      }),
      saving: {
        money,
        percent: savingPercent(price.amount, original.amount),
        text: fillPlaceholders(word('save'), { saving: money.text }),
      },
    };
  });
}

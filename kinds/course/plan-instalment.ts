import type { CountedText, Course, Money } from '../../schemas/planned.ts';
import type { CourseProps } from '../../schemas/types.ts';
import { computedAmount } from '../computed-amount.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { pluralForm } from '../plural-form.ts';
import { optionalNumber } from '../read-fields.ts';
import { used } from '../used.ts';
import { instalmentTotal, monthlyInstalment } from './price-course.ts';

type Payment = Pick<CourseProps, 'price' | 'payLater' | 'instalment'>;

/** The number of payments if site.yaml doesn't say. */
export const usualCount = 4;

/** One of several payments: as the editor writes it, else computed. Undefined if the course is free or paid at once. */
export function planPayment(
  { price, payLater, instalment }: Payment,
  site: PlanSite,
): Planned<{ money: Money; count: number } | undefined> {
  return gather((take) => {
    if (!payLater || price.free) return undefined;
    const count = optionalNumber(take(site.written('checkout', 'instalments'))) ?? usualCount;
    if (instalment) return { money: instalment, count };
    const { usual, converted } = take(site.format.decimals());
    const amount = monthlyInstalment(price.amount, count, price.converted ? converted : usual);
    return { money: take(computedAmount(site.format.money(amount), [price], site)), count };
  });
}

/** The payment with the total of all payments. */
export function planInstalment(payment: Payment, site: PlanSite): Planned<Course['instalment']> {
  return gather((take) => {
    const planned = take(planPayment(payment, site));
    if (!planned) return undefined;
    const { money, count } = planned;
    const words = (key: string) => pluralForm(take(used(site.wording<CountedText>('course', key))), count);
    const sum = site.format.money(instalmentTotal(money.amount, count));
    const total = take(computedAmount(sum, [money], site));
    const shown = { amount: money.text, count: take(site.format.number(count)), total: total.text };
    return {
      money,
      count,
      text: fillPlaceholders(words('perMonth'), shown),
      total,
      totalText: fillPlaceholders(words('instalmentTotal'), shown),
      note: take(used(site.wording<string>('course', 'lenderNote'))),
    };
  });
}

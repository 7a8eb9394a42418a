import type { Money } from '../schemas/planned.ts';
import type { PlanSite } from './kind.ts';
import { gather, type Planned } from './planned.ts';

/** An amount that was computed from others: where one of them is only about right, as converted prices are, so is it. */
export function computedAmount(
  money: Planned<Money>,
  from: readonly Pick<Money, 'converted'>[],
  { format }: PlanSite,
): Planned<Money> {
  return gather((take) => {
    const exact = take(money);
    return from.some(({ converted }) => converted) ? take(format.converted(exact)) : exact;
  });
}

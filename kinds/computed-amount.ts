import type { Money } from '../schemas/planned.ts';
import type { PlanSite } from './kind.ts';
import { gather, type Planned } from './planned.ts';

/** An amount computed from others: approximate if any of them is, as converted prices are. */
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

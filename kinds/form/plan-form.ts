import type { Form } from '../../schemas/planned.ts';
import type { FormProps } from '../../schemas/types.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { planDelivery } from './plan-delivery.ts';

const formFields = [
  'fields',
  'submit',
  'busy',
  'errorSummary',
  'optional',
  'success',
  'failure',
  'note',
  'message',
] as const satisfies readonly (keyof FormProps)[];

/** A form with its delivery. On a page made per course the message already names that course. */
export function planForm(entry: PlanEntry, site: PlanSite): Planned<Form> {
  return gather((take) => {
    const { message, ...shown } = take(entry.fields<FormProps>(...formFields));
    return { id: entry.id, ...shown, delivery: take(planDelivery(entry.id, message ?? '', site)) };
  });
}

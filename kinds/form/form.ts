import type { KindCode } from '../kind.ts';
import { checkDeliveries } from './check-deliveries.ts';
import { checkFormFields } from './check-form-fields.ts';
import { formTargets } from './form-targets.ts';
import { planForm } from './plan-form.ts';

/** A form that visitors fill in. */
export const form: KindCode = {
  rules: [checkDeliveries, checkFormFields],
  plan: planForm,
  targets: formTargets,
};

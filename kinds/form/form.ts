import type { KindCode } from '../kind.ts';
import { formTargets } from './form-targets.ts';
import { planForm } from './plan-form.ts';

/** A form that visitors fill in. */
export const form: KindCode = { plan: planForm, targets: formTargets };

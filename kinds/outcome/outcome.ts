import type { KindCode } from '../kind.ts';
import { checkOutcomes } from './check-outcomes.ts';
import { planOutcome } from './plan-outcome.ts';

/** An outcome of the route finder. Its names are its fields. */
export const outcome: KindCode = { rules: [checkOutcomes], plan: planOutcome };

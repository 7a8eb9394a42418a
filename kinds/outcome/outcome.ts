import type { KindCode } from '../kind.ts';
import { checkOutcomes } from './check-outcomes.ts';
import { planOutcome } from './plan-outcome.ts';

/** Where the route finder leads. Its names are its fields. */
export const outcome: KindCode = { rules: [checkOutcomes], plan: planOutcome };

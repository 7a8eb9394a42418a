import type { KindCode } from '../kind.ts';
import { planQuestion } from './plan-question.ts';

/** A question of the route finder. */
export const question: KindCode = { plan: planQuestion };

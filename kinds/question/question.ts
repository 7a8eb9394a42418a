import type { KindCode } from '../kind.ts';
import { checkQuestions } from './check-questions.ts';
import { planQuestion } from './plan-question.ts';

/** A question of the route finder. */
export const question: KindCode = { rules: [checkQuestions], plan: planQuestion };

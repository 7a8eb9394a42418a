import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { optionalText } from '../read-fields.ts';

/** The position of a question: its number, the most there can be, and the question before. */
type QuestionWay = { step: number; steps: number; before?: string };

type QuestionSite = Pick<PlanSite, 'select' | 'writtenIn' | 'isShown'>;

/** The check has ensured that there are no circles. */
export function measureWay(id: string, site: QuestionSite): Planned<QuestionWay> {
  return gather((take) => {
    const before = take(questionBefore(id, site));
    const step = before === undefined ? 1 : take(measureWay(before, site)).step + 1;
    const way = { step, steps: step - 1 + take(longestFrom(id, site)) };
    return before === undefined ? way : { ...way, before };
  });
}

function questionBefore(id: string, site: QuestionSite): Planned<string | undefined> {
  return gather((take) => {
    const questions = take(site.select('questions', {})).toSorted(byCodeUnits);
    return questions.find((one) => take(answersOf(one, site)).some(({ question }) => question === id));
  });
}

/** The most questions from this one to the end, including the exam date, which is asked next to the plan. */
function longestFrom(id: string, site: QuestionSite): Planned<number> {
  return gather((take) => {
    if (!take(site.isShown('questions', id))) return 0;
    const answers = take(answersOf(id, site));
    const endsWithPlan = answers.some(({ outcome }) => take(hasPlan(outcome, site)));
    const next = answers.flatMap(({ question }) => question ?? []);
    const rest = next.map((question) => take(longestFrom(question, site)));
    return 1 + Math.max(endsWithPlan ? 1 : 0, ...rest);
  });
}

/** A plan without an exam name doesn't count. */
function hasPlan(outcome: string | undefined, site: QuestionSite): Planned<boolean> {
  return gather((take) => {
    if (outcome === undefined || !take(site.isShown('outcomes', outcome))) return false;
    return take(site.writtenIn('outcomes', outcome, 'plan', 'exam')) !== undefined;
  });
}

type Lead = { question: string | undefined; outcome: string | undefined };

/** The targets of the answers, whatever their texts. */
function answersOf(id: string, site: QuestionSite): Planned<Lead[]> {
  return gather((take) => {
    const answers = listOf(take(site.writtenIn('questions', id, 'answers'))).map(fieldsOf);
    return answers.map(({ question, outcome }) => ({
      question: optionalText(question),
      outcome: optionalText(outcome),
    }));
  });
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

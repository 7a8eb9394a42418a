import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { fields, list, optionalText } from '../read-fields.ts';

/** Where a question stands: how many have been answered with it, how many there can be, and the one before. */
export type Way = { step: number; steps: number; before?: string };

type Site = Pick<PlanSite, 'select' | 'writtenIn' | 'isShown'>;

/** The check has made sure that no way leads back to where it came from. */
export function measureWay(id: string, site: Site): Planned<Way> {
  return gather((take) => {
    const before = take(questionBefore(id, site));
    const step = before === undefined ? 1 : take(measureWay(before, site)).step + 1;
    const way = { step, steps: step - 1 + take(longestFrom(id, site)) };
    return before === undefined ? way : { ...way, before };
  });
}

function questionBefore(id: string, site: Site): Planned<string | undefined> {
  return gather((take) => {
    const questions = take(site.select('questions', {})).toSorted(byCodeUnits);
    return questions.find((one) => take(answersOf(one, site)).some(({ question }) => question === id));
  });
}

/** Questions from this one to the end, with the one for the day of the exam, which stands beside the plan. */
function longestFrom(id: string, site: Site): Planned<number> {
  return gather((take) => {
    if (!take(site.isShown('questions', id))) return 0;
    const answers = take(answersOf(id, site));
    const endsWithPlan = answers.some(({ outcome }) => take(hasPlan(outcome, site)));
    const next = answers.flatMap(({ question }) => question ?? []);
    const rest = next.map((question) => take(longestFrom(question, site)));
    return 1 + Math.max(endsWithPlan ? 1 : 0, ...rest);
  });
}

/** A plan without a name for its exam is none. */
function hasPlan(outcome: string | undefined, site: Site): Planned<boolean> {
  return gather((take) => {
    if (outcome === undefined || !take(site.isShown('outcomes', outcome))) return false;
    return take(site.writtenIn('outcomes', outcome, 'plan', 'exam')) !== undefined;
  });
}

type Lead = { question: string | undefined; outcome: string | undefined };

/** Where the answers lead, whatever they say. */
function answersOf(id: string, site: Site): Planned<Lead[]> {
  return gather((take) => {
    const answers = list(take(site.writtenIn('questions', id, 'answers'))).map(fields);
    return answers.map(({ question, outcome }) => ({
      question: optionalText(question),
      outcome: optionalText(outcome),
    }));
  });
}

function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

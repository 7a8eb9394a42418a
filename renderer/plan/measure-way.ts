import type { Entry, Site } from '../model/site.ts';
import { fields, list, optionalText } from './read-fields.ts';

/** Where a question stands: how many have been answered with it, how many there can be, and the one before. */
export type Way = { step: number; steps: number; before?: string };

/** The check has made sure that no way leads back to where it came from. */
export function measureWay(id: string, site: Site): Way {
  const questions = site.collections.get('questions') ?? new Map<string, Entry>();
  const before = [...questions.values()].find((entry) => nextOf(entry).includes(id))?.id;
  const step = before === undefined ? 1 : measureWay(before, site).step + 1;
  const way = { step, steps: step - 1 + longestFrom(id, site) };
  return before === undefined ? way : { ...way, before };
}

/** Questions from this one to the end, with the one for the day of the exam, which stands beside the plan. */
function longestFrom(id: string, site: Site): number {
  const entry = site.collections.get('questions')?.get(id);
  if (!entry) return 0;
  const endsWithPlan = answersOf(entry).some(({ outcome }) => hasPlan(optionalText(outcome), site));
  const rest = nextOf(entry).map((next) => longestFrom(next, site));
  return 1 + Math.max(endsWithPlan ? 1 : 0, ...rest);
}

function hasPlan(outcome: string | undefined, site: Site): boolean {
  return site.collections.get('outcomes')?.get(outcome ?? '')?.value.plan !== undefined;
}

function nextOf(entry: Entry): string[] {
  return answersOf(entry).flatMap(({ question }) => optionalText(question) ?? []);
}

function answersOf({ value }: Entry) {
  return list(value.answers).map(fields);
}

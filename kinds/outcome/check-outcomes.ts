import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { insteadWithoutPlan, outcomeWithoutHelp } from './messages.generated.ts';
import * as messages from './messages.ts';

/** Every outcome of the route finder can be reached, has a page and actions, and its plan can be computed. */
export function checkOutcomes(site: RuleSite, report: Report): void {
  const outcomes = site.entries('outcome');
  const [first] = outcomes;
  if (!first) return;
  if (!site.hasPages('outcome')) report(messages.outcomeWithoutPage(first.place([])));
  const reached = new Set(namedOutcomes(site));
  const isWhole = hasAllQuestions(site);
  for (const outcome of outcomes) {
    const { id, place, value } = outcome;
    if (!reached.has(id) && isWhole) report(messages.unreachedOutcome(place([]), id));
    if (value.course === undefined && value.actions === undefined) report(outcomeWithoutHelp(place([])));
    checkPlan(outcome, report);
    for (const [index, other] of listOf(value.instead).entries()) {
      const named = site.entry('outcome', String(other));
      if (named && named.value.plan === undefined)
        report(insteadWithoutPlan(place(['instead', index]), { id: named.id }));
    }
  }
}

/** A question that is named but missing may be the one that leads to an outcome. */
function hasAllQuestions({ entries }: RuleSite): boolean {
  const questions = entries('question');
  const known = new Set<unknown>(questions.map(({ id }) => id));
  const named = questions.flatMap(({ value }) => listOf(value.answers).map((one) => fieldsOf(one).question));
  return named.every((id) => id === undefined || known.has(id));
}

function namedOutcomes({ entries }: RuleSite): unknown[] {
  return [
    ...entries('question').flatMap(({ value }) =>
      listOf(value.answers).map((answer) => fieldsOf(answer).outcome),
    ),
    ...entries('outcome').flatMap(({ value }) => listOf(value.instead)),
  ];
}

function checkPlan({ place: placeOf, value }: RuleFile, report: Report): void {
  const steps = listOf(fieldsOf(value.plan).steps).map(fieldsOf);
  for (const [index, { weeks, minWeeks }] of steps.entries()) {
    if (typeof weeks !== 'number' || typeof minWeeks !== 'number' || minWeeks <= weeks || weeks < 1) continue;
    const place = placeOf(['plan', 'steps', index, 'minWeeks']);
    report(messages.moreWeeksAtLeast(place, minWeeks, weeks));
  }
}

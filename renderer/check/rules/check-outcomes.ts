import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/check-finder.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Document } from '../content.ts';

/** Every outcome of the route finder is reached, has a page, helps on, and its plan can be reckoned with. */
export function checkOutcomes(content: Content, report: Report): void {
  const outcomes = content.collections.get('outcomes') ?? new Map<string, Document>();
  const [first] = outcomes.values();
  if (!first) return;
  const routes = listOf(content.site.value.routes).map(fieldsOf);
  if (!routes.some(({ collection }) => collection === 'outcomes'))
    report(messages.outcomeWithoutPage(locate(first.source, [])));
  const reached = new Set(namedOutcomes(content));
  for (const outcome of outcomes.values()) {
    const { id, source, value } = outcome;
    if (!reached.has(id)) report(messages.unreachedOutcome(locate(source, [])));
    if (value.course === undefined && value.actions === undefined)
      report(messages.outcomeWithoutHelp(locate(source, [])));
    checkPlan(outcome, report);
    for (const [index, other] of listOf(value.instead).entries()) {
      const named = outcomes.get(String(other));
      if (named && named.value.plan === undefined)
        report(messages.insteadWithoutPlan(locate(source, ['instead', index]), named.id));
    }
  }
}

function namedOutcomes({ collections }: Content): unknown[] {
  const questions = [...(collections.get('questions')?.values() ?? [])];
  const outcomes = [...(collections.get('outcomes')?.values() ?? [])];
  return [
    ...questions.flatMap(({ value }) => listOf(value.answers).map((answer) => fieldsOf(answer).outcome)),
    ...outcomes.flatMap(({ value }) => listOf(value.instead)),
  ];
}

function checkPlan({ source, value }: Document, report: Report): void {
  const steps = listOf(fieldsOf(value.plan).steps).map(fieldsOf);
  for (const [index, { weeks, minWeeks }] of steps.entries()) {
    if (typeof weeks !== 'number' || typeof minWeeks !== 'number' || minWeeks <= weeks) continue;
    const place = locate(source, ['plan', 'steps', index, 'minWeeks']);
    report(messages.moreWeeksAtLeast(place, minWeeks, weeks));
  }
}

import { listOf } from '../../diagnostics/fields.ts';
import type { Outcome } from '../../schemas/planned.ts';
import type { OutcomeProps } from '../../schemas/types.ts';
import { planChatAddress } from '../chat/chat-link.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';
import { asText, optionalNumber } from '../read-fields.ts';
import { used } from '../used.ts';

const outcomeFields = [
  'title',
  'summary',
  'text',
  'course',
  'plan',
  'actions',
] as const satisfies readonly (keyof OutcomeProps)[];

/** An outcome of the route finder: a course or none, with the length of its plan computed. */
export function planOutcome(entry: PlanEntry, site: PlanSite): Planned<Outcome> {
  return gather((take) => {
    const values = take(entry.fields<OutcomeProps>(...outcomeFields));
    const { title, summary, course, plan, actions = [] } = values;
    return {
      id: entry.id,
      title,
      summary,
      text: values.text,
      ...(course && { course }),
      actions,
      ...(plan && { plan: { ...planWeeks(plan), dates: take(site.format.dateWords()) } }),
      instead: take(planInstead(entry, site)),
      chat: take(planChatAddress({}, site)).href,
    };
  });
}

type Weeks = Omit<NonNullable<Outcome['plan']>, 'dates'>;

function planWeeks({ exam, steps, last }: NonNullable<OutcomeProps['plan']>): Weeks {
  const whole = steps.map((step) => ({ ...step, minWeeks: step.minWeeks ?? step.weeks }));
  const weeks = sum(whole.map((step) => step.weeks));
  return { exam, steps: whole, last, weeks, least: sum(whole.map(({ minWeeks }) => minWeeks)) };
}

/** Alternatives that are shown today and have a page and a plan. */
function planInstead(entry: PlanEntry, site: PlanSite): Planned<Outcome['instead']> {
  return gather((take) =>
    listOf(take(entry.written('instead')))
      .map(asText)
      .flatMap((id) => take(planShorter(id, site)) ?? []),
  );
}

function planShorter(id: string, site: PlanSite): Planned<Outcome['instead'][number] | undefined> {
  return gather((take) => {
    if (!take(site.isShown('outcomes', id))) return undefined;
    const href = take(site.href('outcomes', id));
    const least = take(leastWeeks(id, site));
    if (href === undefined || least.length === 0) return undefined;
    const title = asText(take(site.writtenIn('outcomes', id, 'title')));
    return { title: take(used(site.text(title, []))), href, least: sum(least) };
  });
}

/**
 * The weeks of each step of another outcome's plan, in its shortest form. Reads the values one by one as written, so
 * that nothing else of it becomes a dependency.
 */
function leastWeeks(id: string, site: PlanSite): Planned<number[]> {
  return gather((take) => {
    const found: number[] = [];
    for (let index = 0; ; index += 1) {
      const of = (key: string) =>
        optionalNumber(take(site.writtenIn('outcomes', id, 'plan', 'steps', index, key)));
      const weeks = of('weeks');
      if (weeks === undefined) return found;
      found.push(of('minWeeks') ?? weeks);
    }
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

import type { Outcome } from '../../schemas/planned.ts';
import type { OutcomeProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { branchNumber, chatAddress } from './chat-link.ts';
import { fillReferences } from './fill-references.ts';
import { outcomeAddress } from './outcome-address.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { fields, list, text } from './read-fields.ts';

/** Where the route finder leads: a course or none, with the length of its plan worked out. */
export function planOutcome(entry: Entry, page: PageScope): Planned<Outcome> {
  const { values, origins } = planFieldsOf<OutcomeProps>(entry, 'outcome', page);
  const { title, summary, course, plan, actions = [] } = values;
  const outcome: Outcome = {
    id: entry.id,
    title,
    summary,
    text: values.text,
    ...(course && { course }),
    actions,
    ...(plan && { plan: planWeeks(plan) }),
    instead: planInstead(entry, page),
    chat: chatAddress(page.settings, branchNumber(page.settings, undefined)).href,
  };
  return { value: outcome, origins };
}

function planWeeks({ exam, steps, last }: NonNullable<OutcomeProps['plan']>): Outcome['plan'] {
  const whole = steps.map((step) => ({ ...step, minWeeks: step.minWeeks ?? step.weeks }));
  const sum = (of: readonly number[]) => of.reduce((total, weeks) => total + weeks, 0);
  const weeks = sum(whole.map((step) => step.weeks));
  return { exam, steps: whole, last, weeks, least: sum(whole.map(({ minWeeks }) => minWeeks)) };
}

/** Those that are shown today and have a plan; the length is read from what is written, since they may not be planned yet. */
function planInstead(entry: Entry, page: PageScope): Outcome['instead'] {
  return list(entry.value.instead).flatMap((id) => {
    const other = page.site.collections.get('outcomes')?.get(text(id));
    const href = other && outcomeAddress(other.id, page);
    const steps = list(fields(other?.value.plan).steps).map(fields);
    if (!other || href === undefined || steps.length === 0) return [];
    const least = steps.reduce((total, step) => total + Number(step.minWeeks ?? step.weeks), 0);
    return [{ title: fillReferences(text(other.value.title), page.references, []), href, least }];
  });
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { type Planned, plain } from '../../../kinds/planned.ts';
import type { CheckedValue, SiteToCheck } from '../checked.ts';
import { entryType } from '../entry-types.ts';
import type { Meaning } from '../meaning.ts';
import type { Life, LifePlanning, Planning, WrittenValue } from '../planning.ts';
import { checkId } from './check-id.ts';

/** The id of an entry; a template receives the entry, with `whole: true` as its own page shows it. */
export const reference: Meaning = {
  name: 'reference',
  type: (schema, kinds) =>
    entryType(String(schema.collection), kinds, schema.whole === true ? 'whole' : 'listed'),
  holdsNames: false,
  check,
  plan,
  life,
  control: 'entry',
  annotations: ['collection', 'whole'],
  needs: ['collection'],
};

function check(at: CheckedValue, site: SiteToCheck, report: Report): void {
  checkId(at, { path: at.path, id: at.value }, site, report);
}

/** `course: osce-virtual-adult` → that course, finished; undefined if it is hidden today. */
function plan({ value, schema }: WrittenValue, planning: Planning): Planned<unknown> {
  const kind = String(schema.collection);
  // Pages are planned separately: a reference to one stays its id.
  if (kind === 'pages') return plain(value);
  const next = value === 'next' ? planning.nextOf(kind) : undefined;
  if (next !== undefined) return planning.shared(next);
  return planning.entry(kind, String(value), schema.whole === true ? 'whole' : 'card');
}

/** `event: next` is shown until another event is the next one. */
function life({ value, schema }: WrittenValue, planning: LifePlanning): Life {
  const next = value === 'next' ? planning.nextOf(String(schema.collection)) : undefined;
  return next === undefined ? plain({}) : planning.lifeOfShared(next);
}

import type { Origin } from '../model/plan.ts';
import type { Planned } from './planner.ts';

/** The origins of a list of entries, where it stands at `at` in another value. */
export function originsUnder(at: string, entries: readonly Planned<unknown>[]): Origin[] {
  return entries.flatMap(({ origins }, index) =>
    origins.map((origin) => ({ ...origin, path: `${at}/${index}/${origin.path}` })),
  );
}

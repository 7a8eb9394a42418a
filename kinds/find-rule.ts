import type { Path } from '../diagnostics/place.ts';
import type { PlanSite } from './kind.ts';
import { gather, type Planned } from './planned.ts';

/**
 * The index of the first rule for a word in a list of site.yaml, `{ is: Onsite, … }`; undefined if there is none. Reads
 * no further, so that it doesn't depend on the rules after it.
 */
export function findRule(
  path: Path,
  word: string | undefined,
  site: Pick<PlanSite, 'written'>,
  key = 'is',
): Planned<number | undefined> {
  return gather((take) => {
    if (word === undefined) return undefined;
    for (let index = 0; ; index += 1) {
      const is = take(site.written(...path, index, key));
      if (is === undefined) return undefined;
      if (is === word) return index;
    }
  });
}

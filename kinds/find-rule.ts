import type { Path } from '../diagnostics/place.ts';
import type { PlanSite } from './kind.ts';
import { gather, type Planned } from './planned.ts';

/**
 * In a list of rules of site.yaml, `{ is: Onsite, … }`, the number of the first one for a word; nothing where there is
 * none. Looks no further than that, so that a rule for another word is none of its business.
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

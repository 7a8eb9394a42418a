import type { Path } from '../diagnostics/place.ts';
import type { PlanEntry } from './kind.ts';
import { gather, type Planned, shown, type Take } from './planned.ts';
import { used } from './used.ts';

/** The value of a name in braces: the text that `make` returns, with the line of `path` as its only origin. */
export function named(
  path: Path,
  entry: Pick<PlanEntry, 'place'>,
  make: (take: Take) => string | undefined,
): Planned<string | undefined> {
  return gather((take) => {
    const text = take(used(gather(make)));
    return text === undefined ? undefined : take(shown(text, text, [entry.place(path)]));
  });
}

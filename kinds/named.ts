import type { Path } from '../diagnostics/place.ts';
import type { PlanEntry } from './kind.ts';
import { gather, type Planned, shown, type Take } from './planned.ts';
import { used } from './used.ts';

/** What a name in braces stands for: the text that `make` gives, put down to the line of `path` alone. */
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

import type { PlanEntry } from './kind.ts';
import { type Planned, shown } from './planned.ts';

/**
 * Records that a computed text was made from these fields of an entry: `take(madeOf(text, ['price'], entry),
 * 'saving/text')`.
 */
export function madeOf(
  text: string,
  keys: readonly string[],
  entry: Pick<PlanEntry, 'place'>,
): Planned<undefined> {
  return shown(
    undefined,
    text,
    keys.map((key) => entry.place([key])),
  );
}

import type { Path } from '../../../../diagnostics/place.ts';

/**
 * A value that both have changed; undefined if it isn’t there. `path` leads from the top of the file or of its front
 * matter; positions in lists are those of `theirs`, or of `mine` for an item that they have removed. A block of an
 * article’s text has no path.
 */
export type MergeConflict = { path: Path; before: unknown; theirs: unknown; mine: unknown };

export type MergeSide = 'mine' | 'theirs';

/** Whose value is taken. */
export type SettleConflict = (conflict: MergeConflict) => MergeSide;

/** The same for the same three texts. */
export function keyOfConflict({ path, before, theirs, mine }: MergeConflict): string {
  return JSON.stringify([path, ...[before, theirs, mine].map((one) => (one === undefined ? [] : [one]))]);
}

/** Takes theirs if nobody has chosen, and adds the conflict to `open`. */
export function settleBy(
  choices: ReadonlyMap<string, MergeSide>,
  open: Map<string, MergeConflict>,
): SettleConflict {
  return (conflict) => {
    const key = keyOfConflict(conflict);
    const chosen = choices.get(key);
    if (!chosen) open.set(key, conflict);
    return chosen ?? 'theirs';
  };
}

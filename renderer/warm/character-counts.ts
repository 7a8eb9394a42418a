import type { TextMarks } from './text-marks.ts';

/** The number of texts that contain each character. */
export function countCharacters(marks: Iterable<TextMarks>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { characters } of marks)
    for (const one of characters) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/**
 * Whether the site's set of characters is the same after some texts have changed: then its typefaces stay as they are.
 */
export function haveSameCharacters(
  counts: ReadonlyMap<string, number>,
  changed: readonly { before: TextMarks; now: TextMarks }[],
): boolean {
  const before = countCharacters(changed.map((one) => one.before));
  const now = countCharacters(changed.map((one) => one.now));
  const isAdded = ([one]: [string, number]) => !counts.has(one);
  const isGone = ([one, count]: [string, number]) => !now.has(one) && counts.get(one) === count;
  return ![...now].some(isAdded) && ![...before].some(isGone);
}

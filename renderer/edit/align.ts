/** A stretch in which two lists differ: the items of the one and those that replace them in the other. */
export type Gap<T> = { removed: readonly T[]; added: readonly T[]; at: { before: number; after: number } };

/** Beyond this many comparisons, two lists count as wholly different: a diff would hardly be shorter. */
const most = 4_000_000;

/**
 * The gaps between two lists, by their longest common subsequence (Hunt and McIlroy 1976). Their common beginning and
 * end, which is nearly everything, is skipped first.
 */
export function align<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Gap<T>[] {
  const [one, other] = [before.map(keyOf), after.map(keyOf)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let tail = 0;
  const left = () => Math.min(one.length, other.length) - start;
  while (tail < left() && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const middle = { one: one.slice(start, one.length - tail), other: other.slice(start, other.length - tail) };
  const common = commonOf(middle.one, middle.other);
  const ends = [...common, [middle.one.length, middle.other.length] as const];
  const gaps: Gap<T>[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of ends) {
    const at = { before: start + row, after: start + column };
    const removed = before.slice(at.before, start + nextRow);
    const added = after.slice(at.after, start + nextColumn);
    if (removed.length > 0 || added.length > 0) gaps.push({ removed, added, at });
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return gaps;
}

/** Pairs of positions of the longest common subsequence. */
function commonOf(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  if (one.length * other.length > most) return [];
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

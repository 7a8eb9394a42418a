/** The order of items that both sides still have. */

/**
 * `theirs`, `mine`: positions of the same items in the list that both began from, in the order of each side. Undefined
 * if both have moved the same item to different places.
 */
export function mergeOrder(
  theirs: readonly number[],
  mine: readonly number[],
): readonly number[] | undefined {
  if (isSorted(mine) || mine.every((item, index) => item === theirs[index])) return theirs;
  if (isSorted(theirs)) return mine;
  // Which of two neighbours has moved past the other can’t be known: each is tried.
  const isSamePlace = samePlaces(theirs, mine);
  for (const left of movesIn(theirs))
    for (const right of movesIn(mine)) {
      const both = [...right].filter((item) => left.has(item));
      const own = new Set([...right].filter((item) => !left.has(item)));
      if (both.every(isSamePlace)) return withMoves(theirs, mine, left, own);
    }
  return undefined;
}

function isSorted(items: readonly number[]): boolean {
  return items.every((item, index) => index === 0 || item > (items[index - 1] ?? -1));
}

/** Whether an item follows or precedes the same one in both. */
function samePlaces(theirs: readonly number[], mine: readonly number[]): (item: number) => boolean {
  const position = new Map([...theirs.entries()].map(([index, item]) => [item, index]));
  const at = new Map([...mine.entries()].map(([index, item]) => [item, index]));
  return (item) => {
    const [one, other] = [position.get(item) ?? -1, at.get(item) ?? -1];
    return theirs[one - 1] === mine[other - 1] || theirs[one + 1] === mine[other + 1];
  };
}

/** Their order, with each of my moves: behind the nearest item that nobody else has moved. */
function withMoves(
  theirs: readonly number[],
  mine: readonly number[],
  left: ReadonlySet<number>,
  right: ReadonlySet<number>,
): readonly number[] {
  let moved: number[] = [];
  const behind = new Map([[-1, moved]]);
  for (const item of mine) {
    if (right.has(item)) moved.push(item);
    else if (!left.has(item)) {
      moved = [];
      behind.set(item, moved);
    }
  }
  const others = theirs.filter((item) => !right.has(item));
  return [...(behind.get(-1) ?? []), ...others.flatMap((item) => [item, ...(behind.get(item) ?? [])])];
}

/** The fewest items that have moved, in two ways to tell. */
function movesIn(order: readonly number[]): readonly ReadonlySet<number>[] {
  const mirrored = order.map((item) => -item).reverse();
  const ways = [longestRising(order), longestRising(mirrored).map((item) => -item)];
  return ways.map((stays) => {
    const known = new Set(stays);
    return new Set(order.filter((item) => !known.has(item)));
  });
}

/** A longest rising subsequence (Schensted 1961). */
function longestRising(items: readonly number[]): readonly number[] {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const item of items) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? item) < item) low = middle + 1;
      else high = middle;
    }
    before.set(item, tails[low - 1]);
    tails[low] = item;
  }
  const rising: number[] = [];
  for (let item = tails.at(-1); item !== undefined; item = before.get(item)) rising.push(item);
  return rising.reverse();
}

import { availableParallelism } from 'node:os';

/** Node's thread pool has four threads. More parallel work than cores would only fill the memory. */
const atOnce = Math.min(4, availableParallelism());

/** Returns the results in the order of the items. After a failure no further item is begun. */
export async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (failed) return;
      results.set(index, await work(item).catch(fail));
    }
  };
  const fail = (error: unknown): never => {
    failed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...results].sort(([one], [other]) => one - other).map(([, result]) => result);
}

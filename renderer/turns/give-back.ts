import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (extent?: { type: 'minor' }) => void;

/** In bytes: where the heap is smaller, looking for what can be given back takes longer than it is worth. */
const worthwhile = 200_000_000;

/**
 * Has V8 give back now what nobody needs any more, before a part of the work that takes memory of its own. `minor`: only
 * what was made in the last moment, such as buffers that have been written, in a few milliseconds.
 */
export function giveBack(extent: 'minor' | 'all'): void {
  if (getHeapStatistics().total_heap_size < worthwhile) return;
  collect ??= openCollect();
  if (extent === 'all') collect();
  else collect({ type: extent });
}

let collect: Collect | undefined;

/** As `--expose-gc` would have it in every context; here in one that nobody else sees. */
function openCollect(): Collect {
  setFlagsFromString('--expose-gc');
  const found: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return found;
}

/** Everything here affects the whole process, so it does nothing if other code shares the process. */
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isOwnProcess } from './own-process.ts';
import { tellV8 } from './tell-v8.ts';

/** In bytes: for a smaller heap, collecting takes longer than it is worth. */
const worthwhile = 200_000_000;

const isWorthwhile = () => isOwnProcess() && getHeapStatistics().total_heap_size >= worthwhile;

/**
 * From now on V8 collects garbage when the heap has grown by a third. By default it lets the heap of a busy process
 * grow to four times what is in use: a build then takes half as much memory again, and is a few hundredths faster.
 * `goesOn`: the process will build again, and somebody waits for each of these builds.
 */
export function growLess({ goesOn }: { goesOn: boolean }): void {
  if (!isOwnProcess()) return;
  tellV8(['--heap-growing-percent=35', '--heap-growing-percent=0']);
  isHeld = !goesOn;
  if (isHeld) holdNew();
}

let isHeld = false;

/** In bytes: how much is allocated before V8 collects the young generation. */
const enough = 16 * 1024 * 1024;

function roomForNew(): number {
  const room = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return room ? room.space_used_size + room.space_available_size : enough;
}

/**
 * Fixes the young generation at a size with which builds are as fast as with four times that, to which V8 lets it grow
 * from Node 24 on. While a process runs, only the growth factor can be set.
 */
function holdNew(): void {
  const growBy = (factor: number) =>
    tellV8([`--semi-space-growth-factor=${factor}`, '--semi-space-growth-factor=2']);
  // The space for new objects grows once enough of its content has survived a collection.
  for (let tries = 0; tries < mostTries && roomForNew() < 0.8 * enough; tries += 1) {
    if (!growBy(Math.max(2, Math.round(enough / roomForNew())))) return;
    Array.from({ length: 20_000 }, (_, index) => [index]);
  }
  growBy(1);
}

const mostTries = 100;

/**
 * Collects all garbage and compacts the heap: V8 does that by itself only when memory runs short, and until then keeps
 * the gaps. Takes a second with a few hundred megabytes in use.
 */
export async function giveBackAll(): Promise<void> {
  if (!isWorthwhile() || !process.features.inspector) return;
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.enable');
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve));
  session.disconnect();
  if (isHeld) holdNew();
}

type Collect = (extent: { type: 'minor' }) => void;

let collect: Collect | undefined;

/** Frees recently allocated objects, such as buffers that have been written, in a few milliseconds. */
export function giveBackLatest(): void {
  if (!isWorthwhile()) return;
  collect ??= openCollect();
  collect({ type: 'minor' });
}

/** The `gc` function of `--expose-gc`, but in a context that no other code sees. */
function openCollect(): Collect {
  tellV8(['--expose-gc', '--no-expose-gc']);
  const found: Collect = runInNewContext('globalThis.gc ?? (() => {})');
  tellV8(['--no-expose-gc', '--no-expose-gc']);
  return found;
}

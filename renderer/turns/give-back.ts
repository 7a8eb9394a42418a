/** All of it changes something for the whole process: nothing is done where that belongs to others as well. */
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isOwnProcess } from './own-process.ts';
import { tellV8 } from './tell-v8.ts';

/** In bytes: of a smaller heap, looking for what can be given back takes longer than it is worth. */
const worthwhile = 200_000_000;

const isWorthwhile = () => isOwnProcess() && getHeapStatistics().total_heap_size >= worthwhile;

/**
 * From now on V8 looks for what it can give back when the heap has grown by a third. By itself it lets the heap of a
 * busy process grow to four times what is in use: a build then takes half more memory, and is a few hundredths faster.
 * `goesOn`: the process will build again, and somebody waits for each of these builds.
 */
export function growLess({ goesOn }: { goesOn: boolean }): void {
  if (!isOwnProcess()) return;
  tellV8(['--heap-growing-percent=35', '--heap-growing-percent=0']);
  isHeld = !goesOn;
  if (isHeld) holdNew();
}

let isHeld = false;

/** In bytes: so much new is made before V8 looks which of it is still needed. */
const enough = 16 * 1024 * 1024;

function roomForNew(): number {
  const room = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
  return room ? room.space_used_size + room.space_available_size : enough;
}

/**
 * Holds the space for what is new at a size with which builds are as fast as with four times that, to which V8 lets it
 * grow from Node 24 on. While a process runs, it can only be said by how much it grows at a time.
 */
function holdNew(): void {
  const growBy = (factor: number) =>
    tellV8([`--semi-space-growth-factor=${factor}`, '--semi-space-growth-factor=2']);
  // It grows once enough of what is in it has outlived its first moment.
  for (let tries = 0; tries < mostTries && roomForNew() < 0.8 * enough; tries += 1) {
    if (!growBy(Math.max(2, Math.round(enough / roomForNew())))) return;
    Array.from({ length: 20_000 }, (_, index) => [index]);
  }
  growBy(1);
}

const mostTries = 100;

/**
 * Gives back what nobody needs any more, and moves together what is left: V8 does that by itself only when memory runs
 * short, and until then keeps the holes. Takes a second where a few hundred megabytes are in use.
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

/** Gives back what was made in the last moment, such as buffers that have been written, in a few milliseconds. */
export function giveBackLatest(): void {
  if (!isWorthwhile()) return;
  collect ??= openCollect();
  collect({ type: 'minor' });
}

/** As `--expose-gc` would have it in every context; here in one that nobody else sees. */
function openCollect(): Collect {
  tellV8(['--expose-gc', '--no-expose-gc']);
  const found: Collect = runInNewContext('globalThis.gc ?? (() => {})');
  tellV8(['--no-expose-gc', '--no-expose-gc']);
  return found;
}

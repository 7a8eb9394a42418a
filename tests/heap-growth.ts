import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
// The files after this one share the process.
setFlagsFromString('--no-expose-gc');

/** Bytes on the heap without what nobody has any more. */
export function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Bytes that are on the heap for as long as what `make` gives lives. */
export function heapGrowth(make: () => unknown): number {
  const before = heapUsed();
  const kept = [make()];
  const growth = heapUsed() - before;
  // Read once more, so that it lives until here.
  return kept.length > 0 ? growth : 0;
}

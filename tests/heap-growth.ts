import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
// Later test files share the process.
setFlagsFromString('--no-expose-gc');

/** Bytes on the heap after garbage collection. */
export function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Bytes that the result of `make` retains on the heap. */
export function heapGrowth(make: () => unknown): number {
  const before = heapUsed();
  const kept = [make()];
  const growth = heapUsed() - before;
  // Use it, so that it stays alive until here.
  return kept.length > 0 ? growth : 0;
}

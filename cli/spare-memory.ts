import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 make no object among the old ones: what was read has mostly outlived its moment, and V8 expects that of all
 * that is made in the same way afterwards. It doesn't, and a large build takes a twentieth longer. And has it compile
 * WebAssembly once, as it comes: what makes typefaces smaller runs for less time than it takes to compile it better,
 * which needs 50 MB.
 */
export function spareMemory(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--liftoff-only');
}

import { ownProcess } from '../turns/own-process.ts';
import { compileLater, tellV8 } from '../turns/tell-v8.ts';

/**
 * For a process that does nothing but build sites: from now on it gives back memory as it goes (`give-back.ts`), and
 * ends what it doesn't need any more. Has V8 make no object among the old ones: what was read has mostly outlived its
 * moment, and V8 expects that of all that is made in the same way afterwards. It doesn't, and a large build takes a
 * twentieth longer. And has it compile later what runs often, and WebAssembly once, as it comes: what makes typefaces
 * smaller runs for less time than it takes to compile it better, which needs 50 MB.
 */
export function spareMemory(): void {
  ownProcess();
  tellV8(
    ['--no-allocation-site-pretenuring', '--allocation-site-pretenuring'],
    ['--no-wasm-tier-up', '--wasm-tier-up'],
    ['--no-wasm-dynamic-tiering', '--wasm-dynamic-tiering'],
  );
  compileLater();
}

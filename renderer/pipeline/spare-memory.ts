import { ownProcess } from '../turns/own-process.ts';
import { compileLater, tellV8 } from '../turns/tell-v8.ts';

/**
 * For a process that only builds sites: from now on it frees memory as it goes (`give-back.ts`), and stops what it no
 * longer needs. It also stops V8 from allocating objects directly in the old generation: most parsed data outlives the
 * young one, so V8 expects the same of everything allocated in the same place afterwards. That is wrong, and makes a
 * large build a twentieth slower. Hot functions are compiled later, and WebAssembly only once, without optimising:
 * subsetting typefaces takes less time than the better compilation, which needs 50 MB.
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

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScript } from './kept-script.ts';
import { openStores } from './open-stores.ts';

/** The parameters of a part, by the names that `scripts/split-parts.js` uses. */
const parameters = ['module', 'require', '__importLater', '__address', '__folder'];

/**
 * Runs a part of the compiled program, as `scripts/split-parts.js` makes them, and returns its exports by name.
 * `address`: of its file, whose name changes with its content; `imported`: its imports, by the names that it uses.
 */
export function runPart(
  address: string,
  imported: Readonly<Record<string, object>>,
  importLater: (name: string) => Promise<unknown>,
): Readonly<Record<string, unknown>> {
  const file = fileURLToPath(address);
  const store = openStores().program;
  // Parts are ASCII.
  const run = readScript(readFileSync(file, 'latin1'), parameters, {
    filename: file,
    key: basename(file),
    store,
  });
  const module = { exports: {} };
  run(module, requireFrom(address, imported), importLater, address, dirname(file));
  return module.exports;
}

/** Loads Node's modules, and packages that are not bundled, with `require`, which is faster. */
function requireFrom(address: string, imported: Readonly<Record<string, object>>) {
  const ofNode = createRequire(address);
  return (name: string): unknown => {
    const module = imported[name];
    // A part's default import is then the `default` of the module, as everywhere.
    if (module) return { ...module, __esModule: true };
    const exported = ofNode(name);
    return exported?.__esModule ? { ...exported, default: exported } : exported;
  };
}

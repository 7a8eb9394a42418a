import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScript } from './kept-script.ts';
import { openStores } from './open-stores.ts';

/** What a part is given, by the names that `scripts/split-parts.js` has it use. */
const parameters = ['module', 'require', '__importLater', '__address', '__folder'];

/**
 * Runs a part of the compiled program, as `scripts/split-parts.js` makes them, and gives what it exports by name.
 * `address` is that of its file, whose name changes with what is in it; `imported` what it imports, by the names by
 * which it does.
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

/** Modules of Node, and packages that are none, are loaded as scripts load them, which is sooner done. */
function requireFrom(address: string, imported: Readonly<Record<string, object>>) {
  const ofNode = createRequire(address);
  return (name: string): unknown => {
    const module = imported[name];
    // What a part imports by default is then the `default` of the module, as everywhere.
    if (module) return { ...module, __esModule: true };
    const exported = ofNode(name);
    return exported?.__esModule ? { ...exported, default: exported } : exported;
  };
}

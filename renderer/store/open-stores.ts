import { join } from 'node:path';
import { isOwnFolder, stateName } from './own-files.ts';
import { findPackageFolder } from './package-folder.ts';
import { packedVersion, programVersion } from './program-version.ts';
import { noStore, openValueStore, type ValueStore } from './value-store.ts';

export type Stores = {
  /** With the compiled program, and gone when it is compiled anew: what is code may only be kept here. */
  program: ValueStore;
  /** Beside site.yaml (`root`): data only, since a site's folder may come from anywhere. Checking keeps nothing there. */
  openSite: (root: string, keeps: boolean) => ValueStore;
};

/** Nothing is kept, and nothing found, while the program runs from its sources, as in tests. */
export function openStores(program = programVersion()): Stores {
  if (program === undefined) return { program: noStore, openSite: () => noStore };
  // One for each folder: what one part of the program has found is in use for all of them.
  const sites = new Map<string, ValueStore>();
  const openSite = (root: string, keeps: boolean) => {
    const key = JSON.stringify([root, keeps]);
    const folder = join(root, stateName, 'cache', 'values');
    const opened = sites.get(key);
    const store = opened ?? (isOwnFolder(folder) ? openValueStore({ folder, program, keeps }) : noStore);
    sites.set(key, store);
    return store;
  };
  return {
    program: openValueStore({ folder: join(findPackageFolder(), 'lib', 'values'), program, keeps: true }),
    openSite,
  };
}

/** What the package brings along, for whatever Node and machine it comes to. `keeps`: for whoever packs the program. */
export function openPacked({ keeps = false } = {}): ValueStore {
  const program = packedVersion();
  const folder = join(findPackageFolder(), 'lib', 'packed');
  return program === undefined ? noStore : openValueStore({ folder, program, keeps });
}

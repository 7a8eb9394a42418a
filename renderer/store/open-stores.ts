import { join } from 'node:path';
import { isOwnFolder, stateName } from './own-files.ts';
import { findPackageFolder } from './package-folder.ts';
import { packedVersion, programVersion } from './program-version.ts';
import { noStore, openValueStore, type ValueStore } from './value-store.ts';

export type Stores = {
  /** Next to the compiled program, and gone when it is recompiled: code may only be kept here. */
  program: ValueStore;
  /**
   * Next to site.yaml (`root`): data only, since a site's folder may come from anywhere. Checking keeps nothing there.
   */
  openSite: (root: string, keeps: boolean) => ValueStore;
};

/** Nothing is kept or found while the program runs from its sources, as in tests. */
export function openStores(program = programVersion()): Stores {
  if (program === undefined) return { program: noStore, openSite: () => noStore };
  // One for each folder: a value found by one part of the program counts as in use for all.
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

/** The store that ships with the package, for any Node and machine. `keeps`: for whoever packs the program. */
export function openPacked({ keeps = false } = {}): ValueStore {
  const program = packedVersion();
  const folder = join(findPackageFolder(), 'lib', 'packed');
  return program === undefined ? noStore : openValueStore({ folder, program, keeps });
}

import { join } from 'node:path';
import { findPackageFolder } from '../bundle/package-folder.ts';
import { programVersion } from './program-version.ts';
import { noStore, openValueStore, type ValueStore } from './value-store.ts';

/** Beside site.yaml (`root`): data only, since a site's folder may come from anywhere. Checking keeps nothing there. */
export function openSiteStore(root: string, keeps: boolean): ValueStore {
  const program = programVersion();
  if (program === undefined) return noStore;
  return openValueStore({ folder: join(root, '.site', 'cache', 'values'), program, keeps });
}

/** With the compiled program, and gone when it is compiled anew: what is code may only be kept here. */
export function openProgramStore(): ValueStore {
  const program = programVersion();
  if (program === undefined) return noStore;
  return openValueStore({ folder: join(findPackageFolder(), 'lib', 'values'), program, keeps: true });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.js';

/** Packages without a licence in the lock file; each has a file that states it. */
const stated = { 'png-js': 'MIT' };

/**
 * Every package that is installed with the program, from the lock file. `isProgram`: a binary for one kind of machine.
 */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev)
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        path,
        name,
        version: entry.version,
        integrity: entry.integrity,
        licence: (entry.license ?? stated[name])?.replace(/^\((.*)\)$/, '$1'),
        needs: Object.keys({
          ...entry.dependencies,
          ...entry.optionalDependencies,
          ...entry.peerDependencies,
        }),
        isOptional: Boolean(entry.optional || entry.devOptional),
        isProgram: entry.os !== undefined,
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one.path < other.path ? -1 : 1));
}

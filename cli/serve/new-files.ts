import { lstatSync } from 'node:fs';
import { unlessSystemFails } from './unless-system-fails.ts';

/**
 * Files created since the last build: one that has vanished again was never part of the site, only of how an editor
 * saves.
 */
export type NewFiles = {
  /** `isNew`: the file was not there a moment ago. */
  noticed: (file: string, isNew: boolean) => void;
  hasPassed: (file: string) => boolean;
  /** A build has ended, with the files that exist now. */
  built: () => void;
};

export function createNewFiles(): NewFiles {
  /** The first event counts: a file that is removed and comes back isn't new. */
  const first = new Map<string, boolean>();
  return {
    noticed: (file, isNew) => {
      if (!first.has(file)) first.set(file, isNew);
    },
    hasPassed: (file) => first.get(file) === true && !unlessSystemFails(() => lstatSync(file)),
    built: () => first.clear(),
  };
}

import { lstatSync } from 'node:fs';
import { unlessRefused } from './unless-refused.ts';

/** What has come since the last build: a file of it that is gone again was never part of the site, only of how an editor saves. */
export type NewFiles = {
  /** `isNew`: the file was not there a moment ago. */
  noticed: (file: string, isNew: boolean) => void;
  hasPassed: (file: string) => boolean;
  /** A build has ended, with whatever is there. */
  built: () => void;
};

export function createNewFiles(): NewFiles {
  /** What was noticed first: a file that goes and comes back is no new one. */
  const first = new Map<string, boolean>();
  return {
    noticed: (file, isNew) => {
      if (!first.has(file)) first.set(file, isNew);
    },
    hasPassed: (file) => first.get(file) === true && !unlessRefused(() => lstatSync(file)),
    built: () => first.clear(),
  };
}

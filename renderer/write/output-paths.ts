import { basename, dirname, join, resolve } from 'node:path';
import { stateName } from '../store/own-files.ts';

/** The output, and where the write stage keeps its own files. All absolute. */
export type OutputPaths = {
  out: string;
  /** Next to the output, so on the same disk: a rename from here into the output is one step. */
  state: string;
  staging: string;
  manifest: string;
  journal: string;
  lock: string;
};

/** The output itself contains nothing but the site: everything else is in `.site/` next to it. */
export function outputPaths(out: string): OutputPaths {
  const absolute = resolve(out);
  const state = join(dirname(absolute), stateName, 'output', basename(absolute));
  return {
    out: absolute,
    state,
    staging: join(state, 'staging'),
    manifest: join(state, 'manifest.json'),
    journal: join(state, 'journal.json'),
    lock: join(state, 'lock.json'),
  };
}

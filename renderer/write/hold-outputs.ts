import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesIn, isOwnFolder, makeOwnFolder } from '../store/own-files.ts';
import { takeLock } from './lock.ts';
import { removeIfEmpty } from './output-files.ts';
import { type OutputPaths, outputPaths } from './output-paths.ts';

type Held = { kind: 'held'; release: () => void } | { kind: 'busy'; pid: number };

/**
 * Keeps builds from writing these outputs, and all others that have been written beside them, until they are released.
 * `busy`, and nothing is held, where one is being written. Throws what the file system says.
 */
export function holdOutputs(outs: readonly string[]): Held {
  const releases: (() => void)[] = [];
  const release = () => {
    for (const one of releases) one();
  };
  try {
    for (const paths of outputsBeside(outs)) {
      makeOwnFolder(paths.state);
      const lock = takeLock(paths.lock);
      if (lock.kind === 'busy') {
        release();
        return lock;
      }
      releases.push(() => {
        lock.release();
        const above = dirname(paths.state);
        for (const folder of [paths.state, above, dirname(above)]) removeIfEmpty(folder);
      });
    }
  } catch (error) {
    release();
    throw error;
  }
  return { kind: 'held', release };
}

function outputsBeside(outs: readonly string[]): OutputPaths[] {
  const named = outs.map(outputPaths).filter(({ out }) => existsSync(dirname(out)));
  const beside = named.flatMap(({ out, state }) =>
    entriesIn(dirname(state))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => outputPaths(join(dirname(out), name))),
  );
  const byState = new Map([...named, ...beside].map((paths) => [paths.state, paths]));
  return [...byState.values()].filter(({ state }) => isOwnFolder(state));
}

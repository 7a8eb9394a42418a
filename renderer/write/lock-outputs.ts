import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesIn, isOwnFolder } from '../store/own-files.ts';
import { takeLockOf } from './lock.ts';
import { type OutputPaths, outputPaths } from './output-paths.ts';

type LockResult = { kind: 'held'; release: () => void } | { kind: 'busy'; pid: number };

/**
 * Prevents builds from writing these outputs, and any others next to them, until they are released. Returns `busy` and
 * holds nothing if one is being written, or an output elsewhere of a site next to them. Throws file system errors.
 */
export function lockOutputs(outs: readonly string[]): LockResult {
  const releases: (() => void)[] = [];
  const release = () => {
    for (const one of releases) one();
  };
  try {
    for (const paths of outputsBeside(outs)) {
      const lock = takeLockOf(paths);
      if (lock.kind === 'busy') {
        release();
        return lock;
      }
      releases.push(lock.release);
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

import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { unlessRefused } from '../store/system-code.ts';
import { takeLockOf } from './lock.ts';
import { outputPaths } from './output-paths.ts';

/**
 * For an output that is not next to its site, also locks a name next to the site: so a search for running builds there
 * (`lockOutputs`) finds this one. Returns a function that releases it. If the site's own folder isn't writable, nobody
 * can remove anything in it either.
 */
export function lockStandIn(out: string, root: string): () => void {
  if (dirname(out) === root) return () => {};
  const name = `elsewhere-${hash('sha256', out, 'hex').slice(0, 16)}`;
  const lock = unlessRefused(() => takeLockOf(outputPaths(join(root, name))));
  return lock?.kind === 'taken' ? lock.release : () => {};
}

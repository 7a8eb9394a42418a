import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { unlessRefused } from '../store/system-code.ts';
import { takeLockOf } from './lock.ts';
import { outputPaths } from './output-paths.ts';

/**
 * For an output that stands elsewhere than beside its site, locks a name beside the site too: so whoever looks there for
 * running builds (`holdOutputs`) finds this one. Gives what releases it. Where the site's own folder can't be written,
 * nobody can remove what is kept in it either.
 */
export function lockStandIn(out: string, root: string): () => void {
  if (dirname(out) === root) return () => {};
  const name = `elsewhere-${hash('sha256', out, 'hex').slice(0, 16)}`;
  const lock = unlessRefused(() => takeLockOf(outputPaths(join(root, name))));
  return lock?.kind === 'taken' ? lock.release : () => {};
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalPath } from './canonical-path.ts';

/** Under which path a finished site wants to stand: what its home page says of itself. `''` for the top. */
export async function readBase(out: string): Promise<string> {
  const home = await readFile(path.join(out, 'index.html'), 'utf8').catch(() => '');
  return (canonicalPath(home) ?? '/').replace(/\/$/, '');
}

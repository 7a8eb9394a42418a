import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repository, runSite } from '../cli/run-site.ts';

/**
 * Builds a site of this repository in place (`branches/nepal`) into an output folder that nothing else uses, and
 * returns the output. `day` is used as today. Throws with the messages if the build fails.
 */
export async function buildFolder(folder: string, day: string): Promise<string> {
  const out = path.join(await mkdtemp(path.join(os.tmpdir(), 'site-built-')), 'dist');
  const args = ['build', '--at', day, '--root', path.join(repository, folder), '--out', out];
  const { code, out: said, note } = await runSite(args, repository);
  if (code !== 0) throw new Error(`${folder} was not built:\n${said}${note}`);
  return out;
}

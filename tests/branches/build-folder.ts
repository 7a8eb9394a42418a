import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repository, runSite } from '../cli/run-site.ts';

/**
 * Builds a site of this repository where it stands (`branches/nepal`) into a folder that nothing else uses, and gives
 * the output. `day` counts as today. What went wrong is in the error.
 */
export async function buildFolder(folder: string, day: string): Promise<string> {
  const out = path.join(await mkdtemp(path.join(os.tmpdir(), 'site-built-')), 'dist');
  const args = ['build', '--at', day, '--root', path.join(repository, folder), '--out', out];
  const { code, out: said, note } = await runSite(args, repository);
  if (code !== 0) throw new Error(`${folder} was not built:\n${said}${note}`);
  return out;
}

import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repository, runSite } from '../cli/run-site.ts';

/** The fixed today, so that no test changes with the calendar. */
export const day = '2026-11-01';

/** The folder with the shipped site.yaml and content. */
export const shippedSite = repository;

/**
 * The shipped site.yaml and content (or those of another copy) in a new folder, where a test may change them. Pictures
 * from earlier builds come along: they depend on nothing else and take the longest.
 */
export async function copySite(from = shippedSite): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'site-content-'));
  for (const name of ['site.yaml', 'content', '.site/cache']) {
    const source = path.join(from, name);
    if (existsSync(source)) await cp(source, path.join(root, name), { recursive: true });
  }
  return root;
}

/** Changes a file of a site. Throws if nothing changes, a mistake in the test. */
export async function editFile(root: string, file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(path.join(root, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing was changed in ${file}`);
  await writeFile(path.join(root, file), after);
}

/** Builds with the real command and returns the output folder. Throws with the messages if the build fails. */
export async function buildSite(root: string, env: Record<string, string> = {}): Promise<string> {
  const { code, out, note } = await runSite(['build', '--at', day], root, env);
  if (code !== 0) throw new Error(`site build ended with ${code}:\n${out}${note}`);
  return path.join(root, 'dist');
}

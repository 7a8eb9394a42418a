import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Article } from '../generate/write-article.ts';
import type { Peer } from './peer.ts';

/** A peer that can be started, its own folder, and the `node_modules` in it. */
export type Installed = { peer: Peer; folder: string; modules: string; version: string };

const run = promisify(execFile);

/** Installs a peer's packages into `folder`. Throws if npm fails or the program doesn't start. */
export async function installPeer(peer: Peer, folder: string): Promise<Installed> {
  await mkdir(folder, { recursive: true });
  const { packages: dependencies, overrides = {} } = peer;
  const manifest = { private: true, type: 'module', dependencies, overrides };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  if (Object.keys(dependencies).length > 0) {
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', args, { cwd: folder });
  }
  const modules = join(folder, 'node_modules');
  const { program, args } = peer.program(modules);
  const { stdout } = await run(program, [...args, peer.asksVersion], {
    cwd: folder,
    env: { ...process.env, ...peer.environment },
  });
  return { peer, folder, modules, version: stdout.trim().split('\n')[0] ?? '' };
}

/** The folder of its project with this many articles. */
export function projectOf(folder: string, articles: number): string {
  return join(folder, `project-${articles}`);
}

/** Writes the project of a peer into a folder that doesn't exist yet. */
export async function writeProject(peer: Peer, folder: string, articles: readonly Article[]): Promise<void> {
  for (const [path, text] of peer.files(articles)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

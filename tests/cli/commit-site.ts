import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.ts';
import { emptyFolder, repository } from './run-site.ts';

const settings = [
  'user.name=Editor',
  'user.email=editor@example.org',
  'commit.gpgsign=false',
  'core.autocrlf=false',
];

/** Runs git in a folder, without this machine's settings. */
export function git(folder: string, ...args: string[]): string {
  const given = settings.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', [...given, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** A site committed in its own repository, to be edited and compared. `of`: its folder within this repository. */
export async function committedSite(
  of = 'tests/fixtures/small-site',
  more: Readonly<Record<string, string>> = {},
) {
  const root = await emptyFolder();
  for (const part of ['site.yaml', 'content', 'schemas', 'templates'])
    if (of !== '' || !['schemas', 'templates'].includes(part))
      await cp(path.join(repository, of, part), path.join(root, part), { recursive: true }).catch(
        ignoreMissing,
      );
  const put = async (file: string, text: string | Buffer) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(more)) await put(file, text);
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message=First state');
  return {
    root,
    put,
    remove: (file: string) => rm(path.join(root, file)),
    /** Replaces a text, which has to be there. */
    edit: async (file: string, from: string, to: string) => {
      const text = await readFile(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} doesn’t say “${from}”`);
      await put(file, text.replace(from, to));
    },
    /** Runs as for an editor, on a fixed day. */
    diff: (args: readonly string[] = [], at = '') =>
      runCommand(['diff', ...args, '--at', '2026-11-22'], path.join(root, at)),
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Run } from './run-to-end.ts';
import { samePackages } from './same-packages.ts';

export type CheckedOut = { kind: 'ready' } | { kind: 'refused'; why: string; exitCode: number };

/**
 * Writes the files of a commit into `folder`, provides packages and compiles the program. `git archive` only reads the
 * repository, so nothing is left in it, even if this process is killed.
 */
export async function checkOut(
  commit: string,
  { repository, folder }: { repository: string; folder: string },
  run: Run,
): Promise<CheckedOut> {
  const id = await run(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`],
    repository,
  );
  if (id.code !== 0) return refused(`git finds no commit “${commit}” in this repository.`, 2);
  return (
    (await unpack(id.printed.trim(), { repository, folder }, run)) ??
    (await providePackages({ repository, folder }, run)) ??
    (await compile(folder, run)) ?? { kind: 'ready' }
  );
}

type Folders = { repository: string; folder: string };

async function unpack(id: string, { repository, folder }: Folders, run: Run) {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  const archived = await run('git', ['archive', '--format=tar', `--output=${archive}`, id], repository);
  const unpacked = archived.code === 0 ? await run('tar', ['-xf', archive], folder) : archived;
  await rm(archive, { force: true });
  if (unpacked.code === 0) return undefined;
  return refused(`The commit could not be unpacked: ${unpacked.noted.trim()}`, 70);
}

/** Shares the packages of this checkout if both lock files list the same; otherwise installs them, which is slower. */
async function providePackages({ repository, folder }: Folders, run: Run) {
  const [here, there] = await Promise.all([repository, folder].map(readLockFile));
  if (here !== undefined && there !== undefined && samePackages(here, there)) {
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return undefined;
  }
  console.error('Installing the packages of the commit …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, noted } = await run(npm, args, folder);
  if (code === 0) return undefined;
  process.stderr.write(noted);
  return refused(`The packages of the commit could not be installed: npm ended with exit code ${code}.`, 69);
}

function readLockFile(checkout: string): Promise<string | undefined> {
  return readFile(join(checkout, 'package-lock.json'), 'utf8').catch(() => undefined);
}

async function compile(folder: string, run: Run) {
  const { code, noted } = await run(process.execPath, ['scripts/compile.js'], folder);
  if (code === 0) return undefined;
  process.stderr.write(noted);
  return refused('The program of the commit doesn’t compile.', 70);
}

function refused(why: string, exitCode: number): CheckedOut {
  return { kind: 'refused', why, exitCode };
}

/** Writes the state of a site in a commit into a folder of its own. Changes none of the user’s files. */
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { namedSites } from '../../renderer/pipeline/named-sites.ts';
import { packageFolder } from '../package-folder.ts';
import { usageError } from '../usage-error.ts';
import type { Commit } from './find-commit.ts';
import { type Git, gitIn } from './run-git.ts';

export type CommitFolder = { root: string; remove: () => Promise<void> };

type Blob = { id: string; bytes: number; file: string };

/** The parts of a site; everything else next to them is ignored. */
const parts = ['site.yaml', 'content', 'data', 'schemas', 'templates', 'kinds'];
const code = /^(?:schemas|templates|kinds)\//;

/** The most to read from git at once. */
const mostBytes = 50_000_000;

/** `root`: of the site as it is now. Sites that it extends or refers to are included as they were. */
export async function readCommit(git: Git, commit: Commit, root: string): Promise<CommitFolder> {
  const scratch = await realpath(await mkdtemp(path.join(os.tmpdir(), 'site-diff-')));
  const remove = () => rm(scratch, { recursive: true, force: true });
  try {
    const top = path.join(scratch, 'before');
    await readFolders(git, commit, { top, root });
    return { root: path.join(top, commit.prefix), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** `top` corresponds to the top of the repository. */
type CopyTarget = { top: string; root: string };

async function readFolders(git: Git, commit: Commit, target: CopyTarget): Promise<void> {
  const waiting = [commit.prefix];
  const seen = new Set(waiting);
  for (let prefix = waiting.shift(); prefix !== undefined; prefix = waiting.shift()) {
    await readFolder(git, commit, prefix, target);
    for (const other of sitesNamedIn(path.join(target.top, prefix), prefix))
      if (!seen.has(other)) {
        seen.add(other);
        waiting.push(other);
      }
  }
  if (!existsSync(path.join(target.top, commit.prefix, 'site.yaml')))
    throw usageError(
      `There was no site.yaml in this folder at “${commit.id.slice(0, 7)}”: the whole site is new.`,
    );
}

async function readFolder(here: Git, commit: Commit, prefix: string, target: CopyTarget): Promise<void> {
  const own = path.resolve(target.root, path.relative(`/${commit.prefix}`, `/${prefix}`) || '.');
  await copyAnswers(own, path.join(target.top, prefix));
  if (/(?:^|\/)node_modules\//.test(prefix)) return copyParts(own, path.join(target.top, prefix));
  const { git, id, at } = await repositoryOf(here, commit, prefix, own);
  const names = parts.map((part) => `${prefix.slice(at.length)}${part}`);
  const listed = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', id, '--', ...names]);
  if (listed.kind === 'missing' || listed.code !== 0)
    throw at === '' ? new Error(`git ls-tree: ${textOf(listed)}`) : submoduleLacks(at, id);
  const isProgram = existsSync(own) && (await realpath(own)) === (await realpath(packageFolder()));
  const blobs = listed.out
    .toString()
    .split('\0')
    .flatMap(parseEntry)
    .filter(({ file }) => isSafe(file));
  for (const batch of inBatches(blobs))
    for (const { file, content } of await readBlobs(git, batch)) {
      const within = file.slice(prefix.length - at.length);
      // The program's own code is used as it is now; only files that differed overlay it.
      if (isProgram && code.test(within) && (await isSame(path.join(own, within), content))) continue;
      await write(path.join(target.top, at, file), content, path.join(own, within));
    }
}

/** The answers of programs in `data/` are in no commit either, and nobody can say what they were. */
async function copyAnswers(from: string, to: string): Promise<void> {
  const answers = path.join('.site', 'data');
  if (existsSync(path.join(from, answers)))
    await cp(path.join(from, answers), path.join(to, answers), { recursive: true });
}

/** Files from packages are in no commit: they are used as they are now. */
async function copyParts(from: string, to: string): Promise<void> {
  for (const part of parts)
    if (existsSync(path.join(from, part)))
      await cp(path.join(from, part), path.join(to, part), { recursive: true });
}

/** `at`: the path of its top within this repository, empty for this one itself. `id`: the commit to read. */
type Repository = { git: Git; id: string; at: string };

/**
 * A folder may be in a submodule, which the commit pins: reads the pinned commit. Source of the format: git-ls-tree(1).
 */
async function repositoryOf(git: Git, commit: Commit, prefix: string, own: string): Promise<Repository> {
  const steps = prefix.split('/').filter((step) => step !== '');
  const above = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  const whole = { git, id: commit.id, at: '' };
  if (above.length === 0) return whole;
  const listed = await git(['ls-tree', '-z', '--full-tree', commit.id, '--', ...above]);
  const entries = listed.kind === 'ended' ? listed.out.toString().split('\0') : [];
  const [, id, folder] =
    entries.map((entry) => /^160000 commit ([0-9a-f]+)\t(.*)$/s.exec(entry)).find(Boolean) ?? [];
  if (id === undefined || folder === undefined) return whole;
  const top = path.resolve(own, path.relative(`/${prefix}`, `/${folder}`) || '.');
  if (!existsSync(path.join(top, '.git'))) throw submoduleLacks(`${folder}/`, id);
  return { git: gitIn(top), id, at: `${folder}/` };
}

function submoduleLacks(at: string, id: string): Error {
  return usageError(
    `The submodule in “${at}” lacks the commit ${id.slice(0, 7)} that was pinned then. Fetch it: git submodule update --init, or git -C ${at} fetch.`,
  );
}

/** Leaves out links, whose targets may be nobody’s business, and nested repositories. */
function parseEntry(entry: string): Blob[] {
  const [, id, bytes, file] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec(entry) ?? [];
  return id === undefined || file === undefined ? [] : [{ id, bytes: Number(bytes), file }];
}

function isSafe(file: string): boolean {
  return !file.split(/[/\\]/).some((step) => step === '' || step === '..' || step.toLowerCase() === '.git');
}

function inBatches(blobs: readonly Blob[]): Blob[][] {
  const batches: Blob[][] = [[]];
  let bytes = 0;
  for (const blob of blobs) {
    if (bytes > mostBytes) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(blob);
    bytes += blob.bytes;
  }
  return batches;
}

/** Source of the format: git-cat-file(1), “Batch output”: `<id> blob <size>\n<content>\n`. */
async function readBlobs(git: Git, blobs: readonly Blob[]): Promise<{ file: string; content: Buffer }[]> {
  const answer = await git(['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  if (answer.kind === 'missing' || answer.code !== 0) throw new Error(`git cat-file: ${textOf(answer)}`);
  let at = 0;
  return blobs.map(({ file, bytes }) => {
    const start = answer.out.indexOf('\n', at) + 1;
    const head = answer.out.subarray(at, start).toString();
    if (!head.includes(' blob '))
      throw usageError(
        `This copy of the repository lacks “${file}” as it was. Fetch it whole: git fetch --refetch --no-filter.`,
      );
    at = start + bytes + 1;
    return { file, content: answer.out.subarray(start, start + bytes) };
  });
}

function textOf(answer: Awaited<ReturnType<Git>>): string {
  return answer.kind === 'ended' ? answer.note.trim() : 'git is missing';
}

/** Git LFS commits only a pointer to a picture stored elsewhere: uses the file that is in the folder now. */
async function write(target: string, content: Buffer, now: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const isElsewhere =
    content.length < 1000 && content.toString().startsWith('version https://git-lfs.github.com/');
  if (isElsewhere && existsSync(now)) await copyFile(now, target);
  else await writeFile(target, content);
}

async function isSame(file: string, content: Buffer): Promise<boolean> {
  return existsSync(file) && content.equals(await readFile(file));
}

/** The folders of other sites that a site refers to, as prefixes within the repository. One too many does no harm. */
function sitesNamedIn(folder: string, prefix: string): string[] {
  return namedSites(folder).flatMap((way) => {
    const there = path.posix.normalize(path.posix.join(prefix || '.', path.posix.dirname(way)));
    if (there.startsWith('..') || path.posix.isAbsolute(there)) return [];
    return [there === '.' ? '' : `${there.replace(/\/$/, '')}/`];
  });
}

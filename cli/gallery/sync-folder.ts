import { constants, type Stats } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NewFile } from '../scaffold/make-whole.ts';

/**
 * Makes a folder contain exactly these files, besides `.site`, and leaves those that haven't changed as they are.
 * `folder` is absolute.
 */
export async function syncFolder(folder: string, files: readonly NewFile[]): Promise<void> {
  const wanted = new Set(files.map(({ name }) => name));
  for (const name of await filesIn(folder)) if (!wanted.has(name)) await rm(path.join(folder, name));
  for (const file of files) {
    const target = path.join(folder, file.name);
    await mkdir(path.dirname(target), { recursive: true });
    if ('text' in file) await writeIfChanged(target, file.text);
    else await copyIfChanged(file.copyOf, target);
  }
}

/** Relative, with forward slashes. */
async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.startsWith('.site/'));
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

async function copyIfChanged(from: string, to: string): Promise<void> {
  const [source, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (!copy || isNewer(source, copy)) await copyFile(from, to, constants.COPYFILE_FICLONE);
}

function isNewer(source: Stats, copy: Stats): boolean {
  return source.size !== copy.size || source.mtimeMs > copy.mtimeMs || source.ctimeMs > copy.ctimeMs;
}

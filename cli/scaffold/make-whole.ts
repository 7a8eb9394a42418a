import { copyFile, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of a new folder: its text, or the file (absolute) that is copied. `name` is relative, with forward slashes. */
export type NewFile = { name: string; text: string } | { name: string; copyOf: string };

/**
 * Whether it was made; if not (interrupted, or with a `reason`: the system's error code, such as ENOSPC), nothing is
 * left behind.
 */
type MakeOutcome = { kind: 'made' } | { kind: 'interrupted' } | { kind: 'failed'; reason: string };

/**
 * Creates a folder with all these files or none: they are written next to it, then renamed into place. `folder` is
 * absolute; it is new, or empty.
 */
export async function makeWhole(
  folder: string,
  files: readonly NewFile[],
  signal: AbortSignal,
): Promise<MakeOutcome> {
  // With the process id: two commands at once don't write into each other's.
  const staged = path.join(path.dirname(folder), `.${path.basename(folder)}.${process.pid}.new`);
  const firstMade = await mkdir(staged, { recursive: true }).catch(reasonOf);
  if (typeof firstMade === 'object') return { kind: 'failed', reason: firstMade.reason };
  try {
    for (const file of files) {
      if (signal.aborted) return { kind: 'interrupted' };
      await writeNew(staged, file);
    }
    if (signal.aborted) return { kind: 'interrupted' };
    await moveInto(folder, staged);
    return { kind: 'made' };
  } catch (error) {
    return { kind: 'failed', ...reasonOf(error) };
  } finally {
    await clearAway(staged, firstMade);
  }
}

/** `folder` is absolute. */
export async function writeNew(folder: string, file: NewFile): Promise<void> {
  const target = path.join(folder, file.name);
  await mkdir(path.dirname(target), { recursive: true });
  if ('text' in file) await writeFile(target, file.text, { flag: 'wx' });
  else await copyFile(file.copyOf, target);
}

/** Keeps an existing empty folder, which may be somebody's working folder. The system refuses one that isn't empty. */
async function moveInto(folder: string, staged: string): Promise<void> {
  const present = await readdir(folder).catch(() => undefined);
  if (present?.length !== 0) return rename(staged, folder);
  const moved: string[] = [];
  try {
    for (const name of await readdir(staged)) {
      await rename(path.join(staged, name), path.join(folder, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) await rm(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

/** Also removes parent folders that were created for it, if they are empty. */
async function clearAway(staged: string, firstMade: string | undefined): Promise<void> {
  await rm(staged, { recursive: true, force: true });
  if (firstMade === undefined || firstMade === staged) return;
  for (let folder = path.dirname(staged); folder.startsWith(firstMade); folder = path.dirname(folder)) {
    if ((await readdir(folder)).length > 0) return;
    await rmdir(folder);
  }
}

function reasonOf(error: unknown): { reason: string } {
  if (error instanceof Error && 'code' in error && 'syscall' in error) return { reason: String(error.code) };
  throw error;
}

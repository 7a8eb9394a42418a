import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ManifestEntry, printManifest, readIfThere } from './manifest.ts';
import { foldersAbove, listFolder, readStats, removeIfEmpty } from './output-files.ts';
import type { OutputPaths } from './output-paths.ts';
import { replaceFile } from './replace-file.ts';

/** A commit that is decided: from here on it is only carried out, by this process or by the next. */
export type Journal = {
  /** Files in the way of others: `a` where `a/b` comes. Removed first. */
  blocking: string[];
  /** In order: assets before the pages that use them. `staged` is a name in the staging folder. */
  moves: { staged: string; output: string }[];
  /** Files that the new site doesn't have. Removed last, when no page refers to them any more. */
  stale: string[];
  /** Folders without a file, the deepest first. */
  empty: string[];
  /** The manifest afterwards. */
  files: [string, ManifestEntry][];
};

/** The commit stands as soon as this returns. */
export function writeJournal(paths: OutputPaths, journal: Journal): void {
  replaceFile(paths.journal, JSON.stringify(journal));
}

export function readJournal(paths: OutputPaths): Journal | undefined {
  const text = readIfThere(paths.journal);
  // Renamed into place when it was complete: if it is there, it can be read.
  return text === undefined ? undefined : JSON.parse(text);
}

/** Carries out a journal from wherever an earlier attempt stopped: every step may be done again. */
export function applyJournal(paths: OutputPaths, journal: Journal): void {
  for (const file of journal.blocking) removeFile(paths.out, file);
  for (const { staged, output } of journal.moves) move(paths, staged, output);
  for (const file of journal.stale) removeFile(paths.out, file);
  for (const folder of journal.empty) removeIfEmpty(join(paths.out, folder));
  replaceFile(paths.manifest, printManifest(new Map(journal.files)));
  rmSync(paths.journal);
}

/** A staged file that is not there any more was moved before the interruption. */
function move(paths: OutputPaths, staged: string, output: string): void {
  const from = join(paths.staging, staged);
  if (!existsSync(from)) return;
  const to = join(paths.out, output);
  if (readStats(to)?.isDirectory()) removeFolders(to);
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function removeFile(out: string, file: string): void {
  const path = join(out, file);
  // A folder of that name is the new site's: an earlier attempt made it after removing the file.
  if (readStats(path)?.isFile()) rmSync(path);
  for (const folder of foldersAbove(file)) removeIfEmpty(join(out, folder));
}

/** What a folder held was removed as blocking; folders without files may be left. */
function removeFolders(folder: string): void {
  for (const inner of listFolder(folder).folders) removeIfEmpty(join(folder, inner));
  removeIfEmpty(folder);
}

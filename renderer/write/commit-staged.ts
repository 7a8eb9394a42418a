import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applyJournal, type Journal, writeJournal } from './journal.ts';
import { printManifest } from './manifest.ts';
import { foldersAbove, readStats, removeIfEmpty } from './output-files.ts';
import type { OutputPaths } from './output-paths.ts';
import { replaceFile } from './replace-file.ts';
import type { StagedState } from './stage-files.ts';

/** `files` and `bytes` count the whole site; `changed` and `removed` are paths in the output, sorted. */
export type CommittedFiles = { files: number; bytes: number; changed: string[]; removed: string[] };

/** Puts the staged files into place. */
export function commitStaged(paths: OutputPaths, state: StagedState): CommittedFiles {
  const journal = draftJournal(state);
  if (!isEmpty(journal)) {
    decide(paths, journal);
    for (const [output, entry] of applyJournal(paths, journal)) state.files.set(output, entry);
  } else if (!journal.isPatch || journal.files.length > 0) {
    mkdirSync(paths.out, { recursive: true });
    replaceFile(paths.manifest, printManifest(state.files));
  }
  const bytes = [...state.files.values()].reduce((sum, { stamp }) => sum + stamp.bytes, 0);
  const changed = state.moves.map(({ output }) => output).toSorted();
  const removed = [...journal.blocking, ...journal.stale].filter((file) => state.before.has(file)).toSorted();
  return { files: state.files.size, bytes, changed, removed };
}

/** Until the journal is written, a failure undoes everything. */
function decide(paths: OutputPaths, journal: Journal): void {
  const made: string[] = [];
  try {
    prepareFolders(paths, journal, made);
    writeJournal(paths, journal);
  } catch (error) {
    for (const folder of made.toReversed()) removeIfEmpty(folder);
    throw error;
  }
}

function draftJournal({ before, unlisted, files, moves }: StagedState): Journal {
  const old = [...before.keys()].filter((file) => !files.has(file));
  const leaving = [...old, ...unlisted.dust.filter((file) => !files.has(file))];
  const isBlocking = leaving.length > 0 ? createBlockingTest(files.keys()) : () => false;
  const ordered = [...moves.filter(isAsset), ...moves.filter((move) => !isAsset(move))];
  return {
    blocking: leaving.filter(isBlocking),
    moves: ordered.map(({ staged, output }) => ({ staged, output })),
    stale: leaving.filter((file) => !isBlocking(file)),
    empty: unlisted.empty,
    ...entriesFor({ before, files }),
  };
}

/** Up to this many entries are found in a manifest faster than all of them are printed. */
const few = 100;

/** All entries, or only those that differ if the same files are listed and few have changed. */
function entriesFor({
  before,
  files,
}: Pick<StagedState, 'before' | 'files'>): Pick<Journal, 'files' | 'isPatch'> {
  const all = [...files];
  if (before.size === 0 || before.size !== files.size) return { files: all };
  const changed = all.filter(([file, entry]) => {
    const old = before.get(file);
    return old !== entry && !isDeepStrictEqual(old, entry);
  });
  const isPatch = changed.length <= few && changed.every(([file]) => before.has(file));
  return isPatch ? { files: changed, isPatch } : { files: all };
}

function isAsset({ phase }: { phase: 'asset' | 'page' }): boolean {
  return phase === 'asset';
}

/** A file blocks if the new site has a folder of the same name, or a file in place of one of its parent folders. */
function createBlockingTest(outputs: Iterable<string>): (file: string) => boolean {
  const files = new Set(outputs);
  const folders = new Set([...files].flatMap(foldersAbove));
  return (file) => folders.has(file) || foldersAbove(file).some((folder) => files.has(folder));
}

function isEmpty({ blocking, moves, stale, empty }: Journal): boolean {
  return blocking.length + moves.length + stale.length + empty.length === 0;
}

/**
 * Makes the folders for new files and checks that the others are writable: a full or read-only disk and missing
 * permissions show here, while nothing has been changed. Folders behind a blocking file are made later.
 */
function prepareFolders({ out }: OutputPaths, { moves, blocking }: Journal, made: string[]): void {
  const blocked = new Set(blocking);
  mkdirSync(dirname(out), { recursive: true });
  makeFolder(out, made);
  for (const folder of new Set(moves.map(({ output }) => dirname(output)))) {
    const downwards = [folder, ...foldersAbove(folder)].reverse();
    if (downwards.some((path) => blocked.has(path))) continue;
    for (const path of downwards) makeFolder(join(out, path), made);
    accessSync(join(out, folder), constants.W_OK);
  }
}

function makeFolder(path: string, made: string[]): void {
  if (readStats(path)?.isDirectory()) return;
  mkdirSync(path);
  made.push(path);
}

import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFields } from '../../diagnostics/fields.ts';
import { homeOf, isOwnFolder, overwriteOwnFile, ownStats, readOwnFile } from '../store/own-files.ts';
import { parseState, readIfThere } from '../store/own-json.ts';
import { type RefusedName, refusalOf } from './find-refused-name.ts';
import { type Manifest, type ManifestEntry, parseEntries, printManifest, readStamp } from './manifest.ts';
import { foldersAbove, isOutputPath, listOutput, readStats, removeIfEmpty } from './output-files.ts';
import type { OutputPaths } from './output-paths.ts';
import { type ManifestPiece, patchManifest } from './patch-manifest.ts';
import { replaceFile } from './replace-file.ts';

/** A commit that is decided: from here on it is only carried out, by this process or by the next. */
export type Journal = {
  /** Files that block others: `a` if the new site has `a/b`. Removed first. */
  blocking: string[];
  /** In order: assets before the pages that use them. `staged` is a name in the staging folder. */
  moves: { staged: string; output: string }[];
  /** Files that the new site doesn't have. Removed last, when no page refers to them any more. */
  stale: string[];
  /** Folders without files, the deepest first. */
  empty: string[];
  /**
   * The manifest after the commit; for a patch only the entries that change. Entries of moved files are as before the
   * move.
   */
  files: [string, ManifestEntry][];
  isPatch?: boolean;
};

/** The version of the format. */
const version = 1;

/** The commit is decided as soon as this returns. */
export function writeJournal(paths: OutputPaths, journal: Journal): void {
  replaceFile(paths.journal, printJournal({ version, home: homeOf(paths.state), ...journal }));
}

/** As JSON, in pieces: its lists are long for a large site. */
function* printJournal(journal: Readonly<Record<string, unknown>>): Generator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(journal)) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (Array.isArray(value)) yield* printList(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

function* printList(list: readonly unknown[]): Generator<string> {
  yield '[';
  for (let at = 0; at < list.length; at += perPiece)
    yield `${at > 0 ? ',' : ''}${JSON.stringify(list.slice(at, at + perPiece)).slice(1, -1)}`;
  yield ']';
}

const perPiece = 1000;

/**
 * The journal left by an interrupted commit in this very folder. 'unfit' if the file is anything else: damaged, copied
 * from elsewhere, or about files that are not in the output and the staging folder.
 */
export function readJournal(paths: OutputPaths): Journal | 'unfit' | undefined {
  if (!ownStats(paths.journal)) return undefined;
  const written = parseState(readIfThere(paths.journal));
  if (!isFields(written) || written.version !== version || written.home !== homeOf(paths.state))
    return 'unfit';
  const journal = parseJournal(written);
  return journal && staysInside(paths, journal) ? journal : 'unfit';
}

function parseJournal({
  blocking,
  moves,
  stale,
  empty,
  files,
  isPatch,
}: Readonly<Record<string, unknown>>): Journal | undefined {
  const listed = Array.isArray(files) ? parseEntries(files) : undefined;
  const isSound = isPaths(blocking) && isPaths(stale) && isPaths(empty) && isMoves(moves);
  if (!isSound || !listed) return undefined;
  return { blocking, moves, stale, empty, files: [...listed], ...(isPatch === true && { isPatch }) };
}

function isPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isOutputPath);
}

function isMoves(value: unknown): value is Journal['moves'] {
  const isMove = (move: unknown) =>
    isFields(move) && /^\d+$/.test(String(move.staged)) && isOutputPath(move.output);
  return Array.isArray(value) && value.every(isMove);
}

/** No folder that the journal names is a link. */
function staysInside(paths: OutputPaths, { blocking, moves, stale, empty }: Journal): boolean {
  const named = [...blocking, ...stale, ...empty, ...moves.map(({ output }) => output)];
  const folders = [...new Set(named.flatMap(foldersAbove))].map((folder) => join(paths.out, folder));
  const isLink = (path: string) => ownStats(path)?.isSymbolicLink() ?? false;
  return isOwnFolder(paths.staging) && ![paths.out, ...folders].some(isLink);
}

/**
 * Carries out a journal. With `giveUp` it resumes from wherever an earlier attempt stopped: every step may be repeated,
 * and a file that the disk will never take is reported and skipped, so that the journal comes to an end. Returns its
 * entries as they are then in the manifest.
 */
export function applyJournal(
  paths: OutputPaths,
  journal: Journal,
  giveUp?: (refused: RefusedName) => void,
): Manifest {
  for (const file of journal.blocking) removeFile(paths.out, file);
  const made = new Set<string>();
  const files = new Map(journal.files);
  for (const one of journal.moves) {
    if (!giveUp) move(paths, one, made);
    else if (isStaged(paths, one)) {
      const reason = refusalOf(() => move(paths, one, made));
      if (reason === undefined) continue;
      files.delete(one.output);
      giveUp({ output: one.output, reason });
    }
  }
  for (const { output } of journal.moves) if (files.has(output)) restamp(paths, files, output);
  for (const file of journal.stale) removeFile(paths.out, file);
  for (const folder of journal.empty) removeIfEmpty(join(paths.out, folder));
  if (journal.isPatch) writeEntries(paths, files);
  else replaceFile(paths.manifest, printManifest(files));
  rmSync(paths.journal);
  return files;
}

/** Moving a file changes its stamp. */
function restamp({ out }: OutputPaths, files: Map<string, ManifestEntry>, output: string): void {
  const entry = files.get(output);
  const moved = entry && movedEntry(join(out, output), entry);
  if (moved) files.set(output, moved);
}

/** The entry of a staged file, once it is at `path`; undefined if another file is there. */
export function movedEntry(path: string, entry: ManifestEntry): ManifestEntry | undefined {
  const stamp = readStamp(path);
  const isSame = stamp && stamp.bytes === entry.stamp.bytes && stamp.inode === entry.stamp.inode;
  return isSame ? { ...entry, stamp } : undefined;
}

/**
 * If no manifest lists these files, the next to open the output finds out. Entries of the same length are overwritten
 * in place: a manifest may be large.
 */
function writeEntries({ manifest }: OutputPaths, files: Manifest): void {
  const before = readOwnFile(manifest)?.content;
  const pieces = before && patchManifest(before, files);
  if (!pieces) return;
  const isAsLong = pieces.every(({ at, end, content }) => content.length === end - at);
  if (!(isAsLong && overwriteOwnFile(manifest, pieces, { flush: true })))
    replaceFile(manifest, laidOver(before, pieces));
}

function* laidOver(before: Buffer, pieces: readonly ManifestPiece[]): Generator<Uint8Array> {
  let done = 0;
  for (const { at, end, content } of pieces) {
    yield before.subarray(done, at);
    yield content;
    done = end;
  }
  yield before.subarray(done);
}

type Move = Journal['moves'][number];

/** A staged file that is missing was moved before the interruption. */
function isStaged({ staging }: OutputPaths, { staged }: Move): boolean {
  return ownStats(join(staging, staged))?.isFile() ?? false;
}

/** `made`: folders known to exist. */
function move(paths: OutputPaths, { staged, output }: Move, made: Set<string>): void {
  const to = join(paths.out, output);
  if (readStats(to)?.isDirectory()) removeFolders(to);
  const folder = dirname(to);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  renameSync(join(paths.staging, staged), to);
}

function removeFile(out: string, file: string): void {
  const path = join(out, file);
  // A folder of that name belongs to the new site: an earlier attempt made it after removing the file.
  if (readStats(path)?.isFile()) rmSync(path);
  for (const folder of foldersAbove(file)) removeIfEmpty(join(out, folder));
}

/** The folder's files were removed as blocking; empty folders may be left. */
function removeFolders(folder: string): void {
  for (const inner of listOutput(folder).folders) removeIfEmpty(join(folder, inner));
  removeIfEmpty(folder);
}

/**
 * The write stage: `dist/` is replaced as a whole or not at all.
 * Changed files are staged next to the output; `commit` writes down what is to be done (the journal) and then does it,
 * one rename per file: assets before pages, stale files last. A visitor's browser, or an upload running meanwhile, sees
 * each file old or new, never half of it. A process that dies while staging leaves the output as it was; one that dies
 * while committing leaves a journal, which the next command carries out to its end.
 * Safe against the death of the process (kill -9, Ctrl-C, a crash). Against a power failure only the journal and the
 * manifest are flushed to the disk, not each file: that would cost seconds per build. A file truncated by a power
 * failure differs in size or time from its manifest entry, and the next build writes it again.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import {
  outputGivenUp,
  outputNameRefused,
  outputNotOurs,
  stateSetAside,
} from '../../diagnostics/messages/write.ts';
import { outputBusy, outputUnfinished } from '../../diagnostics/messages.generated.ts';
import type { FileInPieces } from '../model/output.ts';
import { findLinks, isOwnFolder, ownStats } from '../store/own-files.ts';
import { systemCode } from '../store/system-code.ts';
import { checkOutputFolder, findUnlisted, outputPlace } from './check-output-folder.ts';
import { type CommittedFiles, commitStaged } from './commit-staged.ts';
import { explainWriteFailure } from './explain-write-failure.ts';
import { findRefusedName, type RefusedName } from './find-refused-name.ts';
import { applyJournal, movedEntry, readJournal } from './journal.ts';
import { takeLockOf } from './lock.ts';
import { lockStandIn } from './lock-stand-in.ts';
import { type CachedManifest, type Manifest, printManifest, readStamp, recallManifest } from './manifest.ts';
import { type OutputPaths, outputPaths } from './output-paths.ts';
import { replaceFile } from './replace-file.ts';
import { type CopiedFile, createStaging, type StagedState, type Staging } from './stage-files.ts';

export type Output = {
  /**
   * Takes a finished file, and returns its SHA-256 and size in bytes. An identical file in the output is not written
   * again.
   */
  add: (file: FileInPieces) => { bytes: number; sha256: string };
  /** Whether the output has the file as written, with these bytes. */
  holds: (output: string, sha256: string) => boolean;
  /** Takes such a file as it is. */
  keep: (output: string) => void;
  /** Takes all other files of the output as they are. */
  keepOthers: () => void;
  /** Takes a file from somewhere else; one that hasn't changed since the last build is not even read. */
  copy: (copy: CopiedFile) => void;
  /** A folder, not yet created, for files to be copied that needn't outlast the commit. */
  scratch: string;
  /** Puts everything into place. Undefined if something failed (reported once). */
  commit: () => CommittedFiles | undefined;
  /** Leaves the output as it was. May be called after anything, more than once. */
  discard: () => void;
};

/** `cache`: what a long-running process knows about the output; a commit updates it. */
export type OpenOutputOptions = { out: string; root: string; cache?: OutputCache };

export type OutputCache = {
  /** As this process has written it. */
  manifest?: CachedManifest;
  /** The files of the output that this process has written or seen listed: they count if the list is lost. */
  standing?: { out: string; files: Manifest };
};

/** Opens the folder `out` for the site in `root` (both absolute). Undefined if it can't be written (reported). */
export function openOutput({ out, root, cache = {} }: OpenOutputOptions, report: Report): Output | undefined {
  const paths = outputPaths(out);
  const place = outputPlace(paths.out, root);
  try {
    if (!checkOutputFolder(paths.out, root, report)) return undefined;
    clearLinks({ root, folders: [root, dirname(paths.out)] }, report);
    const lock = takeLockOf(paths);
    if (lock.kind === 'busy') {
      report(outputBusy(place, { pid: lock.pid }));
      return undefined;
    }
    const releaseStandIn = lockStandIn(paths.out, root);
    const close = () => closeState(paths, [lock.release, releaseStandIn]);
    const staging = openStaging(paths, { root, cache, close }, report);
    const scratch = join(paths.staging, 'scratch');
    return staging && { ...staging, scratch, ...endings({ paths, root, cache, staging, close }, report) };
  } catch (error) {
    report(explainWriteFailure(error, paths.out, { out: paths.out, root }));
    return undefined;
  }
}

/**
 * Finishes an interrupted commit, for commands that read the output without building it; a build does so by itself.
 * False if the output is still between two versions: another process is at work, or the disk refuses (a build says
 * how).
 */
export function recoverOutput(out: string): boolean {
  const paths = outputPaths(out);
  if (!isOwnFolder(paths.state)) return true;
  const journal = readJournal(paths);
  if (journal === undefined) return true;
  if (journal === 'unfit') return false;
  try {
    const lock = takeLockOf(paths);
    if (lock.kind === 'busy') return false;
    try {
      return rollForward(paths, () => {}) !== 'unfit';
    } finally {
      closeState(paths, [lock.release]);
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}

type OpenedOutput = {
  paths: OutputPaths;
  root: string;
  cache: OutputCache;
  staging: Staging;
  close: () => void;
};

function openStaging(
  paths: OutputPaths,
  { root, cache, close }: Omit<OpenedOutput, 'paths' | 'staging'>,
  report: Report,
): Staging | undefined {
  try {
    const setAside = (path: string) => report(stateSetAside(outputPlace(path, root), 'damaged'));
    const giveUp = ({ output, reason }: RefusedName) =>
      report(outputGivenUp(outputPlace(join(paths.out, output), root), reason));
    if (rollForward(paths, giveUp) === 'unfit') {
      rmSync(paths.journal, { recursive: true });
      setAside(paths.journal);
    }
    rmSync(paths.staging, { recursive: true, force: true });
    putBackManifest(paths, cache);
    const manifest = recallManifest(paths.manifest, cache.manifest);
    if (!manifest && ownStats(paths.manifest)) setAside(paths.manifest);
    if (manifest) cache.standing = { out: paths.out, files: manifest };
    const unlisted = findUnlisted(paths.out, manifest ?? new Map());
    mkdirSync(paths.staging);
    return createStaging({ paths, root, manifest: manifest ?? new Map(), unlisted }, report);
  } catch (error) {
    report(explainWriteFailure(error, paths.out, { out: paths.out, root }));
  }
  close();
  return undefined;
}

/** If `.site/` was deleted and nobody has written the output since, this process's own list still counts. */
function putBackManifest({ out, manifest }: OutputPaths, { standing }: OutputCache): void {
  if (standing?.out === out && standing.files.size > 0 && !ownStats(manifest))
    replaceFile(manifest, printManifest(standing.files));
}

/** The state after a commit, wherever it ended. */
function whatStands(out: string, { before, files, moves }: StagedState): Manifest {
  const moved = moves.flatMap(({ output }) => {
    const entry = files.get(output);
    const found = entry && movedEntry(join(out, output), entry);
    return found ? [[output, found] as const] : [];
  });
  return new Map([...before, ...moved]);
}

function endings(
  { paths, root, cache, staging, close }: OpenedOutput,
  report: Report,
): Pick<Output, 'commit' | 'discard'> {
  let open = true;
  const discard = () => {
    if (open) close();
    open = false;
  };
  const commit = () => {
    try {
      if (staging.failed() || !isOurs({ paths, root, staging }, report)) return undefined;
      const outputs = staging.state.moves.map(({ output }) => output);
      const refused = findRefusedName(paths, outputs);
      if (refused) {
        report(outputNameRefused(outputPlace(join(paths.out, refused.output), root), refused.reason));
        return undefined;
      }
      const written = commitStaged(paths, staging.state);
      const { files } = staging.state;
      cache.standing = { out: paths.out, files };
      const stamp = readStamp(paths.manifest);
      if (stamp) cache.manifest = { file: paths.manifest, stamp, manifest: files };
      return written;
    } catch (error) {
      cache.standing = { out: paths.out, files: whatStands(paths.out, staging.state) };
      const place = outputPlace(paths.out, root);
      const reason = systemCode(error) ?? '';
      report(
        readJournal(paths) !== undefined
          ? outputUnfinished(place, { reason })
          : explainWriteFailure(error, paths.out, { out: paths.out, root }),
      );
      return undefined;
    } finally {
      discard();
    }
  };
  return { commit, discard };
}

/**
 * Whether the output contains only files that are listed or identical to the site's. Checked at the end, since files
 * that were on a lost list must not be refused.
 */
function isOurs(
  { paths, root, staging }: Pick<OpenedOutput, 'paths' | 'root' | 'staging'>,
  report: Report,
): boolean {
  const { unlisted, adopted } = staging.state;
  const foreign = unlisted.foreign.filter((file) => !adopted.has(file));
  const [first] = foreign;
  if (first === undefined) return true;
  report(outputNotOurs(outputPlace(paths.out, root), { foreign: first, count: foreign.length }));
  return false;
}

/** Removes links in `.site/`, never their targets. */
function clearLinks({ root, folders }: { root: string; folders: readonly string[] }, report: Report): void {
  const links = [...new Set(folders)].flatMap(findLinks);
  for (const path of links) rmSync(path);
  const [first] = links;
  if (first !== undefined) report(stateSetAside(outputPlace(first, root), 'link'));
}

/** The state found: a journal, now carried out; one that doesn't count; or none. */
function rollForward(paths: OutputPaths, giveUp: (refused: RefusedName) => void): 'done' | 'unfit' | 'none' {
  const journal = readJournal(paths);
  if (journal === undefined) return 'none';
  if (journal === 'unfit') return 'unfit';
  applyJournal(paths, journal, giveUp);
  return 'done';
}

/**
 * An unfinished journal needs the staged files; otherwise they are removed, as are empty folders. If something can't be
 * tidied now, the next command removes it, and takes over our lock.
 */
function closeState(paths: OutputPaths, releases: readonly (() => void)[]): void {
  const tidy = () => readJournal(paths) ?? rmSync(paths.staging, { recursive: true, force: true });
  for (const step of [tidy, ...releases]) {
    try {
      step();
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
    }
  }
}

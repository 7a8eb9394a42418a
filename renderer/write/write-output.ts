/**
 * The write stage: `dist/` is replaced whole or not at all.
 *
 * Changed files are staged beside the output; `commit` writes down what is to be done (the journal) and then does
 * it, one rename a file: assets before pages, stale files last. A visitor's browser, or an upload that runs
 * meanwhile, sees each file old or new, never half of it. A process that dies while staging leaves the output as
 * it was; one that dies while committing leaves a journal, which the next command carries out to its end.
 *
 * Safe against the death of the process (kill -9, Ctrl-C, a crash). Against a power failure only the journal and
 * the manifest are flushed to the disk, not each file: that would cost seconds a build. A file that a power
 * failure cut off has another size or time than its manifest entry, and the next build writes it again.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { outputBusy, outputNotOurs, outputUnfinished } from '../../diagnostics/messages/write.ts';
import type { PlannedCopy } from '../../schemas/asset.ts';
import type { OutputFile } from '../model/output.ts';
import { commitStaged, type Written } from './commit-staged.ts';
import { applyJournal, readJournal } from './journal.ts';
import { findUnlisted, judgeFolder, outputPlace } from './judge-output.ts';
import { takeLock } from './lock.ts';
import { readManifest } from './manifest.ts';
import { removeIfEmpty } from './output-files.ts';
import { type OutputPaths, outputPaths } from './output-paths.ts';
import { createStaging, type Staging } from './stage-files.ts';
import { explainFailure, systemCode } from './system-error.ts';

export type Output = {
  /** Takes a finished file and gives its SHA-256. What equals the file that is there is not written again. */
  add: (file: OutputFile) => string;
  /** Whether a file stands in the output as it was written, with these bytes. */
  holds: (output: string, sha256: string) => boolean;
  /** Takes such a file as it stands. */
  keep: (output: string) => void;
  /** Takes a file as it stands somewhere else; one that didn't change since the last build is not even read. */
  copy: (copy: PlannedCopy) => void;
  /** Puts everything into place. Undefined where something failed: that has been reported, once. */
  commit: () => Written | undefined;
  /** Leaves the output as it was. May be called after anything, more than once. */
  discard: () => void;
};

/** Opens the folder `out` for the site in `root` (both absolute). Undefined where it can't be written: reported. */
export function openOutput({ out, root }: { out: string; root: string }, report: Report): Output | undefined {
  const paths = outputPaths(out);
  const place = outputPlace(paths.out, root);
  try {
    if (!judgeFolder(paths.out, root, report)) return undefined;
    mkdirSync(paths.state, { recursive: true });
    const lock = takeLock(paths.lock);
    if (lock.kind === 'busy') {
      report(outputBusy(place, { pid: lock.pid }));
      return undefined;
    }
    const close = () => closeState(paths, lock.release);
    const staging = openStaging(paths, { root, close }, report);
    return staging && { ...staging, ...endings({ paths, root, staging, close }, report) };
  } catch (error) {
    report(explainFailure(error, place));
    return undefined;
  }
}

/**
 * Finishes what an interrupted commit began, for commands that read the output without building it; a build does
 * it by itself. False where the output is still between two versions: another process is at it, or the disk
 * refuses (a build says how).
 */
export function recoverOutput(out: string): boolean {
  const paths = outputPaths(out);
  if (readJournal(paths) === undefined) return true;
  try {
    const lock = takeLock(paths.lock);
    if (lock.kind === 'busy') return false;
    try {
      rollForward(paths);
    } finally {
      closeState(paths, lock.release);
    }
    return true;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}

type Opened = { paths: OutputPaths; root: string; staging: Staging; close: () => void };

function openStaging(
  paths: OutputPaths,
  { root, close }: { root: string; close: () => void },
  report: Report,
): Staging | undefined {
  try {
    rollForward(paths);
    rmSync(paths.staging, { recursive: true, force: true });
    const manifest = readManifest(paths.manifest) ?? new Map();
    const unlisted = findUnlisted(paths.out, manifest);
    const first = unlisted.foreign[0];
    if (first === undefined) {
      mkdirSync(paths.staging);
      return createStaging({ paths, root, manifest, unlisted }, report);
    }
    report(outputNotOurs(outputPlace(paths.out, root), { foreign: first, count: unlisted.foreign.length }));
  } catch (error) {
    report(explainFailure(error, outputPlace(paths.out, root)));
  }
  close();
  return undefined;
}

function endings(
  { paths, root, staging, close }: Opened,
  report: Report,
): Pick<Output, 'commit' | 'discard'> {
  let open = true;
  const discard = () => {
    if (open) close();
    open = false;
  };
  const commit = () => {
    try {
      return staging.failed() ? undefined : commitStaged(paths, staging.state);
    } catch (error) {
      const place = outputPlace(paths.out, root);
      const reason = systemCode(error) ?? '';
      report(readJournal(paths) ? outputUnfinished(place, { reason }) : explainFailure(error, place));
      return undefined;
    } finally {
      discard();
    }
  };
  return { commit, discard };
}

function rollForward(paths: OutputPaths): void {
  const journal = readJournal(paths);
  if (journal) applyJournal(paths, journal);
}

/**
 * An unfinished journal needs the staged files; otherwise they go, and so do folders that hold nothing. What can't
 * be tidied now hurts nobody: the next command throws it away, and takes over the lock when we are gone.
 */
function closeState(paths: OutputPaths, release: () => void): void {
  const folders = [paths.state, dirname(paths.state), dirname(dirname(paths.state))];
  const tidy = () => readJournal(paths) ?? rmSync(paths.staging, { recursive: true, force: true });
  for (const step of [tidy, release, ...folders.map((folder) => () => removeIfEmpty(folder))]) {
    try {
      step();
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
    }
  }
}

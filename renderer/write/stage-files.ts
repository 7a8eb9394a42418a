import { hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { copyUnreadable } from '../../diagnostics/messages.generated.ts';
import type { PlannedCopy } from '../../schemas/asset.ts';
import type { FileInPieces, OutputFile } from '../model/output.ts';
import { systemCode, unlessRefused } from '../store/system-code.ts';
import { outputPlace, type UnlistedFiles } from './check-output-folder.ts';
import { explainDeletion, explainWriteFailure } from './explain-write-failure.ts';
import { createGathering } from './gather-bytes.ts';
import { type Manifest, type ManifestEntry, readStamp, type Stamp, sameStamp, stampOf } from './manifest.ts';
import { isOutputPath } from './output-files.ts';
import type { OutputPaths } from './output-paths.ts';

/** What a commit needs to know about the files passed in. */
export type StagedState = {
  before: Manifest;
  unlisted: UnlistedFiles;
  files: Map<string, ManifestEntry>;
  /** Unlisted files identical to the site's: they are its own, even if the list is lost. */
  adopted: Set<string>;
  /** In the order of arrival. */
  moves: { staged: string; output: string; phase: OutputFile['phase'] }[];
};

/** A file that is somewhere else. `path` is absolute. */
export type CopiedFile = Pick<PlannedCopy, 'path' | 'output'>;

export type Staging = {
  state: StagedState;
  add: (file: FileInPieces) => { bytes: number; sha256: string };
  holds: (output: string, sha256: string) => boolean;
  keep: (output: string) => void;
  keepOthers: () => void;
  copy: (copy: CopiedFile) => void;
  failed: () => boolean;
};

type StagingOptions = { paths: OutputPaths; root: string; manifest: Manifest; unlisted: UnlistedFiles };
type Arrival = {
  output: string;
  phase: OutputFile['phase'];
  bytes: Uint8Array;
  sha256: string;
  source?: Stamp;
};

/** Takes files in. After the first failure (a full disk) the rest is ignored: one cause is one message. */
export function createStaging({ paths, root, manifest, unlisted }: StagingOptions, report: Report): Staging {
  const state: StagedState = { before: manifest, unlisted, files: new Map(), adopted: new Set(), moves: [] };
  const foreign = new Set(unlisted.foreign);
  const gather = createGathering();
  /** Files with a new stamp but unchanged content, as in a copied folder. */
  const touched = new Map<string, Stamp>();
  let failed = false;
  const attempt = (output: string, work: () => void) => {
    claimOutput(state, output);
    if (failed) return;
    try {
      work();
    } catch (error) {
      failed = true;
      report(explainWriteFailure(error, join(paths.out, output), { out: paths.out, root }));
    }
  };
  const takeFile = (file: Arrival) => {
    const { output, sha256, bytes } = file;
    const isThere = () => isSame(join(paths.out, output), { sha256, bytes: bytes.length });
    if (foreign.has(output) && isThere()) adopt(paths, state, file);
    else take(paths, state, file);
  };
  const copy = (planned: CopiedFile) => {
    const { path, output } = planned;
    const file = readCopy(paths, planned, state);
    if (file.kind === 'unchanged') state.files.set(output, file.entry);
    else if (file.kind === 'read')
      takeFile({ output, phase: 'asset', sha256: hash('sha256', file.bytes, 'hex'), ...file });
    else {
      failed = true;
      const { error, reason } = file;
      report(explainDeletion(error, root) ?? copyUnreadable(outputPlace(path, root), { reason }));
    }
  };
  return {
    state,
    failed: () => failed,
    add: ({ output, phase, content }) => {
      const bytes = gather(content);
      const sha256 = hash('sha256', bytes, 'hex');
      attempt(output, () => takeFile({ output, phase, bytes, sha256 }));
      return { bytes: bytes.length, sha256 };
    },
    holds: (output, sha256) => {
      const entry = manifest.get(output);
      const stamp = entry && currentStamp(paths, entry, { output, sha256, bytes: entry.stamp.bytes });
      if (stamp && !sameStamp(entry.stamp, stamp)) touched.set(output, stamp);
      return stamp !== undefined;
    },
    keep: (output) => {
      claimOutput(state, output);
      const entry = manifest.get(output);
      const stamp = touched.get(output);
      if (entry) state.files.set(output, stamp ? { ...entry, stamp } : entry);
    },
    keepOthers: () => {
      for (const [output, entry] of manifest) if (!state.files.has(output)) state.files.set(output, entry);
    },
    copy: (planned) => attempt(planned.output, () => copy(planned)),
  };
}

type CopyRead =
  | { kind: 'unchanged'; entry: ManifestEntry }
  | { kind: 'read'; bytes: Uint8Array; source: Stamp }
  | { kind: 'unreadable'; error: unknown; reason: string };

function readCopy(paths: OutputPaths, { path, output }: CopiedFile, { before }: StagedState): CopyRead {
  const entry = before.get(output);
  try {
    const source = stampOf(statSync(path, { bigint: true }));
    const known =
      entry && sameStamp(entry.source, source) && sameStamp(entry.stamp, readStamp(join(paths.out, output)));
    return known ? { kind: 'unchanged', entry } : { kind: 'read', bytes: readFileSync(path), source };
  } catch (error) {
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    return { kind: 'unreadable', error, reason };
  }
}

function adopt(
  paths: OutputPaths,
  { files, adopted }: StagedState,
  { output, sha256, source }: Arrival,
): void {
  const stamp = readStamp(join(paths.out, output));
  if (!stamp) return;
  files.set(output, { sha256, stamp, ...(source && { source }) });
  adopted.add(output);
}

function take(
  paths: OutputPaths,
  state: StagedState,
  { output, phase, bytes, sha256, source }: Arrival,
): void {
  const current = currentStamp(paths, state.before.get(output), { output, sha256, bytes: bytes.length });
  const stamp = current ?? stage(paths, state, { output, phase, bytes, sha256 });
  state.files.set(output, { sha256, stamp, ...(source && { source }) });
}

type WantedFile = { output: string; sha256: string; bytes: number };

/** The stamp of the file in the output if it contains these bytes already. Read only if its stamp differs. */
function currentStamp(
  paths: OutputPaths,
  entry: ManifestEntry | undefined,
  { output, sha256, bytes }: WantedFile,
): Stamp | undefined {
  if (entry?.sha256 !== sha256) return undefined;
  const path = join(paths.out, output);
  const stamp = readStamp(path);
  if (stamp?.bytes !== bytes) return undefined;
  return sameStamp(stamp, entry.stamp) || isSame(path, { bytes, sha256 }) ? stamp : undefined;
}

/** An unreadable file counts as different: it can be replaced if the folder is writable. */
function isSame(path: string, { bytes, sha256 }: Omit<WantedFile, 'output'>): boolean {
  if (readStamp(path)?.bytes !== bytes) return false;
  return unlessRefused(() => hash('sha256', readFileSync(path), 'hex')) === sha256;
}

/** Returns the stamp that the file has until it is moved into the output. */
function stage(paths: OutputPaths, { moves }: StagedState, { output, phase, bytes }: Arrival): Stamp {
  const staged = String(moves.length);
  const path = join(paths.staging, staged);
  writeFileSync(path, bytes, { flag: 'wx' });
  moves.push({ staged, output, phase });
  return stampOf(statSync(path, { bigint: true }));
}

/** Planning gives each page its own address within the output: anything else is a bug, not a mistake. */
function claimOutput({ files }: StagedState, output: string): void {
  if (!isOutputPath(output)) throw new Error(`"${output}" is not a path within the output.`);
  if (files.has(output)) throw new Error(`"${output}" was handed over twice.`);
}

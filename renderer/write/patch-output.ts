import { hash } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnFolder, ownStats, readOwnFile } from '../store/own-files.ts';
import { applyJournal, writeJournal } from './journal.ts';
import { takeLock } from './lock.ts';
import { type ManifestEntry, stampOf } from './manifest.ts';
import { type OutputPaths, outputPaths } from './output-paths.ts';
import { entryIn } from './patch-manifest.ts';

export type PatchedFile = { output: string; content: string };

/**
 * Rewrites some files of an unchanged output and leaves all others alone: as safe against interruption as a full
 * commit. Returns the names of the files that changed. Undefined, with nothing written, if the output can't be patched;
 * the next build reports why. Throws file system errors while nothing has been decided.
 */
export function patchOutput(out: string, files: readonly PatchedFile[]): readonly string[] | undefined {
  const paths = outputPaths(out);
  if (!ownStats(paths.out)?.isDirectory()) return undefined;
  if (!isOwnFolder(paths.state) || ownStats(paths.journal)) return undefined;
  const lock = takeLock(paths.lock);
  if (lock.kind === 'busy') return undefined;
  try {
    const manifest = readOwnFile(paths.manifest)?.content;
    return manifest && patch(paths, manifest, files);
  } finally {
    if (!ownStats(paths.journal)) rmSync(paths.staging, { recursive: true, force: true });
    lock.release();
  }
}

function patch(
  paths: OutputPaths,
  manifest: Buffer,
  files: readonly PatchedFile[],
): readonly string[] | undefined {
  const changed: { output: string; content: Buffer; sha256: string }[] = [];
  for (const { output, content } of files) {
    const entry = entryIn(manifest, output);
    if (!entry) return undefined;
    const bytes = Buffer.from(content);
    const sha256 = hash('sha256', bytes, 'hex');
    if (entry.sha256 !== sha256) changed.push({ output, content: bytes, sha256 });
  }
  if (changed.length === 0) return [];
  rmSync(paths.staging, { recursive: true, force: true });
  mkdirSync(paths.staging);
  const staged = changed.map(({ output, content, sha256 }, index): [string, ManifestEntry] => {
    const path = join(paths.staging, String(index));
    writeFileSync(path, content, { flag: 'wx' });
    return [output, { sha256, stamp: stampOf(statSync(path, { bigint: true })) }];
  });
  const moves = changed.map(({ output }, index) => ({ staged: String(index), output }));
  const journal = { blocking: [], moves, stale: [], empty: [], files: staged, isPatch: true };
  writeJournal(paths, journal);
  applyJournal(paths, journal);
  return changed.map(({ output }) => output).toSorted();
}

import { readFileSync } from 'node:fs';
import { readStats } from './output-files.ts';
import { isMissing } from './system-error.ts';

/** Tells whether a file was touched without reading it: size, time of change (nanoseconds) and file number. */
export type Stamp = { bytes: number; modified: string; inode: string };

/** A file of the output as it was last written. `source` is what a copied file looked like when it was read. */
export type ManifestEntry = { sha256: string; stamp: Stamp; source?: Stamp };

/** By path in the output, with forward slashes. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** The manifest of an output; undefined where there is none, or none that can be trusted. */
export function readManifest(file: string): Manifest | undefined {
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  try {
    const { version, files }: { version: unknown; files: Record<string, ManifestEntry> } = JSON.parse(text);
    return version === 1 ? new Map(Object.entries(files)) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function printManifest(manifest: Manifest): string {
  const files = Object.fromEntries([...manifest].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ version: 1, files }, undefined, 1)}\n`;
}

/** The stamp of a plain file; undefined where there is none at that path. */
export function readStamp(path: string): Stamp | undefined {
  const stats = readStats(path);
  return stats?.isFile() ? stampOf(stats) : undefined;
}

/** Named by what it needs: the types of the package can be used without those of Node. */
type Stats = { size: bigint; mtimeNs: bigint; ino: bigint };

export function stampOf(stats: Stats): Stamp {
  return { bytes: Number(stats.size), modified: String(stats.mtimeNs), inode: String(stats.ino) };
}

export function sameStamp(one: Stamp | undefined, other: Stamp | undefined): boolean {
  if (!one || !other) return false;
  return one.bytes === other.bytes && one.modified === other.modified && one.inode === other.inode;
}

export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

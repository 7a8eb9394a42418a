import { isFields } from '../../diagnostics/fields.ts';
import { ownStats } from '../store/own-files.ts';
import { parseState, readIfThere } from '../store/own-json.ts';
import { isOutputPath } from './output-files.ts';

/**
 * Shows whether a file was touched without reading it: its size, its inode, and when anything about it last changed
 * (`ctime`, which programs can't set, in nanoseconds), which older versions didn't record.
 */
export type Stamp = { bytes: number; changed?: string; inode: string };

/** A file of the output as last written. `source` is the stamp of a copied file when it was read. */
export type ManifestEntry = { sha256: string; stamp: Stamp; source?: Stamp };

/** By path in the output, with forward slashes. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** The version of the format. */
const version = 1;

/** The manifest of an output; undefined if there is none, or none that can be trusted. */
export function readManifest(file: string): Manifest | undefined {
  const manifest = parseState(readIfThere(file));
  const files =
    isFields(manifest) && manifest.version === version && isFields(manifest.files) && manifest.files;
  return files ? parseEntries(Object.entries(files)) : undefined;
}

/** The manifest of an output as cached by this process, valid while its file is unchanged. */
export type CachedManifest = { file: string; stamp: Stamp; manifest: Manifest };

/** Returns the cached manifest if it is valid, otherwise reads it. */
export function recallManifest(file: string, known: CachedManifest | undefined): Manifest | undefined {
  return isCachedManifest(file, known) ? known.manifest : readManifest(file);
}

/** Whether nobody else has written it since. */
export function isCachedManifest(file: string, known: CachedManifest | undefined): known is CachedManifest {
  return known?.file === file && sameStamp(known.stamp, readStamp(file));
}

/** The entries of a parsed manifest; undefined if any of them differs from what `printManifest` prints. */
export function parseEntries(listed: readonly unknown[]): Manifest | undefined {
  const entries = listed.map(parseEntry).filter((entry) => entry !== undefined);
  return entries.length === listed.length ? new Map(entries) : undefined;
}

/** The entry of one file; undefined if it differs from what `printEntries` prints. */
export function parseEntry(pair: unknown): [string, ManifestEntry] | undefined {
  const [output, entry]: unknown[] = Array.isArray(pair) ? pair : [];
  if (!isOutputPath(output) || !isFields(entry)) return undefined;
  const { sha256, stamp, source } = entry;
  const isKnown = typeof sha256 === 'string' && isStamp(stamp) && (source === undefined || isStamp(source));
  return isKnown ? [output, { sha256, stamp, ...(source && { source }) }] : undefined;
}

function isStamp(value: unknown): value is Stamp {
  if (!isFields(value)) return false;
  const { bytes, changed, inode } = value;
  const isKnown = changed === undefined || typeof changed === 'string';
  return Number.isSafeInteger(bytes) && isKnown && typeof inode === 'string';
}

/** In pieces, as it is long for a large site. Sorted by file name. */
export function* printManifest(manifest: Manifest): Generator<string> {
  const names = [...manifest.keys()].toSorted();
  yield `{\n "version": ${version},\n "files": {`;
  for (let at = 0; at < names.length; at += perPiece) {
    const files = Object.fromEntries(
      names.slice(at, at + perPiece).map((name) => [name, manifest.get(name)]),
    );
    yield `${at > 0 ? ',' : ''}${printEntries(files)}`;
  }
  yield `${names.length > 0 ? '\n ' : ''}}\n}\n`;
}

const perPiece = 1000;

/** Without the surrounding braces. */
export function printEntries(files: Readonly<Record<string, ManifestEntry | undefined>>): string {
  return JSON.stringify(files, undefined, 1).slice(1, -2).replaceAll('\n', '\n ');
}

/** The stamp of a plain file; undefined if there is none at that path. */
export function readStamp(path: string): Stamp | undefined {
  const stats = ownStats(path);
  return stats?.isFile() ? stampOf(stats) : undefined;
}

/** A type of its own: the types of the package must be usable without those of Node. */
type Stats = { size: bigint; ctimeNs: bigint; ino: bigint };

export function stampOf(stats: Stats): Stamp {
  return { bytes: Number(stats.size), changed: String(stats.ctimeNs), inode: String(stats.ino) };
}

export function sameStamp(one: Stamp | undefined, other: Stamp | undefined): boolean {
  if (one?.changed === undefined || !other) return false;
  return one.bytes === other.bytes && one.changed === other.changed && one.inode === other.inode;
}

import { ownStats } from '../store/own-files.ts';
import { isGroup, parseState, readIfThere } from '../store/own-json.ts';
import { isOutputPath } from './output-files.ts';

/**
 * Tells whether a file was touched without reading it: its size, its number on the disk, and when anything about it
 * changed last (`ctime`, which programs can't set, in nanoseconds), which older versions have not left.
 */
export type Stamp = { bytes: number; changed?: string; inode: string };

/** A file of the output as it was last written. `source` is what a copied file looked like when it was read. */
export type ManifestEntry = { sha256: string; stamp: Stamp; source?: Stamp };

/** By path in the output, with forward slashes. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** Of the notation. */
const version = 1;

/** The manifest of an output; undefined where there is none, or none that can be trusted. */
export function readManifest(file: string): Manifest | undefined {
  const manifest = parseState(readIfThere(file));
  const files =
    isGroup(manifest) && manifest.version === version && isGroup(manifest.files) && manifest.files;
  return files ? parseEntries(Object.entries(files)) : undefined;
}

/** The manifest of an output as this process knows it, while its file is as it was then. */
export type KnownManifest = { file: string; stamp: Stamp; manifest: Manifest };

/** The same without reading it, where it is known. */
export function recallManifest(file: string, known: KnownManifest | undefined): Manifest | undefined {
  return isKnown(file, known) ? known.manifest : readManifest(file);
}

/** Whether nobody else has written it since. */
export function isKnown(file: string, known: KnownManifest | undefined): known is KnownManifest {
  return known?.file === file && sameStamp(known.stamp, readStamp(file));
}

/** What a manifest lists, as it was read; undefined where anything of it isn't as `printManifest` prints it. */
export function parseEntries(listed: readonly unknown[]): Manifest | undefined {
  const entries = listed.map(parseEntry).filter((entry) => entry !== undefined);
  return entries.length === listed.length ? new Map(entries) : undefined;
}

/** What a list has of one file; undefined where it isn't as `printEntries` prints it. */
export function parseEntry(pair: unknown): [string, ManifestEntry] | undefined {
  const [output, entry]: unknown[] = Array.isArray(pair) ? pair : [];
  if (!isOutputPath(output) || !isGroup(entry)) return undefined;
  const { sha256, stamp, source } = entry;
  const isKnown = typeof sha256 === 'string' && isStamp(stamp) && (source === undefined || isStamp(source));
  return isKnown ? [output, { sha256, stamp, ...(source && { source }) }] : undefined;
}

function isStamp(value: unknown): value is Stamp {
  if (!isGroup(value)) return false;
  const { bytes, changed, inode } = value;
  const isKnown = changed === undefined || typeof changed === 'string';
  return Number.isSafeInteger(bytes) && isKnown && typeof inode === 'string';
}

/** In pieces: of a large site it is long. The files are in the order of their names. */
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

/** Without the braces around them. */
export function printEntries(files: Readonly<Record<string, ManifestEntry | undefined>>): string {
  return JSON.stringify(files, undefined, 1).slice(1, -2).replaceAll('\n', '\n ');
}

/** The stamp of a plain file; undefined where there is none at that path. */
export function readStamp(path: string): Stamp | undefined {
  const stats = ownStats(path);
  return stats?.isFile() ? stampOf(stats) : undefined;
}

/** Named by what it needs: the types of the package can be used without those of Node. */
type Stats = { size: bigint; ctimeNs: bigint; ino: bigint };

export function stampOf(stats: Stats): Stamp {
  return { bytes: Number(stats.size), changed: String(stats.ctimeNs), inode: String(stats.ino) };
}

export function sameStamp(one: Stamp | undefined, other: Stamp | undefined): boolean {
  if (one?.changed === undefined || !other) return false;
  return one.bytes === other.bytes && one.changed === other.changed && one.inode === other.inode;
}

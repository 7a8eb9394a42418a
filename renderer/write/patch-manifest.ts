/**
 * A printed manifest, of which little is wanted or changed: of a large site it is long. It stands by itself, since the
 * types in `manifest.ts` are among those of the package, which do without Node's.
 */
import { ownValue } from '../../diagnostics/own-value.ts';
import { isGroup, parseState } from '../store/own-json.ts';
import { type Manifest, type ManifestEntry, parseEntry, printEntries } from './manifest.ts';

/** What a printed manifest says of a file, without reading the rest of it. */
export function entryIn(manifest: Buffer, output: string): ManifestEntry | undefined {
  const place = placeIn(manifest, output);
  const entry = place && parseState(`{${manifest.toString('utf8', place.at, place.end)}}`);
  return isGroup(entry) ? parseEntry([output, ownValue(entry, output)])?.[1] : undefined;
}

/** Bytes that belong in a file, in place of those from `at` to `end`. */
export type Piece = { at: number; end: number; content: Buffer };

/** What makes a printed manifest say of some files that it lists what is said here, in the order of the file. Undefined where it doesn't list one. */
export function patchManifest(manifest: Buffer, files: Manifest): Piece[] | undefined {
  const pieces = [...files].flatMap(([output, entry]): Piece[] => {
    const place = placeIn(manifest, output);
    return place ? [{ ...place, content: Buffer.from(printEntries({ [output]: entry }).slice(1)) }] : [];
  });
  return pieces.length === files.size ? pieces.toSorted((one, other) => one.at - other.at) : undefined;
}

/** Where the entry of a file stands, in bytes, from the start of its line on, without the comma behind it. */
function placeIn(manifest: Buffer, output: string): { at: number; end: number } | undefined {
  const at = manifest.indexOf(`\n  ${JSON.stringify(output)}: {\n`) + 1;
  const end = at > 0 ? manifest.indexOf('\n  }', at) : -1;
  return end > 0 ? { at, end: end + '\n  }'.length } : undefined;
}

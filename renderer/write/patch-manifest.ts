/**
 * A printed manifest, of which only a little is read or changed: it is long for a large site. It has its own file
 * because the types in `manifest.ts` belong to those of the package, which do without Node's.
 */
import { isFields } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import { parseState } from '../store/own-json.ts';
import { type Manifest, type ManifestEntry, parseEntry, printEntries } from './manifest.ts';

/** The entry of a file in a printed manifest, without reading the rest of it. */
export function entryIn(manifest: Buffer, output: string): ManifestEntry | undefined {
  const place = placeIn(manifest, output);
  const entry = place && parseState(`{${manifest.toString('utf8', place.at, place.end)}}`);
  return isFields(entry) ? parseEntry([output, ownProperty(entry, output)])?.[1] : undefined;
}

/** Bytes that replace those from `at` to `end` in a file. */
export type ManifestPiece = { at: number; end: number; content: Buffer };

/**
 * The pieces that give a printed manifest these entries, in the order of the file. Undefined if it doesn't list one of
 * them.
 */
export function patchManifest(manifest: Buffer, files: Manifest): ManifestPiece[] | undefined {
  const pieces = [...files].flatMap(([output, entry]): ManifestPiece[] => {
    const place = placeIn(manifest, output);
    return place ? [{ ...place, content: Buffer.from(printEntries({ [output]: entry }).slice(1)) }] : [];
  });
  return pieces.length === files.size ? pieces.toSorted((one, other) => one.at - other.at) : undefined;
}

/** The position of a file's entry, in bytes, from the start of its line, without the comma after it. */
function placeIn(manifest: Buffer, output: string): { at: number; end: number } | undefined {
  const at = manifest.indexOf(`\n  ${JSON.stringify(output)}: {\n`) + 1;
  const end = at > 0 ? manifest.indexOf('\n  }', at) : -1;
  return end > 0 ? { at, end: end + '\n  }'.length } : undefined;
}

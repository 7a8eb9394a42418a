import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { pictureBroken } from '../../../../diagnostics/messages/read.ts';
import { cleanMedia } from '../../../private-data/clean-media.ts';
import { slugFrom } from '../../../read/folder/slug-from.ts';
import { readMedia } from '../../../read/media/read-media.ts';
import { createReadCache } from '../../../read/read-sources.ts';
import { endingOf, typeOfPicture } from '../../../schema/picture-endings.ts';
import { linkUnlessTaken } from '../../../store/link-unless-taken.ts';

export type AddMediaOptions = {
  /** Absolute: the folder with site.yaml. */
  root: string;
  /** As the file was called; its own name is made of that. */
  name: string;
  bytes: Uint8Array;
};

/**
 * `name`: of the new file in content/media, or of one there that is the same. `bytes`: as they are there. `not-a-picture`: by its ending; of other
 * files nothing could be said. `media-elsewhere`: content/media is a link, so files in it belong to something else.
 */
export type AddedMedia =
  | { kind: 'added'; name: string; bytes: Uint8Array; diagnostics: readonly Diagnostic[] }
  | { kind: 'refused'; diagnostics: readonly Diagnostic[] }
  | { kind: 'not-a-picture' | 'media-elsewhere' };

/**
 * Adds a picture to content/media, if reading the site would accept it, without what its camera says of places, times
 * and people: that is never on the disk. It gets a name that no other file has, and only once it is whole. Throws errors
 * of the file system.
 */
export function addMedia({ root, name, bytes: given }: AddMediaOptions): AddedMedia {
  if (!typeOfPicture(name)) return { kind: 'not-a-picture' };
  const folder = path.join(root, 'content', 'media');
  mkdirSync(folder, { recursive: true });
  if (realpathSync(folder) !== path.join(realpathSync(root), 'content', 'media'))
    return { kind: 'media-elsewhere' };
  const wanted = ownName(name);
  const cleaned = cleanMedia(given, endingOf(name));
  const bytes = cleaned.kind === 'clean' ? cleaned.bytes : given;
  const beside = path.join(folder, `.${wanted}.new`);
  rmSync(beside, { recursive: true, force: true });
  try {
    writeFileSync(beside, bytes, { flag: 'wx' });
    const diagnostics = judge(beside, wanted);
    if (hasError(diagnostics)) return { kind: 'refused', diagnostics };
    if (cleaned.kind !== 'clean') return { kind: 'refused', diagnostics: [brokenPicture(wanted)] };
    return { kind: 'added', bytes, name: placeUnder(folder, wanted, { beside, bytes }), diagnostics };
  } finally {
    rmSync(beside, { force: true });
  }
}

/** One of which it isn’t known where notes begin and end. */
function brokenPicture(name: string): Diagnostic {
  const place = { file: `content/media/${name}`, line: 1, column: 1 };
  return pictureBroken(place, typeOfPicture(name) ?? endingOf(name));
}

/** `My Photo (2).JPG` -> `my-photo-2.jpg` */
function ownName(name: string): string {
  const ending = endingOf(name);
  const bare = ending === '' ? name : name.slice(0, -ending.length - 1);
  return `${slugFrom(bare.slice(0, longest)) || 'picture'}${ending === '' ? '' : `.${ending}`}`;
}

/** In characters. */
const longest = 80;

function judge(absolute: string, name: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const entry = { name, absolute, file: `content/media/${name}`, kind: 'file' } as const;
  readMedia(entry, name, { folders: [], cache: createReadCache(), seen: new Set(), report });
  return found;
}

/** The first name that is free, or has the same content already. */
function placeUnder(
  folder: string,
  name: string,
  { beside, bytes }: { beside: string; bytes: Uint8Array },
): string {
  const [stem = '', ending = ''] = [path.parse(name).name, path.parse(name).ext];
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${stem}-${count}${ending}`;
    const file = path.join(folder, free);
    if (linkUnlessTaken(beside, file) || holds(file, bytes)) return free;
  }
}

function holds(file: string, bytes: Uint8Array): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === bytes.length && readFileSync(file).equals(bytes);
}

import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import {
  mediaTypeRefused,
  pictureActive,
  pictureBroken,
  pictureSizeMissing,
  pictureTypeWrong,
} from '../diagnostics/messages/read.ts';
import type { Media } from '../model/source.ts';
import { findActiveContent } from './find-active-content.ts';
import type { FolderEntry } from './list-folder.ts';
import { measurePicture, sniffPicture } from './measure-picture.ts';
import type { MediaReader } from './media-reader.ts';
import { readBytes } from './read-bytes.ts';

/** Megabytes. */
const mediaLimit = 25;

const pictureTypes: Readonly<Record<string, string>> = {
  svg: 'SVG',
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
};
/** Nothing that a browser would run as a page of the site. */
const otherTypes = ['pdf', 'ico', 'mp4', 'webm', 'mp3', 'vtt', 'ics', 'txt', 'woff2'];

/** A file to publish as it is, with its hash, and its size where it is a picture. */
export function readMedia(
  entry: FolderEntry,
  name: string,
  { cache, seen, report }: MediaReader,
): Media | undefined {
  seen.add(entry.absolute);
  const signature = `${signatureOf(entry.absolute)} ${name}`;
  const known = cache.media.get(entry.absolute);
  const read = known?.signature === signature ? known : { signature, ...inspectMedia(entry, name) };
  cache.media.set(entry.absolute, read);
  for (const problem of read.problems) report(problem);
  return read.media;
}

/** Changes whenever the file does. */
function signatureOf(absolute: string): string {
  const state = statSync(absolute, { bigint: true, throwIfNoEntry: false });
  return state ? [state.size, state.mtimeNs, state.ctimeNs, state.ino].join(' ') : 'gone';
}

function inspectMedia(
  entry: FolderEntry,
  name: string,
): { media: Media | undefined; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const report: Report = (problem) => problems.push(problem);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const place = { file: entry.file, line: 1, column: 1 };
  const isPicture = ending in pictureTypes;
  if (!isPicture && !otherTypes.includes(ending)) {
    report(mediaTypeRefused(place, ending, [...Object.keys(pictureTypes), ...otherTypes]));
    return { media: undefined, problems };
  }
  const bytes = readBytes(entry, mediaLimit, report);
  if (!bytes) return { media: undefined, problems };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const size = isPicture ? checkPicture(bytes, ending, entry.file, report) : undefined;
  return { media: { name, path: entry.absolute, hash, bytes: bytes.length, ...size }, problems };
}

function checkPicture(
  bytes: Uint8Array,
  ending: string,
  file: string,
  report: Report,
): { width: number; height: number } | undefined {
  const place = { file, line: 1, column: 1 };
  const type = pictureTypes[ending] ?? '';
  const found = sniffPicture(bytes);
  if (found !== undefined && found !== type) {
    report(pictureTypeWrong(place, ending, found));
    return undefined;
  }
  const active = type === 'SVG' ? findActiveContent(bytes) : undefined;
  if (active) report(pictureActive({ file, line: active.line, column: active.column }, active.what));
  const size = found && measurePicture(bytes, found);
  if (!size) report(found === 'SVG' ? pictureSizeMissing(place) : pictureBroken(place, type));
  return size;
}

import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { filmBroken } from '../../../diagnostics/messages/media.ts';
import { mediaTypeRefused, pictureBroken, pictureTypeWrong } from '../../../diagnostics/messages/read.ts';
import {
  filmTellsMore,
  pdfTellsPlace,
  pictureTooLarge,
  typefaceBroken,
} from '../../../diagnostics/messages.generated.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { wordTable } from '../../../diagnostics/word-table.ts';
import type { Media } from '../../model/source.ts';
import { cleanMedia } from '../../private-data/clean-media.ts';
import { findPlaceInPdf } from '../../private-data/find-place-in-pdf.ts';
import { endingOf, type PictureType, pictureTypes, publishedName } from '../../schema/picture-endings.ts';
import type { FolderEntry } from '../folder/list-folder.ts';
import { readBytes } from '../folder/read-bytes.ts';
import { isAnimated } from './is-animated.ts';
import { isWebPage } from './is-web-page.ts';
import { measurePicture, sniffPicture } from './measure-picture.ts';
import type { MediaReader } from './media-reader.ts';
import { checkSvg } from './svg/check-svg.ts';

/** In megabytes. */
const mediaLimit = 25;
/** In millions of pixels: a small file can hold a picture that fills the memory. */
const pixelLimit = 50;

/** The endings that messages recommend to editors. */
const commonEndings = [...pictureTypes.keys()].filter((one) => publishedName(`.${one}`) === `.${one}`);

/** None that a browser would run as a page of the site. */
const otherTypes = ['pdf', 'ico', 'mp4', 'webm', 'mp3', 'vtt', 'ics', 'txt', 'woff2'];

/** A file to publish as it is, with its hash, and its size if it is a picture. */
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
  // For a file with mistakes, problems at the places that show it are hidden.
  const hides = [{ of: 'media', name }];
  for (const problem of read.problems) report({ ...problem, hides });
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
  const extension = endingOf(name);
  const place = { file: entry.file, line: 1, column: 1 };
  if (!pictureTypes.has(extension) && !otherTypes.includes(extension)) {
    report(mediaTypeRefused(place, extension, [...commonEndings, ...otherTypes]));
    return { media: undefined, problems };
  }
  const bytes = readBytes(entry, mediaLimit, report);
  if (!bytes) return { media: undefined, problems };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const type = pictureTypes.get(extension);
  const picture = type && checkPicture(bytes, type, { extension, file: entry.file }, report);
  if (extension === 'woff2' && !isTypeface(bytes)) report(typefaceBroken(place));
  const media = { name, path: entry.absolute, sha256, hash: sha256.slice(0, 8), bytes: bytes.length };
  const isSound = problems.length === 0;
  const notes =
    isSound && findNotes(bytes, { extension, place, canBeMade: picture?.format !== undefined }, report);
  return { media: { ...media, ...picture, ...(notes && { hasNotes: true as const }) }, problems };
}

/** Whether it is a complete typeface: the third number is its length. Source: W3C, WOFF File Format 2.0, 4.1. */
function isTypeface(bytes: Uint8Array): boolean {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'wOF2' || bytes.length < 12) return false;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(8) <= bytes.length;
}

type PictureFacts = Pick<Media, 'width' | 'height' | 'format'>;

function checkPicture(
  bytes: Uint8Array,
  type: PictureType,
  { extension, file }: { extension: string; file: string },
  report: Report,
): PictureFacts | undefined {
  const place = { file, line: 1, column: 1 };
  const found = sniffPicture(bytes);
  if (found !== undefined && found !== type) {
    report(pictureTypeWrong(place, extension, found));
    return undefined;
  }
  if (type === 'SVG' && found === 'SVG') return checkSvg(bytes, file, report);
  const size = found && measurePicture(bytes, found);
  if (!size) report(pictureBroken(place, type, isWebPage(bytes)));
  else if (type !== 'SVG') return checkPixels(bytes, type, { ...size, place }, report);
  return size;
}

type PlacedSize = { width: number; height: number; place: Place };

function checkPixels(
  bytes: Uint8Array,
  type: Exclude<PictureType, 'SVG'>,
  { width, height, place }: PlacedSize,
  report: Report,
): PictureFacts {
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > pixelLimit) report(pictureTooLarge(place, { width, height, limit: pixelLimit }));
  const isMoving = isAnimated(bytes, type);
  if (isMoving && type === 'AVIF') report(mediaTypeRefused(place, 'avif', 'moving'));
  return { width, height, ...(!isMoving && { format: formats[type] }) };
}

/** Format for browsers that support no newer one. Few programs support AVIF; WebP has transparency too. */
const formats = { JPEG: 'jpeg', PNG: 'png', GIF: 'gif', WebP: 'webp', AVIF: 'webp' } as const;

/**
 * Whether a file has to be cleaned before it is published. Reports a file that can't be, except a picture that will be
 * encoded again (`canBeMade`): only decoding shows whether it is sound, and only then is it known whether it is
 * published as it is.
 */
function findNotes(
  bytes: Uint8Array,
  { extension, place, canBeMade }: { extension: string; place: Place; canBeMade: boolean },
  report: Report,
): boolean {
  if (extension === 'pdf' && findPlaceInPdf(bytes)) report(pdfTellsPlace(place));
  const cleaned = cleanMedia(bytes, extension);
  if (cleaned.kind === 'clean') return cleaned.bytes !== bytes;
  const film = films.get(extension);
  if (cleaned.kind === 'mixed') report(filmTellsMore(place));
  else if (film !== undefined) report(filmBroken(place, film));
  else if (!canBeMade) report(pictureBroken(place, pictureTypes.get(extension) ?? extension));
  return true;
}

const films = wordTable({ mp4: 'MP4', webm: 'WebM' });

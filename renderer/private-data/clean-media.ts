/**
 * Cameras and programs leave metadata in media files besides what is seen and heard: where and when, with what, by
 * whom. A file that is published unchanged goes without it. Only what is known to belong to the picture, the film or
 * the sound is kept; so what a camera will invent tomorrow goes as well.
 */
import { pictureTypes } from '../schema/picture-endings.ts';
import { cleanGif } from './clean-gif.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanMp3 } from './clean-mp3.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { cleanPng } from './clean-png.ts';
import { cleanSvg } from './clean-svg.ts';
import { cleanWebm } from './clean-webm.ts';
import { cleanWebp } from './clean-webp.ts';
import type { CleanedFile } from './cleaned.ts';

/** Another version may remove more, and then files must not keep their names. */
export const cleanerVersion = 'clean 1';

type Clean = (bytes: Uint8Array) => CleanedFile;

const cleaners = new Map<string, Clean>([
  ['GIF', cleanGif],
  ['WebP', cleanWebp],
  ['PNG', cleanPng],
  ['JPEG', cleanJpeg],
  ['SVG', cleanSvg],
  ['mp4', cleanMp4],
  ['webm', cleanWebm],
  ['mp3', cleanMp3],
]);

/** By lower-case file extension. Other types are unknown and come out unchanged. */
export function cleanMedia(bytes: Uint8Array, extension: string): CleanedFile {
  const cleaned = cleaners.get(pictureTypes.get(extension) ?? extension)?.(bytes) ?? { kind: 'clean', bytes };
  if (cleaned.kind !== 'clean' || cleaned.bytes === bytes) return cleaned;
  return Buffer.compare(cleaned.bytes, bytes) === 0 ? { kind: 'clean', bytes } : cleaned;
}

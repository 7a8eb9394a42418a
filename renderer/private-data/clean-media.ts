/**
 * What cameras and programs leave in media files beside what is seen and heard: where and when, with what, by whom. A
 * file that is published as it is goes without it. Only what is known to belong to the picture, the film or the sound is
 * kept; so what a camera will invent tomorrow goes as well.
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
import type { Cleaned } from './cleaned.ts';

/** Another one may take out more, and files must not keep their names then. */
export const cleanerVersion = 'clean 1';

type Clean = (bytes: Uint8Array) => Cleaned;

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

/** By the ending of the file's name, in small letters. Of other types nothing is known; they come out as they are. */
export function cleanMedia(bytes: Uint8Array, extension: string): Cleaned {
  const cleaned = cleaners.get(pictureTypes.get(extension) ?? extension)?.(bytes) ?? { kind: 'clean', bytes };
  if (cleaned.kind !== 'clean' || cleaned.bytes === bytes) return cleaned;
  return Buffer.compare(cleaned.bytes, bytes) === 0 ? { kind: 'clean', bytes } : cleaned;
}

/**
 * The files made from a picture on the website. Their names follow from what is decided here, so nothing has to be
 * encoded before the pages are known.
 */
import { hash } from 'node:crypto';
import { posix } from 'node:path';
import type {
  DerivedFile,
  PictureFormat,
  PicturePart,
  PictureRecipe,
  PictureView,
} from '../../../schemas/asset.ts';
import type { Picture } from '../../../schemas/planned.ts';
import { leastSharingSize } from '../../model/sharing-size.ts';
import type { Media } from '../../model/source.ts';
import { croppedPart } from '../../schema/crop-picture.ts';
import { fittingName } from '../../schema/fitting-name.ts';
import { withinMedia } from './hashed-name.ts';

/** Pixels. The steps are so close that a browser never fetches half as much again as it shows. */
const widths = [320, 480, 640, 960, 1280, 1920];

/** For browsers that support neither AVIF nor WebP, for feeds and for search engines: one size is enough. */
const plainWidth = 1280;

/** On the scale of each format; all look alike. PNG and GIF lose nothing. */
const qualities: Readonly<Partial<Record<PictureFormat, number>>> = { avif: 55, webp: 76, jpeg: 78 };

/** Another release may produce other bytes, which need another name. A test compares it with the installed one. */
export const pictureEncoder = 'sharp 0.35.5';

/** `part`: all that is shown of it, whose size is then that of the picture. */
export type Raster = Media & Required<Pick<Media, 'format' | 'width' | 'height'>> & { part?: PicturePart };

export function isRaster(media: Media): media is Raster {
  return media.format !== undefined && media.width !== undefined && media.height !== undefined;
}

/** The same picture as if it had never been larger than what `crop` leaves of it. */
export function cropped(media: Raster, view: PictureView): Raster {
  const part = croppedPart(media, view);
  if (part.width === media.width && part.height === media.height) return media;
  return { ...media, width: part.width, height: part.height, part };
}

/** The picture's addresses and the files at them. */
export function derivePicture(
  media: Raster,
  address: (output: string) => string,
): Pick<Picture, 'src' | 'sources'> & { files: DerivedFile[] } {
  const steps = widthsUpTo(media.width);
  const sets = (['avif', 'webp'] as const).map((format) => ({
    format,
    files: steps.map((width) => ({ width, file: deriveFile(media, format, width) })),
  }));
  const plain = derivePlain(media).file;
  const sources = sets.map(({ format, files }) => ({
    type: `image/${format}`,
    srcset: files.map(({ width, file }) => `${address(file.output)} ${width}w`).join(', '),
  }));
  const files = [...sets.flatMap((set) => set.files.map(({ file }) => file)), plain];
  return { src: address(plain.output), sources, files };
}

type OneFile = { file: DerivedFile } & Pick<Picture, 'width' | 'height'>;

/** The single file for services that show a page: high enough for them if the source is. */
export function deriveSharing(media: Raster): OneFile {
  const plain = derivePlain(media);
  const { height } = leastSharingSize;
  if (plain.height >= height || media.height < height) return plain;
  return deriveOne(media, Math.ceil((media.width * height) / media.height));
}

/** The single file in the format of the source, and its size. */
function derivePlain(media: Raster): OneFile {
  return deriveOne(media, widthsUpTo(media.width).findLast((step) => step <= plainWidth) ?? media.width);
}

function deriveOne(media: Raster, width: number): OneFile {
  const height = Math.max(1, Math.round((media.height * width) / media.width));
  return { file: deriveFile(media, media.format, width), width, height };
}

/** A source slightly wider than a step gets no step of its own; no file is larger than its source. */
function widthsUpTo(width: number): number[] {
  const fitting = widths.filter((step) => step <= width);
  const last = fitting.at(-1) ?? 0;
  return width < last * 1.15 || width > (widths.at(-1) ?? 0) ? fitting : [...fitting, width];
}

function deriveFile(media: Raster, format: PictureFormat, width: number): DerivedFile {
  const quality = qualities[format];
  const { part } = media;
  const recipe: PictureRecipe = {
    kind: 'picture',
    ...{ format, width },
    ...(quality && { quality }),
    ...(part && { part }),
  };
  const key = recipeKey([media.sha256, recipe, pictureEncoder]);
  const name = withinMedia(media.name).replace(/\.[^./]+$/, '');
  const extension = format === 'jpeg' ? 'jpg' : format;
  return {
    output: fittingName(`media/${name}`, `-${width}.${key.slice(0, 8)}.${extension}`),
    key,
    source: sourceOf(media),
    recipe,
  };
}

/** 32 hex digits that change if any of the parts does. */
export function recipeKey(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}

export function sourceOf({ name, path, sha256 }: Media): DerivedFile['source'] {
  return { path, sha256, place: { file: posix.join('content/media', name), line: 1, column: 1 } };
}

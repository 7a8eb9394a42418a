/**
 * Which files a picture on the website is made of. What is decided here decides the names of those files, so nothing
 * has to be encoded before the pages are known.
 */
import { createHash } from 'node:crypto';
import type { DerivedFile, PictureFormat, PictureRecipe } from '../../schemas/asset.ts';
import type { Picture } from '../../schemas/planned.ts';
import type { Media } from '../model/source.ts';

/** Dots. The steps are close enough that a browser never fetches half as much again as it shows. */
const widths = [320, 480, 640, 960, 1280, 1920];

/** For browsers that know neither AVIF nor WebP, for feeds and for search engines: one size does. */
const plainWidth = 1280;

/** On the scale of each format; all look alike. PNG and GIF lose nothing. */
const qualities: Readonly<Partial<Record<PictureFormat, number>>> = { avif: 55, webp: 76, jpeg: 78 };

/** Another release may write other bytes, which must not stand under an old name. A test holds it to the installed one. */
export const pictureEncoder = 'sharp 0.35.5';

export type Raster = Media & Required<Pick<Media, 'format' | 'width' | 'height'>>;

export function isRaster(media: Media): media is Raster {
  return media.format !== undefined && media.width !== undefined && media.height !== undefined;
}

/** The addresses of the picture's files, each of which `take` is told to have made. */
export function derivePicture(
  media: Raster,
  address: (output: string) => string,
  take: (file: DerivedFile) => void,
): Pick<Picture, 'src' | 'sources'> {
  const make = (format: PictureFormat, width: number): string => {
    const file = deriveFile(media, format, width);
    take(file);
    return address(file.output);
  };
  const steps = widthsUpTo(media.width);
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: steps.map((width) => `${make(format, width)} ${width}w`).join(', '),
  }));
  const plain = steps.findLast((width) => width <= plainWidth) ?? media.width;
  return { src: make(media.format, plain), sources };
}

/** A source that is a little wider than a step needs no step of its own; none is made larger than its source. */
function widthsUpTo(width: number): number[] {
  const fitting = widths.filter((step) => step <= width);
  const last = fitting.at(-1) ?? 0;
  return width < last * 1.15 || width > (widths.at(-1) ?? 0) ? fitting : [...fitting, width];
}

function deriveFile(media: Raster, format: PictureFormat, width: number): DerivedFile {
  const quality = qualities[format];
  const recipe: PictureRecipe = { kind: 'picture', format, width, ...(quality && { quality }) };
  const key = keyOf([media.sha256, recipe, pictureEncoder]);
  const name = media.name.replace(/\.[^./]+$/, '');
  const ending = format === 'jpeg' ? 'jpg' : format;
  return {
    output: `media/${name}-${width}.${key.slice(0, 8)}.${ending}`,
    key,
    source: sourceOf(media),
    recipe,
  };
}

/** 32 hex digits that change with any of the parts. */
export function keyOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

export function sourceOf({ name, path, sha256 }: Media): DerivedFile['source'] {
  return { path, sha256, place: { file: `content/media/${name}`, line: 1, column: 1 } };
}

/** The single list of file extensions of pictures. */
import { wordTable } from '../../diagnostics/word-table.ts';

export type PictureType = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'AVIF' | 'SVG';

/**
 * Browsers save a JPEG as `.jfif` on some computers. Source:
 * https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types
 */
export const pictureTypes = wordTable<PictureType>({
  svg: 'SVG',
  png: 'PNG',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  jfif: 'JPEG',
  pjpeg: 'JPEG',
  pjp: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF',
});

/** For a case-insensitive pattern. */
export const pictureEnding = `(?:${[...pictureTypes.keys()].join('|')})`;

/** The type of a file by its name or path; undefined if it isn't a picture. */
export function typeOfPicture(name: string): PictureType | undefined {
  return pictureTypes.get(endingOf(name));
}

export function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** With an extension that every host knows, so that it is served as a picture. */
export function publishedName(name: string): string {
  return name.replace(/\.(?:jfif|pjpeg|pjp)$/i, '.jpg');
}

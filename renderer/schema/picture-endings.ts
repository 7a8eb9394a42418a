/** The one list of how the names of pictures may end, for whoever meets such a name. */
import { wordTable } from '../../diagnostics/word-table.ts';

export type PictureType = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'AVIF' | 'SVG';

/** Browsers save a JPEG as `.jfif` on some computers. Source: https://developer.mozilla.org/en-US/docs/Web/Media/Guides/Formats/Image_types */
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

/** As part of a pattern that doesn’t tell capitals. */
export const pictureEnding = `(?:${[...pictureTypes.keys()].join('|')})`;

/** What a file is by its name or path; nothing where that is no picture’s. */
export function typeOfPicture(name: string): PictureType | undefined {
  return pictureTypes.get(endingOf(name));
}

export function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** With an ending that every host knows, so that it is sent as a picture. */
export function publishedName(name: string): string {
  return name.replace(/\.(?:jfif|pjpeg|pjp)$/i, '.jpg');
}

import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { DrawnFile, PictureView } from '../../../schemas/asset.ts';
import type { Site } from '../../model/site.ts';
import { croppedPart } from '../../schema/crop-picture.ts';
import { type PictureType, typeOfPicture } from '../../schema/picture-endings.ts';

const drawable = new Set<PictureType>(['SVG', 'PNG', 'JPEG', 'GIF']);

/** A file of content/media that can be drawn into another picture; undefined if its type doesn't allow it. */
export function findDrawable(
  name: string,
  { media }: Pick<Site, 'media'>,
  view: PictureView = {},
): DrawnFile | undefined {
  const file = ownProperty(media, name);
  const type = typeOfPicture(name);
  if (!file || type === undefined || !drawable.has(type)) return undefined;
  const size = { width: file.width ?? 1, height: file.height ?? 1 };
  const part = croppedPart(size, view);
  const isPart = part.width < size.width || part.height < size.height;
  return { name, path: file.path, hash: file.hash, ...size, ...(isPart && { part }) };
}

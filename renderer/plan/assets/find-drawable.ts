import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { DrawnFile } from '../../../schemas/asset.ts';
import type { Site } from '../../model/site.ts';
import { type PictureType, typeOfPicture } from '../../schema/picture-endings.ts';

const drawable = new Set<PictureType>(['SVG', 'PNG', 'JPEG', 'GIF']);

/** A file of content/media that can be drawn into another picture; undefined if its type doesn't allow it. */
export function findDrawable(name: string, { media }: Pick<Site, 'media'>): DrawnFile | undefined {
  const file = ownProperty(media, name);
  const type = typeOfPicture(name);
  if (!file || type === undefined || !drawable.has(type)) return undefined;
  return { name, path: file.path, hash: file.hash, width: file.width ?? 1, height: file.height ?? 1 };
}

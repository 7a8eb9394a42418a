import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { Asset, CleanRecipe, DerivedFile } from '../../../schemas/asset.ts';
import type { Picture } from '../../../schemas/planned.ts';
import type { Media } from '../../model/source.ts';
import { cleanerVersion } from '../../private-data/clean-media.ts';
import type { Context } from '../context/context.ts';
import {
  derivePicture,
  deriveSharing,
  isRaster,
  type Raster,
  recipeKey,
  sourceOf,
} from './derive-picture.ts';
import { hashedName } from './hashed-name.ts';

/** The parts of the context that a picture needs. */
type AssetContext = Pick<Context, 'ask' | 'once' | 'address'>;

/**
 * A picture of content/media with the files that it needs: several sizes and formats if it consists of pixels;
 * otherwise the file unchanged except for its metadata.
 */
export function planPicture(name: string, alt: string, context: AssetContext): Planned<Picture> {
  return gather((take) => {
    const media = take(context.ask<Media>({ ask: 'media', name }));
    const files = take(isRaster(media) ? planRaster(media, context) : planCopy(media, context));
    return { ...files, alt, width: media.width ?? 0, height: media.height ?? 0 };
  });
}

/** The single file of a picture that services show with a link, and its size. */
export function planSharingPicture(
  name: string,
  context: AssetContext,
): Planned<Pick<Picture, 'src' | 'width' | 'height'>> {
  return gather((take) => {
    const media = take(context.ask<Media>({ ask: 'media', name }));
    if (isRaster(media)) return take(planOne(media, context));
    return {
      ...take(planCopy(media, context)),
      width: media.width ?? 0,
      height: media.height ?? 0,
    };
  });
}

/** The finished address of a file of content/media, copied unchanged except for its metadata. */
export function planFile(name: string, context: AssetContext): Planned<string> {
  return gather((take) => take(planCopy(take(context.ask<Media>({ ask: 'media', name })), context)).src);
}

function planRaster(
  media: Raster,
  { address, once }: AssetContext,
): Planned<Pick<Picture, 'src' | 'sources'>> {
  return once(`files of the picture ${media.name}`, () => {
    const { files, ...picture } = derivePicture(media, (output) => `${address.base}/${output}`);
    return { ...plain(picture), assets: files.map((file): Asset => ({ make: 'derived', file })) };
  });
}

function planOne(
  media: Raster,
  { address, once }: AssetContext,
): Planned<Pick<Picture, 'src' | 'width' | 'height'>> {
  return once(`the file for sharing of the picture ${media.name}`, () => {
    const { file, ...size } = deriveSharing(media);
    return {
      ...plain({ src: `${address.base}/${file.output}`, ...size }),
      assets: [{ make: 'derived', file }],
    };
  });
}

function planCopy(media: Media, { address, once }: AssetContext): Planned<{ src: string }> {
  return once(`copy of ${media.name}`, () => {
    const asset = copyOf(media);
    return { ...plain({ src: `${address.base}/${asset.file.output}` }), assets: [asset] };
  });
}

function copyOf(media: Media): Asset {
  if (media.hasNotes) return { make: 'derived', file: deriveClean(media) };
  return {
    make: 'copy',
    file: { path: media.path, output: hashedName(media.name, media.hash), bytes: media.bytes },
  };
}

/** A file that is published without the metadata of cameras and programs. */
function deriveClean(media: Media): DerivedFile {
  const recipe: CleanRecipe = { kind: 'clean', bytes: media.bytes };
  const key = recipeKey([media.sha256, recipe, cleanerVersion]);
  const output = hashedName(media.name, key.slice(0, 8));
  return { output, key, source: sourceOf(media), recipe };
}

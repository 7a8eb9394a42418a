import { gather, type Planned, plain } from '../../../kinds/planned.ts';
import type { Asset, CleanRecipe, DerivedFile, PictureView } from '../../../schemas/asset.ts';
import type { Picture } from '../../../schemas/planned.ts';
import type { Media } from '../../model/source.ts';
import { cleanerVersion } from '../../private-data/clean-media.ts';
import { focusWithin } from '../../schema/crop-picture.ts';
import type { Context } from '../context/context.ts';
import {
  cropped,
  derivePicture,
  deriveSharing,
  isRaster,
  type Raster,
  recipeKey,
  sourceOf,
} from './derive-picture.ts';
import { hashedName } from './hashed-name.ts';

/** A file of content/media with its description, and what is shown of it. */
type WantedPicture = PictureView & { name: string; alt: string };

/** The parts of the context that a picture needs. */
type AssetContext = Pick<Context, 'ask' | 'once' | 'address'>;

/**
 * A picture of content/media with the files that it needs: several sizes and formats if it consists of pixels;
 * otherwise the file unchanged except for its metadata.
 */
export function planPicture({ name, alt, ...view }: WantedPicture, context: AssetContext): Planned<Picture> {
  return gather((take) => {
    const media = asShown(take(context.ask<Media>({ ask: 'media', name })), view);
    const files = take(isRaster(media) ? planRaster(media, context) : planCopy(media, context));
    const focus = focusWithin(view);
    return { ...files, alt, width: media.width ?? 0, height: media.height ?? 0, ...(focus && { focus }) };
  });
}

function asShown(media: Media, view: PictureView): Media {
  return isRaster(media) ? cropped(media, view) : media;
}

/** The single file of a picture that services show with a link, and its size. */
export function planSharingPicture(
  { name, ...view }: Omit<WantedPicture, 'alt'>,
  context: AssetContext,
): Planned<Pick<Picture, 'src' | 'width' | 'height'>> {
  return gather((take) => {
    const media = asShown(take(context.ask<Media>({ ask: 'media', name })), view);
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
  return once(`files of the picture ${nameOf(media)}`, () => {
    const { files, ...picture } = derivePicture(media, (output) => `${address.base}/${output}`);
    return { ...plain(picture), assets: files.map((file): Asset => ({ make: 'derived', file })) };
  });
}

function planOne(
  media: Raster,
  { address, once }: AssetContext,
): Planned<Pick<Picture, 'src' | 'width' | 'height'>> {
  return once(`the file for sharing of the picture ${nameOf(media)}`, () => {
    const { file, ...size } = deriveSharing(media);
    return {
      ...plain({ src: `${address.base}/${file.output}`, ...size }),
      assets: [{ make: 'derived', file }],
    };
  });
}

function nameOf({ name, part }: Raster): string {
  return part ? `${name}, of which ${Object.values(part).join(' ')}` : name;
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

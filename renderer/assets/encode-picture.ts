/** The only file that uses sharp. */
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureRecipe } from '../../schemas/asset.ts';

/** The read stage has its own limit; this one is for files that decode to more than their header says. */
const pixelLimit = 50_000_000;

// Several pictures are encoded in parallel, not each in several threads, whose number must not affect the output.
sharp.concurrency(1);
// Otherwise a long watch would keep files open that an editor wants to replace.
sharp.cache(false);
// Only the formats that the read stage accepts are decoded: no other library gets to see an editor's file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Rotated upright, in sRGB, without camera metadata on time and place. Throws if the bytes can't be decoded. */
export async function encodePicture(
  bytes: Uint8Array,
  { format, width, quality, part }: PictureRecipe,
): Promise<Uint8Array> {
  const turned = open(bytes).autoOrient();
  const cropped = part ? turned.extract(part) : turned;
  const sized = cropped.resize({ width, withoutEnlargement: true });
  return encoders[format](sized, quality).toBuffer();
}

/** Decodes all of it and returns whether that succeeded. */
export function examinePicture(bytes: Uint8Array): Promise<boolean> {
  const decoded = open(bytes).resize({ width: 16 }).raw().toBuffer();
  return decoded.then(
    () => true,
    () => false,
  );
}

/** A truncated file is refused; decoder warnings are ignored. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: pixelLimit });
}

type Encode = (picture: Sharp, quality: number | undefined) => Sharp;

const encoders: Readonly<Record<PictureFormat, Encode>> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 4 }),
  webp: (picture, quality) => picture.webp({ quality, effort: 5 }),
  jpeg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  gif: (picture) => picture.gif(),
};

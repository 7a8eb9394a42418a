/** The one file that knows sharp. */
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, PictureRecipe } from '../../schemas/asset.ts';

/** Another limit stands in the read stage; this one holds for files whose head says less than they unpack to. */
const pixelLimit = 50_000_000;

// Several pictures are encoded at once instead of each by several threads, whose number must not decide any byte.
sharp.concurrency(1);
// A long watch would otherwise hold on to files that an editor wants to replace.
sharp.cache(false);
// Only what the read stage lets through is decoded: no library beside these gets to see an editor's file.
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

/** Throws where the bytes can't be decoded. Turned upright, in sRGB, without what the camera noted about time and place. */
export async function encodePicture(
  bytes: Uint8Array,
  { format, width, quality }: PictureRecipe,
): Promise<Uint8Array> {
  const sized = open(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  return encoders[format](sized, quality).toBuffer();
}

/** Decodes all of it and says whether that can be done. */
export function examinePicture(bytes: Uint8Array): Promise<boolean> {
  const decoded = open(bytes).resize({ width: 16 }).raw().toBuffer();
  return decoded.then(
    () => true,
    () => false,
  );
}

/** A file that breaks off is refused; what decoders merely grumble about is not. */
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

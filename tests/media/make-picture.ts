import { readFileSync } from 'node:fs';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** A photo as from a camera: soft shapes, a little noise, and metadata about where it was taken. */
export async function makePhoto({ width, height }: { width: number; height: number }): Promise<Buffer> {
  return photo(width, height)
    .jpeg({ quality: 88 })
    .withExif({ IFD0: { Copyright: 'taken-at-home' } })
    .toBuffer();
}

/** The same, taken sideways: stored rotated, with the orientation in its metadata. */
export async function makeTurnedPhoto(size: { width: number; height: number }): Promise<Buffer> {
  return photo(size.width, size.height).jpeg().withMetadata({ orientation: 6 }).toBuffer();
}

export async function makeDrawing({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const background = { r: 20, g: 120, b: 110, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

function photo(width: number, height: number): Sharp {
  const dots = Buffer.alloc(width * height * 3);
  for (let index = 0; index < dots.length; index += 3) {
    const x = (index / 3) % width;
    const y = Math.floor(index / 3 / width);
    const noise = (((x * 7919 + y * 104729) % 97) - 48) / 8;
    dots[index] = 120 + 70 * Math.sin(x / 140) + 25 * Math.sin(y / 23) + noise;
    dots[index + 1] = 110 + 70 * Math.cos(y / 190 + x / 300) + noise;
    dots[index + 2] = 100 + 60 * Math.sin((x + y) / 220) + 20 * Math.sin(x / 11) + noise;
  }
  return sharp(dots, { raw: { width, height, channels: 3 } });
}

/** The metadata of a finished file. */
export async function describePicture(path: string): Promise<Metadata> {
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] });
  return sharp(readFileSync(path)).metadata();
}

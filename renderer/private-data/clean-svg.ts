import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import type { CleanedFile } from './cleaned.ts';
import { mendSvg } from './mend-svg.ts';

const photo = /data:image\/(jpe?g|png);base64,([A-Za-z0-9+/=\s]+)/gi;

/**
 * A drawing that browsers can read, with metadata removed from its photos. Whether it may be published at all is for
 * the rules to say.
 */
export function cleanSvg(written: Uint8Array): CleanedFile {
  const bytes = mendSvg(written);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/data:image\//i.test(text)) return { kind: 'clean', bytes };
  const cleaned = text.replace(photo, (whole, type: string, base64: string) => {
    const clean = type.toLowerCase() === 'png' ? cleanPng : cleanJpeg;
    const inside = Buffer.from(base64, 'base64');
    const found = clean(inside);
    if (found.kind !== 'clean' || Buffer.compare(found.bytes, inside) === 0) return whole;
    return `data:image/${type};base64,${Buffer.from(found.bytes).toString('base64')}`;
  });
  return { kind: 'clean', bytes: cleaned === text ? bytes : Buffer.from(cleaned, 'latin1') };
}

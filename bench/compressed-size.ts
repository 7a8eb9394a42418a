import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { isCompressible } from '../schemas/content-types.ts';

const greatest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const known = new Map<string, number>();

/** Texts as a host sends them at best (brotli, 11); pictures and typefaces are compressed already. */
export function compressedSize(body: Buffer, contentType: string): number {
  if (!isCompressible(contentType)) return body.length;
  const key = createHash('sha256').update(body).digest('base64');
  const size = known.get(key) ?? brotliCompressSync(body, greatest).length;
  known.set(key, size);
  return size;
}

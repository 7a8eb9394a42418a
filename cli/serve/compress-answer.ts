import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../schemas/content-types.ts';
import type { HttpAnswer } from './answer.ts';

type Encoding = 'br' | 'gzip';

/** Below this, an answer fits into one packet anyway. */
const smallest = 1_000;
const most = 500;

/** About the effort of static hosts: 10 % more bytes than at the highest quality, in a thirtieth of the time. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const compressors: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) => promisify(brotliCompress)(body, effort),
  gzip: promisify(gzip),
};

/**
 * Compresses texts as a static host does, each once. The oldest are dropped when there are too many, as in a long
 * watch.
 */
export function createCompression(): (
  answer: HttpAnswer,
  accepted: string | undefined,
) => Promise<HttpAnswer> {
  const known = new Map<string, Promise<Uint8Array>>();
  const compress = (body: Uint8Array, encoding: Encoding): Promise<Uint8Array> => {
    const key = encoding + createHash('sha256').update(body).digest('base64');
    const compressed = known.get(key) ?? compressors[encoding](body);
    known.set(key, compressed);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return compressed;
  };
  return async (answer, accepted = '') => {
    const body = Buffer.from(answer.body);
    if (!isCompressible(answer.headers['content-type'] ?? '') || body.length < smallest) return answer;
    const encoding = answer.isEarly ? undefined : chooseEncoding(accepted);
    const headers = { ...answer.headers, vary: 'Accept-Encoding' };
    if (!encoding) return { ...answer, headers };
    return {
      ...answer,
      headers: { ...headers, 'content-encoding': encoding },
      body: await compress(body, encoding),
    };
  };
}

/** Source: RFC 9110, section 12.5.3. Browsers state no order of preference, so ours counts. */
function chooseEncoding(accepted: string): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const offered = accepted.split(',').filter((one) => !refused.test(one));
  const names = new Set(offered.map((one) => one.split(';')[0]?.trim().toLowerCase()));
  return (['br', 'gzip'] as const).find((encoding) => names.has(encoding));
}

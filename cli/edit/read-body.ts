import type { IncomingMessage } from 'node:http';
import type { RefusedRequest } from './find-refusal.ts';

/** In bytes: all that somebody types into a field, and the largest picture that a site may have. */
export const longestBody = { json: 256_000, bytes: 25_000_000 } as const;

/** In bytes: nothing is let pass any longer. */
const endless = 200_000_000;

/** No page elsewhere can send these without asking first: a form has neither. */
const types = { json: 'application/json', bytes: 'application/octet-stream' } as const;

type BodyKind = keyof typeof types;

export type TakenBody = { kind: 'read'; bytes: Buffer } | { kind: 'refused'; refusal: RefusedRequest };

/** The body of a request, if it is of the right type and no longer than it may be: `most` bytes. */
export async function readBody(
  request: IncomingMessage,
  kind: BodyKind,
  most: number = longestBody[kind],
): Promise<TakenBody> {
  const { headers } = request;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== types[kind] || headers['content-encoding'] !== undefined)
    return refused(415, 'wrong-content-type');
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.byteLength;
    // The rest is let pass: a browser reads no answer while it sends.
    if (length <= most) chunks.push(bytes);
    else chunks = [];
    if (length > endless) break;
  }
  return length > most ? refused(413, 'too-long') : { kind: 'read', bytes: Buffer.concat(chunks) };
}

/** Undefined if it isn’t JSON, or if nothing that deep is in any field. */
export function jsonIn(bytes: Buffer): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isDeeper(value, deepest) ? undefined : { value };
  } catch {
    return undefined;
  }
}

/** Whoever walks through more runs out of stack. */
const deepest = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

function refused(status: number, code: string): TakenBody {
  return { kind: 'refused', refusal: { status, code } };
}

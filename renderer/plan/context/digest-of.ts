import { createHash } from 'node:crypto';

/** 16 hex digits that differ where the values do. */
export function digestOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(value) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
}

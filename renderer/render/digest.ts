import { createHash } from 'node:crypto';

/** The start of a text's SHA-256, for file names and keys: 8 hex digits unless told. */
export function digest(text: string, length = 8): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** A text's SHA-256 as a Content-Security-Policy writes it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { hash } from 'node:crypto';

/** The start of a text's SHA-256, for file names and keys: 8 hex digits by default. */
export function digest(text: string, length = 8): string {
  return hash('sha256', text, 'hex').slice(0, length);
}

/** A text's SHA-256 in the notation of Content-Security-Policy. */
export function policyHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

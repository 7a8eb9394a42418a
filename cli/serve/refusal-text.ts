import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/**
 * The text that a browser gets instead of a page: why, and what to do. No markup, since part of it comes from the
 * request.
 */
export function refusalText({ message, code, hint }: Diagnostic): string {
  return `${message} [${code}]\n${hint === undefined ? '' : `\n${hint}\n`}`;
}

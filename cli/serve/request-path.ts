import { decodeWritten } from './decode-written.ts';

export type RequestPath = { path: string; segments: string[]; query: string };

/**
 * The parts of a request's address; undefined if it is malformed or tries to leave the site. Not `new URL`: that
 * resolves `..` and takes `//host/` for another host.
 */
export function parseRequestPath(address: string): RequestPath | undefined {
  const mark = address.indexOf('?');
  const written = mark < 0 ? address : address.slice(0, mark);
  const query = mark < 0 ? '' : address.slice(mark);
  const path = decodeWritten(written);
  if (!path?.startsWith('/')) return undefined;
  const segments = path.slice(1).split('/');
  const inner = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  return inner.every(isPlainSegment) ? { path, segments: inner, query } : undefined;
}

/** Names that start with a dot are never part of a site, except for `.well-known`. */
function isPlainSegment(segment: string): boolean {
  if (segment === '' || /[\\\0]/.test(segment)) return false;
  return !segment.startsWith('.') || segment === '.well-known';
}

import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { canonicalPath } from './canonical-path.ts';
import type { RequestPath } from './request-path.ts';

/** What a static host makes of an address. `output` is relative to the finished site's folder, forward slashes. */
export type Found = { kind: 'file'; output: string } | { kind: 'redirect'; to: string } | { kind: 'missing' };

/** Clean addresses as hosts serve them: `/courses` and `/courses/` are one page, and the page says which is its own. */
export async function findOutput(out: string, base: string, request: RequestPath): Promise<Found> {
  const within = withinBase(request, base);
  if (within === undefined) {
    return request.path === '/' ? { kind: 'redirect', to: `${base}/${request.query}` } : { kind: 'missing' };
  }
  const name = within.join('/');
  if (name !== '' && !request.path.endsWith('/') && (await isFile(out, name))) return servable(name);
  const page = await firstFile(out, name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`]);
  return page === undefined ? { kind: 'missing' } : pageOrRedirect(out, page, request);
}

/** Instructions for the host are no part of what it serves. */
function servable(output: string): Found {
  return output === '_headers' || output === '_redirects' ? { kind: 'missing' } : { kind: 'file', output };
}

function withinBase({ segments }: RequestPath, base: string): string[] | undefined {
  const wanted = base.split('/').filter((segment) => segment !== '');
  return wanted.every((segment, index) => segments[index] === segment)
    ? segments.slice(wanted.length)
    : undefined;
}

async function pageOrRedirect(
  out: string,
  output: string,
  { path: asked, query }: RequestPath,
): Promise<Found> {
  const own = canonicalPath(await readFile(path.join(out, output), 'utf8'));
  const sameButSlash = own !== undefined && own !== asked && withoutSlash(own) === withoutSlash(asked);
  return sameButSlash ? { kind: 'redirect', to: `${encodeURI(own)}${query}` } : { kind: 'file', output };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

async function firstFile(out: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    if (await isFile(out, name)) return name;
  }
  return undefined;
}

/** A link that leads out of the finished site counts as nothing. */
async function isFile(out: string, name: string): Promise<boolean> {
  const file = path.join(out, name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;
  return (await realpath(file)).startsWith((await realpath(out)) + path.sep);
}

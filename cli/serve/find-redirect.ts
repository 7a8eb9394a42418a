import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestPath } from './request-path.ts';

export type Redirect = { from: string; to: string; status: number };

/** The `_redirects` file of the finished site, as hosts read it: from, to and status on a line. */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '302'] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to
      ? [{ from: decodeURI(from), to, status: Number.parseInt(status, 10) }]
      : [];
  });
}

/** Where an old address leads. What was asked goes along, where the redirect asks nothing itself. */
export async function findRedirect(
  out: string,
  { path: asked, query }: RequestPath,
): Promise<Redirect | undefined> {
  const text = await readFile(path.join(out, '_redirects'), 'utf8').catch(ignoreMissing);
  const found = parseRedirects(text ?? '').find(({ from }) => from === asked || `${from}/` === asked);
  return found && { ...found, to: withQuery(found.to, query) };
}

function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const [, before = to, fragment = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  return `${before}${query}${fragment}`;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

import type { RequestPath } from './request-path.ts';

export type Redirect = { from: string; to: string; status: number };

/** The `_redirects` file of the finished site, as hosts read it: from, to and status on a line. */
export function parseRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, to, status = '302'] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to
      ? [{ from: decodeURIComponent(from), to, status: Number.parseInt(status, 10) }]
      : [];
  });
}

/** The target of an old address. The query is passed on unless the redirect has one. */
export function findRedirect(
  redirects: readonly Redirect[],
  { path: asked, query }: RequestPath,
): Redirect | undefined {
  const found = redirects.find(({ from }) => from === asked || `${from}/` === asked);
  return found && { ...found, to: withQuery(found.to, query) };
}

function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const [, before = to, fragment = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  return `${before}${query}${fragment}`;
}

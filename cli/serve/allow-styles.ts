import { createHash } from 'node:crypto';
import { allowSource } from './allow-source.ts';
import type { Headers } from './answer.ts';

/** The headers for a page that is newer than they are: they list styles by hash, and its own may differ. */
export function allowStyles(html: string, headers: Headers): Headers {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return headers;
  const hashes = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  const allowed = hashes.reduce((before, source) => allowSource(before, 'style-src', source), policy);
  return { ...headers, 'content-security-policy': allowed };
}

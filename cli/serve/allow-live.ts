import { allowSource } from './allow-source.ts';
import type { Headers } from './answer.ts';

/**
 * Live reload needs a script and an event stream from the page's own origin. The policy of a page that has neither may
 * forbid them, so both are added, in the header and in the page; everything else stays as visitors get it.
 */
export function allowLive(html: string, headers: Headers): { body: string; headers: Headers } {
  const body = html.replace(policyTag, (_, before: string, policy: string, after: string) => {
    return before + allowInPolicy(policy) + after;
  });
  const policy = headers['content-security-policy'];
  if (policy === undefined) return { body, headers };
  return { body, headers: { ...headers, 'content-security-policy': allowInPolicy(policy) } };
}

const policyTag = /(<meta\b[^<>]*\bhttp-equiv="Content-Security-Policy"[^<>]*\bcontent=")([^"]*)(")/i;

/** In HTML the quotes of keywords may be written as character references, which contain a `;`. */
function allowInPolicy(written: string): string {
  const policy = written.replace(/&#(?:39|x27);/gi, "'");
  return ['script-src', 'connect-src'].reduce(
    (allowed, name) => allowSource(allowed, name, "'self'"),
    policy,
  );
}

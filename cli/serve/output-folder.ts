import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseRedirects, type Redirect } from './find-redirect.ts';
import { type ParsedHeaderRule, parseHeaderRules } from './header-rules.ts';
import { anyHost, type HostRule, hostRuleIn } from './host-rules.ts';
import { unlessSystemFails } from './unless-system-fails.ts';

/**
 * A folder with a finished site, and its own settings for whoever serves it. Read on every request, so a file is read
 * again only if it has changed; and synchronously, because a thread switch takes longer than the check.
 */
export type OutputFolder = {
  /** Absolute. */
  out: string;
  /** The base path of the site, from its home page. `''` for the top. */
  base: () => string;
  /** The host that the site was built for: in the first line of a file for hosts. */
  hostRule: () => HostRule;
  redirects: () => readonly Redirect[];
  headerRules: () => readonly ParsedHeaderRule[];
};

export function openOutputFolder(out: string): OutputFolder {
  const known = <T>(name: string, parse: (text: string) => T) => knownFile(path.join(out, name), parse);
  const base = known('index.html', (html) => (canonicalPath(html) ?? '/').replace(/\/$/, ''));
  const headers = known('_headers', (text) => ({ host: hostRuleIn(text), rules: parseHeaderRules(text) }));
  const ofPages = known('.nojekyll', hostRuleIn);
  return {
    out,
    base,
    hostRule: () => headers().host ?? ofPages() ?? anyHost,
    redirects: known('_redirects', parseRedirects),
    headerRules: () => headers().rules,
  };
}

/** The parsed text of a file; one that is missing or unreadable counts as empty. */
function knownFile<T>(file: string, parse: (text: string) => T): () => T {
  let known: { state: string; said: T } | undefined;
  return () => {
    const state = stateOf(file);
    if (known?.state !== state)
      known = { state, said: parse(unlessSystemFails(() => readFileSync(file, 'utf8')) ?? '') };
    return known.said;
  };
}

function stateOf(file: string): string {
  const found = unlessSystemFails(() => statSync(file));
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : 'none';
}

/**
 * The path of the canonical address in a finished page: `/branch/courses`. It determines base path and trailing slash.
 */
export function canonicalPath(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  const address = /\bhref="([^"]*)"/.exec(link)?.[1];
  if (address === undefined || !URL.canParse(address)) return undefined;
  return decodeURI(new URL(address).pathname);
}

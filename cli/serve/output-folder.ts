import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from './canonical-path.ts';
import { parseRedirects, type Redirect } from './find-redirect.ts';
import { type HeaderRule, parseHeaderRules } from './header-rules.ts';
import { anyHost, type HostRule, hostRuleIn } from './host-rules.ts';
import { unlessRefused } from './unless-refused.ts';

/**
 * A folder with a finished site, and what that says of itself to whoever serves it. Asked for with every request, so a
 * file is read again only once it is another; and at once, because a thread's turn takes longer than such a look.
 */
export type OutputFolder = {
  /** Absolute. */
  out: string;
  /** Under which path the site wants to stand: what its home page says of itself. `''` for the top. */
  base: () => string;
  /** The host that the site was written for: the build says it in the first line of a file that hosts read. */
  hostRule: () => HostRule;
  redirects: () => readonly Redirect[];
  headerRules: () => readonly HeaderRule[];
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

/** What the text of a file says; one that is missing, or can’t be read, is empty. */
function knownFile<T>(file: string, parse: (text: string) => T): () => T {
  let known: { state: string; said: T } | undefined;
  return () => {
    const state = stateOf(file);
    if (known?.state !== state)
      known = { state, said: parse(unlessRefused(() => readFileSync(file, 'utf8')) ?? '') };
    return known.said;
  };
}

function stateOf(file: string): string {
  const found = unlessRefused(() => statSync(file));
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : 'none';
}

import { wordTable } from '../../diagnostics/word-table.ts';

/**
 * A static host's answer to a variant of a page's address. All of them serve `courses.html` at `/courses` and
 * `courses/index.html` at `/courses/`, and redirect `/courses` to `/courses/` if only that exists.
 */
export type HostRule = {
  /** `/courses/`, if there is `courses.html`. */
  fileWithSlash: 'redirect' | 'missing';
  /** `/courses.html`. */
  fileByName: 'redirect' | 'serve';
  /** The status of redirects. */
  status: 301 | 308;
};

/** For an unknown host. */
export const anyHost: HostRule = { fileWithSlash: 'redirect', fileByName: 'serve', status: 308 };

/** For servers with rules that the build wrote. */
const byOwnRules: HostRule = { fileWithSlash: 'redirect', fileByName: 'serve', status: 301 };

/**
 * By the values of `hosting` in site.yaml. Sources: https://github.com/slorber/trailing-slash-guide and
 * https://developers.cloudflare.com/pages/configuration/serving-pages/.
 */
export const hostRules = wordTable<HostRule>({
  cloudflare: { fileWithSlash: 'redirect', fileByName: 'redirect', status: 308 },
  netlify: { fileWithSlash: 'redirect', fileByName: 'serve', status: 301 },
  'github-pages': { fileWithSlash: 'missing', fileByName: 'serve', status: 301 },
  nginx: byOwnRules,
  caddy: byOwnRules,
  apache: byOwnRules,
  s3: byOwnRules,
});

/** The rule of the host that is named in a file of a finished site. */
export function hostRuleIn(text: string): HostRule | undefined {
  const [, host = ''] = /^# hosting: (\S+)$/m.exec(text) ?? [];
  return hostRules.get(host);
}

import { wordTable } from '../../diagnostics/word-table.ts';

/**
 * What a static host makes of the address of a page that isn't the page's own. All of them serve `courses.html` at
 * `/courses` and `courses/index.html` at `/courses/`, and send `/courses` on to `/courses/` where only that is there.
 */
export type HostRule = {
  /** `/courses/`, where there is `courses.html`. */
  fileWithSlash: 'redirect' | 'missing';
  /** `/courses.html`. */
  fileByName: 'redirect' | 'serve';
  /** By which status a visitor is sent on. */
  status: 301 | 308;
};

/** What holds where nobody has said which host it will be. */
export const anyHost: HostRule = { fileWithSlash: 'redirect', fileByName: 'serve', status: 308 };

/** Where a server reads rules that the build wrote. */
const byOwnRules: HostRule = { fileWithSlash: 'redirect', fileByName: 'serve', status: 301 };

/**
 * By the names that `hosting` in site.yaml has for them. Sources: https://github.com/slorber/trailing-slash-guide and
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

/** The rule of the host that a file of a finished site names. */
export function hostRuleIn(text: string): HostRule | undefined {
  const [, host = ''] = /^# hosting: (\S+)$/m.exec(text) ?? [];
  return hostRules.get(host);
}

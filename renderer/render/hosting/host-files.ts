import type { Report } from '../../../diagnostics/diagnostic.ts';
import { redirectsBeyondHost } from '../../../diagnostics/messages.generated.ts';
import type { Asset } from '../../../schemas/asset.ts';
import type { OutputFile } from '../../model/output.ts';
import type { HostName, PlannedRedirect, SitePlan, SiteSettings } from '../../model/plan.ts';
import type { PageStyles } from '../page-styles.ts';
import type { HostedSite } from './hosted-site.ts';
import { printApache } from './print-apache.ts';
import { printCaddy } from './print-caddy.ts';
import {
  printCloudFrontFunction,
  printCloudFrontHeaders,
  printCloudFrontSvgHeaders,
} from './print-cloudfront.ts';
import { type HeaderRule, printHeaderRules } from './print-header-rules.ts';
import { printNginx } from './print-nginx.ts';
import { printRedirects, redirectLine } from './print-redirects.ts';
import { siteHeaders } from './site-headers.ts';
import { svgAddresses, svgEndings, svgPolicy } from './svg-policy.ts';

type HostFilesInput = { settings: SiteSettings; assets: readonly Asset[]; styles: Iterable<PageStyles> };

/**
 * The limits of Cloudflare Pages. Sources: https://developers.cloudflare.com/pages/configuration/headers/ and
 * https://developers.cloudflare.com/pages/configuration/redirects/.
 */
export const cloudflareLimits = {
  headerRules: 100,
  headerLine: 2_000,
  redirects: 2_000,
  redirectLine: 1_000,
};

const policyName = '  Content-Security-Policy: ';

/** In characters. nginx reads a value of up to 4,093 and Apache a line of up to 8,190: beyond, neither serves anything. */
function longestPolicy(host: HostName | undefined): number {
  if (host === 'nginx') return 4_000;
  if (host === 'apache') return 8_000;
  const isLimited = host === undefined || host === 'cloudflare';
  return isLimited ? cloudflareLimits.headerLine - policyName.length : Number.POSITIVE_INFINITY;
}

/**
 * Headers and redirects in the notation of the host. `_headers` and `_redirects` are written for every host that sends
 * headers, since our preview uses them; GitHub Pages supports neither, so each page carries the policy.
 */
export function hostFiles(plan: SitePlan, rendered: HostFilesInput, report: Report): OutputFile[] {
  const { host, trailingSlash, place } = plan.hosting;
  const mark = host === undefined ? '' : `# hosting: ${host}\n`;
  if (host === 'github-pages') return [file('.nojekyll', mark)];
  const { settings, assets, styles } = rendered;
  const headers = siteHeaders(settings, assets, { styles, longest: longestPolicy(host) });
  const redirects = host === 'cloudflare' ? withinLimits(plan.redirects) : plan.redirects;
  if (redirects.length < plan.redirects.length)
    report(redirectsBeyondHost(place, { all: plan.redirects.length, taken: redirects.length }));
  const site = { base: settings.base, trailingSlash, headers, redirects };
  return [
    file('_headers', `${mark}${printHeaderRules([...headers, ...svgRules(plan, rendered, headers.length)])}`),
    ...(redirects.length > 0
      ? [file('_redirects', printRedirects(redirects, host === 'netlify' ? '301!' : '301'))]
      : []),
    ...(host ? ownFiles[host](site) : []),
  ];
}

/**
 * Cloudflare would append this policy to the site's, so the rule first removes that one. If the file is for any host,
 * it names no more addresses than Cloudflare takes; the rest keep the site's policy.
 */
function svgRules(
  { hosting: { host } }: SitePlan,
  { settings: { base }, assets }: HostFilesInput,
  taken: number,
): HeaderRule[] {
  const headers: HeaderRule['headers'] = [['Content-Security-Policy', svgPolicy]];
  if (host === 'cloudflare')
    return svgEndings(assets).map((ending) => ({
      pattern: `${base}/*${ending}`,
      removed: ['Content-Security-Policy'],
      headers,
    }));
  const most = host === undefined ? cloudflareLimits.headerRules - taken : undefined;
  return svgAddresses(base, assets)
    .slice(0, most)
    .map((pattern) => ({ pattern, headers }));
}

const none = (): OutputFile[] => [];

const ownFiles: Readonly<Record<HostName, (site: HostedSite) => OutputFile[]>> = {
  cloudflare: none,
  netlify: none,
  'github-pages': none,
  nginx: (site) => [file('_hosting/nginx.conf', printNginx(site))],
  caddy: (site) => [file('_hosting/Caddyfile', printCaddy(site))],
  apache: (site) => [file('.htaccess', printApache(site))],
  s3: (site) => [
    file('_hosting/cloudfront-function.js', printCloudFrontFunction(site)),
    file('_hosting/cloudfront-headers.json', printCloudFrontHeaders(site)),
    file('_hosting/cloudfront-headers-svg.json', printCloudFrontSvgHeaders(site)),
  ],
};

/** The remaining redirects rely on their redirect pages. */
function withinLimits(redirects: readonly PlannedRedirect[]): PlannedRedirect[] {
  return redirects
    .filter((redirect) => redirectLine(redirect, '301').length <= cloudflareLimits.redirectLine)
    .slice(0, cloudflareLimits.redirects);
}

function file(output: string, content: string): OutputFile {
  return { output, phase: 'page', content };
}

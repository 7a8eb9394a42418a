import type { PlannedRedirect } from '../../model/plan.ts';
import { asAsked, pathAsAsked } from './as-asked.ts';
import { forHosts, type HostedSite } from './hosted-site.ts';
import type { HeaderRule } from './print-header-rules.ts';
import { svgPolicy } from './svg-policy.ts';

/** Source: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions. */
const mostBytes = 10_240;

/**
 * A CloudFront Function for the event “viewer request”: S3 finds files only by their full names. The limit is 10 kB:
 * redirects that don't fit rely on their redirect pages.
 */
export function printCloudFrontFunction(site: HostedSite): string {
  const count = countThatFits(site);
  return printFunction(site, site.redirects.slice(0, count));
}

function countThatFits(site: HostedSite): number {
  let left = mostBytes - Buffer.byteLength(printFunction(site, []));
  const over = site.redirects.findIndex((redirect) => {
    left -= Buffer.byteLength(`${moved(redirect)},\n`);
    return left < 0;
  });
  return over < 0 ? site.redirects.length : over;
}

function moved({ from, to }: PlannedRedirect): string {
  return `  ${JSON.stringify(pathAsAsked(from))}: ${JSON.stringify(asAsked(to))}`;
}

function printFunction({ base, trailingSlash }: HostedSite, redirects: readonly PlannedRedirect[]): string {
  const hidden = forHosts.files.map((file) => `uri === '${base}${file}'`);
  return `// Written by site build: a CloudFront Function (cloudfront-js-2.0) for the event “viewer request”.
const moved = {
${redirects.map(moved).join(',\n')}
};

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  const page = uri.replace(/\\/$/, '');
  const isFolder = uri !== page;
  const hasEnding = /\\.[^/]+$/.test(page);
  if (Object.prototype.hasOwnProperty.call(moved, page)) return sendOn(moved[page], request);
  if (${hidden.join(' || ')} || uri.indexOf('${base}${forHosts.folder}/') === 0)
    request.uri = '${base}/404/nothing';
  else if (page === '${base}') request.uri = '${base}/index.html';
${trailingSlash ? withSlash : withoutSlash}
  return request;
}

function sendOn(to, request) {
  const query = to.indexOf('?') < 0 ? queryOf(request.querystring) : '';
  const at = to.indexOf('#');
  const value = at < 0 ? to + query : to.slice(0, at) + query + to.slice(at);
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value } } };
}

function queryOf(asked) {
  const parts = Object.keys(asked).flatMap((name) =>
    (asked[name].multiValue || [asked[name]]).map(({ value }) => (value === '' ? name : name + '=' + value)),
  );
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
`;
}

const withSlash = `  else if (isFolder) request.uri = uri + 'index.html';
  else if (!hasEnding) return sendOn(uri + '/', request);`;

const withoutSlash = `  else if (isFolder) return sendOn(page, request);
  else if (!hasEnding) request.uri = uri + '.html';`;

/**
 * A response headers policy, for `aws cloudfront create-response-headers-policy`. Cache lifetimes are set on upload.
 * Source: https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html.
 */
export function printCloudFrontHeaders({ headers }: HostedSite): string {
  return printPolicy('site-headers', headers[0]?.headers ?? []);
}

/** The same with the SVG policy, for a separate cache behaviour: `*.svg`. */
export function printCloudFrontSvgHeaders({ headers }: HostedSite): string {
  const own: HeaderRule['headers'] = [['Content-Security-Policy', svgPolicy]];
  return printPolicy('site-headers-svg', [...(headers[0]?.headers ?? []), ...own]);
}

function printPolicy(Name: string, headers: HeaderRule['headers']): string {
  const all = new Map(headers);
  const take = (name: string) => {
    const value = all.get(name) ?? '';
    all.delete(name);
    return value;
  };
  const security = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: take('Content-Security-Policy') },
    ContentTypeOptions: { Override: take('X-Content-Type-Options') === 'nosniff' },
    FrameOptions: { Override: true, FrameOption: take('X-Frame-Options') },
    ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy') },
  };
  const others = [...all].map(([Header, Value]) => ({ Header, Value, Override: true }));
  const policy = {
    Name,
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: others.length, Items: others },
  };
  return `${JSON.stringify(policy, undefined, 2)}\n`;
}

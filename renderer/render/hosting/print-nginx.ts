import type { PlannedRedirect } from '../../model/plan.ts';
import { asAsked } from './as-asked.ts';
import { escapedPattern } from './escaped-pattern.ts';
import { forHosts, type HostedSite } from './hosted-site.ts';
import type { HeaderRule } from './print-header-rules.ts';
import { svgPolicy } from './svg-policy.ts';

/**
 * nginx's configuration, for the `server` block of the website. A location with its own headers inherits none, so they
 * are repeated there. Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html.
 */
export function printNginx({ base, headers, redirects }: HostedSite): string {
  const [everywhere, ...folders] = headers;
  const all = everywhere?.headers ?? [];
  return [
    '# Written by site build. It belongs into the server block of the website, below its root:',
    `#   include …${base}${forHosts.folder}/nginx.conf;`,
    'charset utf-8;',
    'absolute_redirect off;',
    `error_page 404 ${base}/404.html;`,
    `set $site_policy ${quoted(policyOf(all))};`,
    `if ($uri ~* \\.svg$) { set $site_policy ${quoted(svgPolicy)}; }`,
    ...all.map(addHeader),
    '',
    `location = ${base}/ { try_files ${base}/index.html =404; }`,
    ...forHosts.files.map((file) => `location = ${base}${file} { return 404; }`),
    `location ^~ ${base}${forHosts.folder}/ { return 404; }`,
    ...folders.map((rule) => folder(rule, all)),
    ...redirects.flatMap(redirect),
    '',
    '# A page has one address: with a slash at the end where it is the page of a folder, else without.',
    `location ~ ^${escapedPattern(base)}/(?<site_page>.+)/$ {`,
    `  if (-f $document_root${base}/$site_page.html) { rewrite ^(.+)/$ $1 permanent; }`,
    '  try_files $uri/index.html =404;',
    '}',
    `location ${base}/ { try_files $uri $uri.html @site_folder; }`,
    'location @site_folder {',
    '  if (-f $document_root$uri/index.html) { rewrite ^(.*)$ $1/ permanent; }',
    '  return 404;',
    '}',
    '',
  ].join('\n');
}

/** The policy depends on the file; for the not-found page nginx evaluates it again. */
function addHeader([name, value]: HeaderRule['headers'][number]): string {
  return `add_header ${name} ${name === policyName ? '$site_policy' : quoted(value)} always;`;
}

const policyName = 'Content-Security-Policy';

function policyOf(headers: HeaderRule['headers']): string {
  return headers.find(([name]) => name === policyName)?.[1] ?? '';
}

function folder({ pattern, headers }: HeaderRule, all: HeaderRule['headers']): string {
  const own = [...all, ...headers].map((header) => `  ${addHeader(header)}\n`).join('');
  return `location ^~ ${pattern.replace(/\*$/, '')} {\n${own}  try_files $uri =404;\n}`;
}

/** With and without a trailing slash. The query is passed on if the new address has none. */
function redirect({ from, to }: PlannedRedirect): string[] {
  const [, address = to, fragment = ''] = /^([^#]*)(#.*)?$/s.exec(asAsked(to)) ?? [];
  const asked = address.includes('?') ? '' : '$is_args$args';
  return [from, `${from}/`].map(
    (path) => `location = ${quoted(path)} { return 301 ${quoted(address + asked + fragment)}; }`,
  );
}

/**
 * A redirect's target contains no dollar sign (`schemas/site.schema.json`); in a location's address it is a literal.
 */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

import { contentTypes, isCompressible, typeOfOthers } from '../../../schemas/content-types.ts';
import type { PlannedRedirect } from '../../model/plan.ts';
import { asAsked } from './as-asked.ts';
import { escapedPattern } from './escaped-pattern.ts';
import { forHosts, type HostedSite } from './hosted-site.ts';
import type { HeaderRule } from './print-header-rules.ts';
import { svgPolicy } from './svg-policy.ts';

/**
 * nginx's configuration, for a `server` block. All of it is inside one location, so that several sites can share a
 * server. A location with headers of its own inherits none, so they are repeated there. Source:
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html.
 */
export function printNginx({ base, headers, redirects }: HostedSite): string {
  const [everywhere, ...folders] = headers;
  const all = everywhere?.headers ?? [];
  return [
    '# Written by site build. It belongs into the server block of the website, below its root:',
    `#   include …${base}${forHosts.folder}/nginx.conf;`,
    ...(base ? [`location = ${base} { absolute_redirect off; return 301 ${base}/$is_args$args; }`] : []),
    ...location(base ? `^~ ${base}/` : '/', [
      ...types(),
      ...compression(),
      'absolute_redirect off;',
      `error_page 404 ${base}/404.html;`,
      ...all.map(addHeader),
      '',
      `location = ${base}/ { try_files ${base}/index.html =404; }`,
      ...forHosts.files.map((file) => `location = ${base}${file} { return 404; }`),
      `location ^~ ${base}${forHosts.folder}/ { return 404; }`,
      ...folders.flatMap(({ pattern, headers: own }) =>
        location(`^~ ${pattern.replace(/\*$/, '')}`, files([...all, ...own])),
      ),
      ...drawings(all),
      ...redirects.flatMap(redirect),
      '',
      '# A page has one address: with a slash at the end where it is the page of a folder, else without.',
      ...location(`~ ^${escapedPattern(base)}/(?<site_page>.+)/$`, [
        `if (-f $document_root${base}/$site_page.html) { rewrite ^(.+)/$ $1 permanent; }`,
        'try_files $uri/index.html =404;',
      ]),
      'if (-f $document_root$uri/index.html) { rewrite ^(.*)$ $1/ permanent; }',
      'try_files $uri $uri.html =404;',
    ]),
    '',
  ].join('\n');
}

function location(pattern: string, lines: readonly string[]): string[] {
  return [`location ${pattern} {`, ...lines.map((line) => (line ? `  ${line}` : '')), '}'];
}

/** Replaces the server's own list, which lacks calendars and manifests. Endings in capitals count as well. */
function types(): string[] {
  const all = [...contentTypes].map(([ending, type]) => ({
    ending,
    type: bare(type),
    text: type !== bare(type),
  }));
  const texts = all.filter(({ text, type }) => text && type !== alwaysCounted).map(({ type }) => type);
  return [
    'types {',
    ...all.map(({ ending, type }) => `  ${type} ${ending.slice(1)};`),
    '}',
    `default_type ${typeOfOthers};`,
    'charset utf-8;',
    `charset_types ${texts.join(' ')};`,
  ];
}

/** Source: https://nginx.org/en/docs/http/ngx_http_gzip_module.html. */
function compression(): string[] {
  const texts = [...contentTypes.values()].filter(isCompressible).map(bare);
  return [
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_comp_level 6;',
    'gzip_min_length 1000;',
    `gzip_types ${texts.filter((type) => type !== alwaysCounted).join(' ')};`,
  ];
}

/** nginx warns if a list of types names it again. */
const alwaysCounted = 'text/html';

function bare(type: string): string {
  return type.replace(/;.*/, '');
}

/** Inside of each location with files, since it decides which headers are sent. */
function files(headers: HeaderRule['headers']): string[] {
  return [...headers.map(addHeader), ...drawings(headers), 'try_files $uri =404;'];
}

/** The page for a missing one isn’t a drawing, so it has the policy of pages: nginx looks for its location again. */
function drawings(headers: HeaderRule['headers']): string[] {
  const own = new Map([...headers, ['Content-Security-Policy', svgPolicy]]);
  return location('~* \\.svg$', [...[...own].map(addHeader), 'try_files $uri =404;']);
}

function addHeader([name, value]: readonly [string, string]): string {
  return `add_header ${name} ${quoted(value)} always;`;
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

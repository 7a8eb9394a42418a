import { contentTypes, isCompressible, typeOfOthers } from '../../../schemas/content-types.ts';
import type { PlannedRedirect } from '../../model/plan.ts';
import { asAsked } from './as-asked.ts';
import { forHosts, type HostedSite } from './hosted-site.ts';
import { svgPolicy } from './svg-policy.ts';

/**
 * Caddy's configuration, for the block of a website. All of it is inside one `handle`, so that several sites can share
 * a block; `route` keeps the order of its lines. Source: https://caddyserver.com/docs/caddyfile/directives.
 */
export function printCaddy({ base, headers, redirects }: HostedSite): string {
  const hidden = [...forHosts.files, `${forHosts.folder}/*`].map((path) => `${base}${path}`);
  return [
    '# Written by site build. It belongs into the block of the website, below its root:',
    `#   import …${base}${forHosts.folder}/Caddyfile`,
    ...(base ? [`redir ${base} ${base}/ 301`] : []),
    ...block(
      base ? `handle ${base}/*` : 'handle',
      block('route', [
        ...compression(),
        ...headerLines(headers.slice(0, 1)),
        '',
        ...moved(redirects),
        '# A page has one address: with a slash at the end where it is the page of a folder, else without.',
        ...block('map {path} {site_page}', ['~^(.+)/$ "$1"', 'default ""']),
        '@site_page file {site_page}.html',
        'redir @site_page {site_page} 301',
        ...block('@site_folder', ['not path */', 'file {path}/index.html']),
        'redir @site_folder {path}/ 301',
        'try_files {path}index.html {path} {path}.html',
        '',
        ...block('@site_missing', block('not', ['file', `not path */ ${hidden.join(' ')}`])),
        ...block('handle @site_missing', [
          `rewrite * ${base}/404.html`,
          ...block('file_server', ['status 404']),
        ]),
        '',
        ...headerLines(headers.slice(1)),
        ...block('map {path} {site_type}', [
          ...[...contentTypes].map(([ending, type]) => `~(?i)\\${ending}$ ${quoted(type)}`),
          `default ${typeOfOthers}`,
        ]),
        'header Content-Type {site_type}',
        '# An SVG picture is a document of its own when somebody opens it.',
        '@site_svg path_regexp (?i)\\.svg$',
        `header @site_svg Content-Security-Policy ${quoted(svgPolicy)}`,
        'file_server',
      ]),
    ),
    '',
  ].join('\n');
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line ? `\t${line}` : '')), '}'];
}

/** Its own list lacks manifests. */
function compression(): string[] {
  const types = [...contentTypes.values()].filter(isCompressible).map((type) => type.replace(/;.*/, '*'));
  return block('encode', [
    'zstd',
    'gzip',
    ...block(
      'match',
      types.map((type) => `header Content-Type ${type}`),
    ),
  ]);
}

function headerLines(rules: HostedSite['headers']): string[] {
  return rules.flatMap(({ pattern, headers }) =>
    block(
      `header ${pattern}`,
      headers.map(([name, value]) => `${name} ${quoted(value)}`),
    ),
  );
}

function moved(redirects: readonly PlannedRedirect[]): string[] {
  if (redirects.length === 0) return [];
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `${quoted(path)} ${quoted(asAsked(to))}`),
  );
  return [
    ...block('map {path} {site_moved}', [...lines, 'default ""']),
    '@site_moved expression `{site_moved} != ""`',
    'redir @site_moved {site_moved} 301',
    '',
  ];
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

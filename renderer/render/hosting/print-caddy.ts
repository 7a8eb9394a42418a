import { asAsked } from './as-asked.ts';
import { escapedPattern } from './escaped-pattern.ts';
import { forHosts, type HostedSite } from './hosted-site.ts';
import { svgPolicy } from './svg-policy.ts';

/** Caddy's configuration, for the block of the website. Source: https://caddyserver.com/docs/caddyfile/directives. */
export function printCaddy({ base, headers, redirects }: HostedSite): string {
  const hidden = [...forHosts.files, `${forHosts.folder}/*`].map((path) => `${base}${path}`);
  const moved = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((path) => `\t${quoted(path)} ${quoted(asAsked(to))}`),
  );
  // A star within a path ends at the next slash.
  const svgPath = `path_regexp (?i)^${escapedPattern(base)}/.*\\.svg$`;
  return [
    '# Written by site build. It belongs into the block of the website, below its root:',
    `#   import …${base}${forHosts.folder}/Caddyfile`,
    ...headers.map(({ pattern, headers: own }) => {
      const lines = own.filter(([name]) => name !== policyName);
      return `header ${pattern} {\n${lines.map(([name, value]) => `\t${name} ${quoted(value)}\n`).join('')}}`;
    }),
    '',
    '# An SVG picture is a document of its own when somebody opens it; a missing one is the page that says so.',
    '@site_svg {',
    `\t${svgPath}`,
    '\tfile',
    '}',
    `header @site_svg ${policyName} ${quoted(svgPolicy)}`,
    '@site_other {',
    `\tpath ${base}/*`,
    '\tnot {',
    `\t\t${svgPath}`,
    '\t\tfile',
    '\t}',
    '}',
    `header @site_other ${policyName} ${quoted(new Map(headers[0]?.headers).get(policyName) ?? '')}`,
    '',
    ...(moved.length > 0
      ? [
          'map {path} {site_moved} {',
          ...moved,
          '\tdefault ""',
          '}',
          '@site_moved expression `{site_moved} != ""`',
          'redir @site_moved {site_moved} 301',
          '',
        ]
      : []),
    `@site_hidden path ${hidden.join(' ')}`,
    'error @site_hidden 404',
    '',
    '# A page has one address: with a slash at the end where it is the page of a folder, else without.',
    'map {path} {site_page} {',
    '\t~^(.+)/$ "$1"',
    '\tdefault ""',
    '}',
    '@site_page file {site_page}.html',
    'redir @site_page {site_page} 301',
    '@site_folder {',
    '\tnot path */',
    '\tfile {path}/index.html',
    '}',
    'redir @site_folder {path}/ 301',
    'try_files {path} {path}.html {path}index.html',
    'file_server',
    'handle_errors {',
    '\t@site_missing expression `{err.status_code} == 404`',
    `\trewrite @site_missing ${base}/404.html`,
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

const policyName = 'Content-Security-Policy';

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

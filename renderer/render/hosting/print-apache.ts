import { contentTypes, isCompressible } from '../../../schemas/content-types.ts';
import { asAsked } from './as-asked.ts';
import { escapedPattern } from './escaped-pattern.ts';
import { forHosts, type HostedSite } from './hosted-site.ts';
import type { HeaderRule } from './print-header-rules.ts';
import { svgPolicy } from './svg-policy.ts';

/**
 * The `.htaccess` of the website's folder. `RewriteRule` patterns are relative to that folder, without a leading slash.
 * Sources: https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html and
 * https://httpd.apache.org/docs/2.4/mod/mod_headers.html.
 */
export function printApache({ base, headers, redirects }: HostedSite): string {
  const hidden = [...forHosts.files.map((file) => escaped(file.slice(1))), `${forHosts.folder.slice(1)}/.*`];
  return [
    '# Written by site build. It needs mod_headers, mod_rewrite and “AllowOverride All”.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    ...(base ? [`<If "%{REQUEST_URI} == '${base}'">`, '  DirectorySlash On', '</If>'] : []),
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    `ErrorDocument 404 ${base}/404.html`,
    ...types(),
    ...compression,
    ...headers.map(headersOf),
    '# An SVG picture is a document of its own when somebody opens it.',
    '<FilesMatch "(?i)\\.svg$">',
    `  Header always set Content-Security-Policy "${svgPolicy}"`,
    '</FilesMatch>',
    '',
    'RewriteEngine On',
    `RewriteRule ^(?:${hidden.join('|')})$ - [R=404,L]`,
    ...redirects.map(
      ({ from, to }) =>
        `RewriteRule "^${escaped(from.slice(base.length + 1))}/?$" "${asAsked(to).replaceAll('%', '\\%')}" [R=301,L,NE]`,
    ),
    '',
    '# A page has one address: with a slash at the end where it is the page of a folder, else without.',
    'RewriteCond %{REQUEST_URI} ^(.+)/$',
    'RewriteCond %{DOCUMENT_ROOT}%1.html -f',
    'RewriteRule ^ %1 [R=301,L]',
    'RewriteCond %{REQUEST_URI} !/$',
    'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}/index.html -f',
    'RewriteRule ^ %{REQUEST_URI}/ [R=301,L]',
    'RewriteCond %{REQUEST_URI} !/$',
    'RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f',
    'RewriteRule ^ %{REQUEST_URI}.html [L]',
    '',
  ].join('\n');
}

/** Apache’s own list differs from system to system, and has no characters for most texts. */
function types(): string[] {
  const all = [...contentTypes].map(([ending, type]) => ({ ending, parts: type.split('; charset=') }));
  const texts = all.filter(({ parts }) => parts.length > 1).map(({ ending }) => ending);
  return [
    ...all.map(({ ending, parts: [type] }) => `AddType ${type} ${ending}`),
    `AddCharset utf-8 ${texts.join(' ')}`,
  ];
}

/** Source: https://httpd.apache.org/docs/2.4/mod/mod_deflate.html. */
const compression = [
  '<IfModule mod_deflate.c>',
  '  <IfModule mod_filter.c>',
  `    AddOutputFilterByType DEFLATE ${compressible().join(' ')}`,
  '  </IfModule>',
  '</IfModule>',
];

function compressible(): string[] {
  return [...contentTypes.values()].filter(isCompressible).map((type) => type.replace(/;.*/, ''));
}

function headersOf({ pattern, headers }: HeaderRule, index: number): string {
  const lines = headers.map(([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`);
  if (index === 0) return lines.join('\n');
  const folder = pattern.replace(/\*$/, '');
  return `<If "%{REQUEST_URI} =~ m#^${escaped(folder)}#">\n${lines.map((line) => `  ${line}`).join('\n')}\n</If>`;
}

/** For use within quotation marks; `RewriteRule` knows no escaped ones. */
function escaped(text: string): string {
  return escapedPattern(text).replaceAll('"', '\\x22');
}

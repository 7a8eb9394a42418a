/** Files written for each host besides the pages, and the limits of hosts. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseRedirects } from '../../cli/serve/find-redirect.ts';
import { headersFor, parseHeaderRules } from '../../cli/serve/header-rules.ts';
import { anyHost, hostRules } from '../../cli/serve/host-rules.ts';
import { openOutputFolder } from '../../cli/serve/output-folder.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Hosting, PlannedRedirect } from '../../renderer/model/plan.ts';
import { cloudflareLimits, hostFiles } from '../../renderer/render/hosting/host-files.ts';
import { svgPolicy } from '../../renderer/render/hosting/svg-policy.ts';
import type { PageStyles } from '../../renderer/render/page-styles.ts';
import type { Asset } from '../../schemas/asset.ts';
import { contentTypes } from '../../schemas/content-types.ts';
import { emptyFolder } from '../cli/run-site.ts';
import { makePlan } from '../render/make-plan.ts';

const place = { file: 'site.yaml', line: 1, column: 1 };

it.each([
  [undefined, ['_headers', '_redirects'], anyHost],
  ['cloudflare', ['_headers', '_redirects'], hostRules.get('cloudflare')],
  ['netlify', ['_headers', '_redirects'], hostRules.get('netlify')],
  ['github-pages', ['.nojekyll'], hostRules.get('github-pages')],
  ['nginx', ['_headers', '_redirects', '_hosting/nginx.conf'], hostRules.get('nginx')],
  ['caddy', ['_headers', '_redirects', '_hosting/Caddyfile'], hostRules.get('caddy')],
  ['apache', ['_headers', '_redirects', '.htaccess'], hostRules.get('apache')],
  [
    's3',
    [
      '_headers',
      '_redirects',
      '_hosting/cloudfront-function.js',
      '_hosting/cloudfront-headers.json',
      '_hosting/cloudfront-headers-svg.json',
    ],
    hostRules.get('s3'),
  ],
] as const)('for %s there is %j, and preview knows it by that', async (host, names, rule) => {
  const { files } = filesFor({ host, redirects: [redirect('/old', '/new')] });
  expect([...files.keys()]).toEqual(names);
  const out = await emptyFolder();
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(out, name)), { recursive: true });
    await writeFile(path.join(out, name), text);
  }
  expect(openOutputFolder(out).hostRule()).toEqual(rule);
});

it('Netlify is told to send visitors on although there is a page at the old address; others need not be', () => {
  const redirects = [redirect('/old', '/new')];
  expect(filesFor({ host: 'netlify', redirects }).files.get('_redirects')).toBe('/old /new 301!\n');
  expect(filesFor({ host: 'cloudflare', redirects }).files.get('_redirects')).toBe('/old /new 301\n');
});

describe('Cloudflare Pages', () => {
  it('gets no more redirects than it reads, and none that is too long for it', () => {
    const many = Array.from({ length: cloudflareLimits.redirects + 3 }, (_, index) =>
      redirect(`/a${index}`, '/b'),
    );
    const long = redirect(`/${'long'.repeat(250)}`, '/b');
    const { files, problems } = filesFor({ host: 'cloudflare', redirects: [long, ...many] });
    const lines = files.get('_redirects')?.trimEnd().split('\n') ?? [];
    expect([lines.length, lines[0]]).toEqual([2_000, '/a0 /b 301']);
    expect(problems.map(({ code, place: at }) => [code, at])).toEqual([['redirects-beyond-host', place]]);
    expect(filesFor({ host: 'nginx', redirects: [long, ...many] }).problems).toEqual([]);
  });

  it('gets no line of _headers that is too long: then each page says itself which styles it may have', () => {
    const styles = Array.from({ length: 40 }, (_, index) => inlineStyles(index));
    const longest = (host: Hosting['host']) =>
      Math.max(
        ...(filesFor({ host, styles }).files.get('_headers') ?? '').split('\n').map(({ length }) => length),
      );
    expect(longest('nginx')).toBeGreaterThan(cloudflareLimits.headerLine);
    for (const host of ['cloudflare', undefined] as const) {
      expect(longest(host)).toBeLessThanOrEqual(cloudflareLimits.headerLine);
      expect(filesFor({ host, styles }).files.get('_headers')).toContain("style-src 'self' 'unsafe-inline';");
    }
    const few = filesFor({ host: 'cloudflare', styles: styles.slice(0, 3) }).files.get('_headers');
    expect(few).not.toContain("style-src 'self' 'unsafe-inline'");
  });
});

it.each([
  ['nginx', 60, 4_000],
  ['apache', 130, 8_000],
] as const)('%s gets no policy that it would refuse to start with', (host, count, longest) => {
  const policyFor = (styles: PageStyles[]) =>
    headersFor('/', parseHeaderRules(filesFor({ host, styles }).files.get('_headers') ?? '')).get(
      'Content-Security-Policy',
    );
  const styles = Array.from({ length: count }, (_, index) => inlineStyles(index));
  expect(policyFor(styles)).not.toContain("'unsafe-inline'");
  const more = policyFor([...styles, ...styles.map((_, index) => inlineStyles(count + index))]);
  expect(more).toContain("style-src 'self' 'unsafe-inline';");
  expect(more?.length).toBeLessThan(longest);
});

describe('the function of CloudFront', () => {
  const redirects = [redirect('/old', '/new#list'), redirect('/shop', 'https://shop.example.org/?a=1')];

  it.each([
    ['/', '/index.html'],
    ['/courses', '/courses.html'],
    ['/courses/', '301 /courses'],
    ['/assets/a.js', '/assets/a.js'],
    ['/old', '301 /new#list'],
    ['/old/', '301 /new#list'],
    ['/old?x=1&y=2', '301 /new?x=1&y=2#list'],
    ['/shop?x=1', '301 https://shop.example.org/?a=1'],
    ['/_headers', '/404/nothing'],
    ['/_hosting/cloudfront-function.js', '/404/nothing'],
  ])('makes of %s %s', (asked, answer) => {
    expect(runFunction(asked, { redirects })).toBe(answer);
  });

  it.each([
    ['/courses', '301 /courses/'],
    ['/courses/', '/courses/index.html'],
    ['/', '/index.html'],
  ])('makes of %s %s where addresses have a slash', (asked, answer) => {
    expect(runFunction(asked, { redirects, trailingSlash: true })).toBe(answer);
  });

  it('is never larger than it may be', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => redirect(`/old-${index}`, `/new-${index}`));
    const text = filesFor({ host: 's3', redirects: many }).files.get('_hosting/cloudfront-function.js') ?? '';
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
    expect(Buffer.byteLength(text)).toBeGreaterThan(10_000);
    expect(runFunction('/old-1', { redirects: many })).toBe('301 /new-1');
  });
});

it('the headers for CloudFront are all that others get, each in its place', () => {
  const policy = JSON.parse(filesFor({ host: 's3' }).files.get('_hosting/cloudfront-headers.json') ?? '');
  expect(policy).toMatchObject({
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: expect.stringContaining("default-src 'none'") },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    },
    CustomHeadersConfig: { Quantity: 1, Items: [{ Header: 'Permissions-Policy' }] },
  });
});

describe.each(['nginx', 'caddy', 'apache'] as const)('the rules for %s', (host) => {
  const rulesFor = (base: string) => {
    const { files } = filesFor({ host, base, redirects: [redirect(`${base}/old`, `${base}/new`)] });
    return [...files].find(([name]) => name === '.htaccess' || name.startsWith('_hosting/'))?.[1] ?? '';
  };

  it('name the type of every kind of file', () => {
    for (const [ending, type] of contentTypes) {
      const line = rulesFor('')
        .split('\n')
        .find(
          (one) => one.includes(type.replace(/;.*/, '')) && new RegExp(`${ending.slice(1)}\\b`).test(one),
        );
      expect([ending, line]).toEqual([ending, expect.any(String)]);
    }
  });

  it('compress what is text, and nothing else', () => {
    const lists = rulesFor('').matchAll(
      /^\s*(?:gzip_types|AddOutputFilterByType|header Content-Type (?!\{)).*$/gm,
    );
    const text = [...lists].join('\n');
    expect(text).toMatch(/text\/css[\s\S]*text\/calendar[\s\S]*image\/svg\+xml/);
    expect(text).not.toMatch(/font|png|pdf|video/);
  });
});

it.each([
  ['nginx', '', ['location / {']],
  ['nginx', '/school', ['location = /school {', 'location ^~ /school/ {']],
  ['caddy', '', ['handle {']],
  ['caddy', '/school', ['redir /school /school/ 301', 'handle /school/* {']],
] as const)('the rules for %s of a site at %j apply to nothing outside it', (host, base, outermost) => {
  const { files } = filesFor({ host, base, redirects: [redirect(`${base}/old`, `${base}/new`)] });
  const rules = files.get(host === 'nginx' ? '_hosting/nginx.conf' : '_hosting/Caddyfile') ?? '';
  const lines = rules.split('\n').filter((line) => /^[^\s#}]/.test(line));
  expect(lines.map((line) => line.replace(/\{.*/, '{'))).toEqual(outermost);
});

it('Apache sends visitors on from exactly the old address', () => {
  const text = filesFor({ host: 'apache', redirects: [redirect('/old.html', '/kürse')] }).files.get(
    '.htaccess',
  );
  expect(text).toContain('RewriteRule "^old\\.html/?$" "/k\\%C3\\%BCrse" [R=301,L,NE]\n');
  expect(text).toContain('Header always set X-Frame-Options "DENY"\n');
  expect(text).toContain('<If "%{REQUEST_URI} =~ m#^/assets/#">\n  Header always set Cache-Control');
});

describe('an old address with signs that mean something elsewhere', () => {
  const olds = [
    '/a.b+c(d)',
    '/say "hello"',
    '/100% sure?',
    '/c#',
    '/{id}',
    "/what's,new;x=$1",
    '/@ann/लेख',
    '/[a]^|',
  ];
  const redirects = olds.map((from) => redirect(from, '/new'));
  const read = (host: Hosting['host'], name: string) => filesFor({ host, redirects }).files.get(name) ?? '';

  it('is one for Apache too, and nothing else is', () => {
    const rules = read('apache', '.htaccess').matchAll(/^RewriteRule "([^"]*)" "\/new"/gm);
    const patterns = [...rules].map(([, pattern = '']) => new RegExp(pattern));
    expect(patterns).toHaveLength(olds.length);
    for (const old of olds) {
      expect([old, patterns.filter((one) => one.test(old.slice(1))).length]).toEqual([old, 1]);
      expect(patterns.some((one) => one.test(`${old.slice(1)}x`))).toBe(false);
    }
    expect(patterns.some((one) => one.test('axbbc(d)'))).toBe(false);
  });

  it('is asked of CloudFront as browsers write it', () => {
    for (const old of olds)
      expect([
        old,
        runFunction(encodeURI(old).replace('?', '%3F').replace('#', '%23'), { redirects }),
      ]).toEqual([old, '301 /new']);
  });

  it('is a line of three words in _redirects, unless it would be taken for many', () => {
    const many = [...redirects, redirect('/wiki/Special:Search', '/new'), redirect('/all*', '/new')];
    const text = filesFor({ host: 'netlify', redirects: many }).files.get('_redirects') ?? '';
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ').length),
    ).toEqual(olds.map(() => 3));
    expect(parseRedirects(text).map(({ from }) => from)).toEqual(olds);
    expect(text).not.toMatch(/[*"?#{}:]/);
  });
});

describe('an SVG picture has a policy of its own', () => {
  const outputs = [
    'art/a.1.svg',
    'art/b.2.svg',
    'media/brand/logo.3.svg',
    'media/guide.pdf',
    'media/map.4.SVG',
  ];
  const assets = outputs.map((output): Asset => ({ make: 'copy', file: { path: '/x', output, bytes: 1 } }));
  const policyAt = (host: Hosting['host'], address: string) =>
    headersFor(
      address,
      parseHeaderRules(filesFor({ host, assets, base: '/school' }).files.get('_headers') ?? ''),
    ).get('Content-Security-Policy');

  it.each([undefined, 'netlify', 'cloudflare', 'nginx', 'caddy', 'apache', 's3'] as const)(
    'for %s',
    (host) => {
      for (const output of outputs.filter((one) => /svg$/i.test(one)))
        expect([output, policyAt(host, `/school/${output}`)]).toEqual([output, svgPolicy]);
      for (const address of ['/school/', '/school/media/guide.pdf', '/school/svg', '/school/media/'])
        expect([address, policyAt(host, address)]).toEqual([
          address,
          expect.stringContaining("script-src 'self'"),
        ]);
    },
  );

  it('that lets nothing run and nothing load', () => {
    expect(svgPolicy).toContain("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(svgPolicy).not.toMatch(/script|allow-|self|https?:|\*/);
  });

  it('without a character behind a star, where Netlify may read it', () => {
    for (const host of [undefined, 'netlify'] as const)
      expect(filesFor({ host, assets }).files.get('_headers')).not.toMatch(/^\/.*\*./m);
  });

  it('in the place of that of the site, not beside it, on Cloudflare', () => {
    expect(filesFor({ host: 'cloudflare' }).files.get('_headers')).toContain(
      `/*.svg\n  ! Content-Security-Policy\n  Content-Security-Policy: ${svgPolicy}\n`,
    );
  });

  it('for no more addresses than any host reads', () => {
    const many = Array.from({ length: 300 }, (_, index): Asset[] =>
      ['svg', 'png'].map((ending) => ({
        make: 'copy',
        file: { path: '/x', output: `media/${index}/a.${ending}`, bytes: 1 },
      })),
    ).flat();
    const rulesFor = (host: Hosting['host']) =>
      parseHeaderRules(filesFor({ host, assets: many }).files.get('_headers') ?? '').length;
    expect(rulesFor(undefined)).toBe(cloudflareLimits.headerRules);
    expect(rulesFor('netlify')).toBeGreaterThan(300);
    expect(rulesFor('cloudflare')).toBeLessThan(5);
  });

  it('in what nginx, Caddy and Apache read', () => {
    expect(filesFor({ host: 'nginx' }).files.get('_hosting/nginx.conf')).toContain(
      `  location ~* \\.svg$ {\n    add_header Content-Security-Policy "${svgPolicy}" always;\n`,
    );
    expect(filesFor({ host: 'caddy' }).files.get('_hosting/Caddyfile')).toContain(
      `header @site_svg Content-Security-Policy "${svgPolicy}"\n`,
    );
    expect(filesFor({ host: 'apache' }).files.get('.htaccess')).toContain(
      `<FilesMatch "(?i)\\.svg$">\n  Header always set Content-Security-Policy "${svgPolicy}"\n</FilesMatch>\n`,
    );
  });

  it('in a second policy for CloudFront, which says the same of all else', () => {
    const { files } = filesFor({ host: 's3' });
    const [one, svg] = ['', '-svg'].map((name) =>
      JSON.parse(files.get(`_hosting/cloudfront-headers${name}.json`) ?? ''),
    );
    expect(svg.Name).not.toBe(one.Name);
    const own = { Override: true, ContentSecurityPolicy: svgPolicy };
    expect(svg).toEqual({
      ...one,
      Name: svg.Name,
      SecurityHeadersConfig: { ...one.SecurityHeadersConfig, ContentSecurityPolicy: own },
    });
  });
});

type Given = {
  base?: string;
  assets?: Asset[];
  host?: Hosting['host'];
  trailingSlash?: boolean;
  redirects?: PlannedRedirect[];
  styles?: PageStyles[];
};

function filesFor({
  host,
  base = '',
  assets = [],
  trailingSlash = false,
  redirects = [],
  styles = [],
}: Given) {
  const plan = makePlan([], { base });
  const hosting = { ...(host !== undefined && { host }), trailingSlash, place };
  const problems: Diagnostic[] = [];
  const files = hostFiles(
    { ...plan, assets: [], hosting, redirects },
    { settings: plan.settings, assets, styles },
    (problem) => void problems.push(problem),
  );
  return { files: new Map(files.map(({ output, content }) => [output, String(content)])), problems };
}

function redirect(from: string, to: string): PlannedRedirect {
  const output = `${from.slice(1)}/index.html`;
  return { from, to, output, target: to, language: 'en-GB', place: { from: place, to: place } };
}

function inlineStyles(index: number): PageStyles {
  const hash = `'sha256-${String(index).padStart(43, 'A')}='`;
  return { kind: 'inline', text: '', hash, dataImages: false };
}

/** Runs the function as CloudFront does. Returns the file then requested from S3, or the status and redirect. */
function runFunction(asked: string, given: Given): string {
  const text = filesFor({ ...given, host: 's3' }).files.get('_hosting/cloudfront-function.js') ?? '';
  const [uri, query = ''] = asked.split('?');
  const querystring = Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]),
  );
  const context = { event: { request: { uri, querystring } } };
  const answer = vm.runInNewContext(`${text}; handler(event)`, context);
  return answer.uri ?? `${answer.statusCode} ${answer.headers.location.value}`;
}

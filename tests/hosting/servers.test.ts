// @module-tag long/servers
/**
 * The academy served by real servers, with the rules that its build has written for them, and by our own preview: all
 * are held to the same expectations. nginx and Caddy are tested if installed. If SITE_TEST_SERVERS is set, as in the
 * workflow, they are required; otherwise the name of a test says that one is missing.
 */
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFile } from '../../bench/page-file.ts';
import { headersFor, parseHeaderRules } from '../../cli/serve/header-rules.ts';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { svgPolicy } from '../../renderer/render/hosting/svg-policy.ts';
import { listPages } from '../browser/list-pages.ts';
import { emptyFolder, repository } from '../cli/run-site.ts';
import { buildCopy, copyShipped } from '../content/build-copy.ts';
import { editFile } from '../content/site-copy.ts';
import { findProgram } from './find-program.ts';
import { caddy, nginx, type Server, type Started, startServer } from './start-server.ts';

const servers: { name: string; hosting: string; server?: Server }[] = [
  { name: 'our own preview', hosting: 'netlify' },
  { name: 'nginx', hosting: 'nginx', server: nginx },
  { name: 'Caddy', hosting: 'caddy', server: caddy },
];

const isMissing = ({ server }: { server?: Server }) => server !== undefined && !findProgram(server.name);
const isRequired = process.env.SITE_TEST_SERVERS !== undefined;
const here = servers.filter((one) => isRequired || !isMissing(one));
const aliases = 'aliases: [/blog/old-tips, /tips.html]';

it.each(servers.filter((one) => !here.includes(one)))(
  '$name is not on this machine, so it was not asked',
  (one) => {
    expect(isMissing(one)).toBe(true);
  },
);

describe.each(here)('$name serves the academy:', ({ hosting, server }) => {
  const state = { root: '', out: '' };
  let started: Started;
  beforeAll(async () => {
    state.root = await copyShipped();
    await editFile(state.root, 'site.yaml', (text) => `hosting: ${hosting}\n${redirects}${text}`);
    await editFile(state.root, `content/posts/${post}.mdx`, (text) =>
      text.replace('---\n', `---\n${aliases}\n`),
    );
    state.out = await buildCopy(state.root);
    started = await start(state.out, state.out, server);
  });
  afterAll(async () => {
    await started?.stop();
    await rm(state.root, { recursive: true, force: true });
  });
  const ask = (address: string) => fetch(`${started.origin}${address}`, { redirect: 'manual' });

  it('every page at its address, at once, as it stands in the folder', async () => {
    const pages = listPages(state.out);
    expect(pages.length).toBeGreaterThan(70);
    for (const page of pages) {
      const answer = await ask(page);
      expect([page, answer.status]).toEqual([page, 200]);
      expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toBe(await readFile(path.join(state.out, pageFile(page)), 'utf8'));
    }
  });

  it('the headers of _headers, with pages, with what never changes, and where there is nothing', async () => {
    const rules = parseHeaderRules(await readFile(path.join(state.out, '_headers'), 'utf8'));
    const html = await readFile(path.join(state.out, 'index.html'), 'utf8');
    const [asset = ''] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
    const [drawing = ''] = (await readdir(path.join(state.out, 'art'))).map((name) => `/art/${name}`);
    const svgs = [/\/media\/[^" ]+\.svg/.exec(html)?.[0] ?? '', drawing];
    for (const address of ['/', '/courses', '/courses/osce-virtual-adult', asset, ...svgs, '/no-such-page']) {
      const { headers } = await ask(address);
      const wanted = [...headersFor(address, rules)];
      expect(wanted.length).toBeGreaterThan(4);
      for (const [name, value] of wanted)
        expect([address, name, headers.get(name)]).toEqual([address, name, value]);
    }
    expect((await ask(asset)).headers.get('cache-control')).toContain('immutable');
    for (const svg of svgs) {
      const { headers } = await ask(svg);
      expect([svg, headers.get('content-security-policy')]).toEqual([svg, svgPolicy]);
    }
    if (server) {
      const missing = await ask('/media/no-such-picture.svg');
      expect(missing.status).toBe(404);
      expect(missing.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it.each([
    '/no-such-page',
    '/courses/no-such-page',
    '/assets',
    '/_headers',
    '/_redirects',
    `/_hosting/${hosting}.conf`,
    '/_hosting/Caddyfile',
  ])('its own page for %s, which is none', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(await readFile(path.join(state.out, '404.html'), 'utf8'));
  });

  it.each([
    ['/blog/old-tips', `/blog/${post}`],
    ['/blog/old-tips/', `/blog/${post}`],
    ['/tips.html', `/blog/${post}`],
    ['/prices', '/courses#list'],
    ['/login', 'https://learn.example.com/start?from=site'],
    ['/k%C3%BCrse', '/courses'],
    ['/courses/', '/courses'],
    ['/courses/osce-virtual-adult/', '/courses/osce-virtual-adult'],
  ])('%s for good at %s', async (address, to) => {
    const answer = await ask(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });
});

describe.each(here)('$name serves a site of folders below a path:', ({ hosting, server }) => {
  const state = { root: '', top: '', out: '' };
  let started: Started;
  beforeAll(async () => {
    [state.root, state.top] = [await emptyFolder(), await emptyFolder()];
    await cp(path.join(repository, 'tests/fixtures/small-site'), state.root, { recursive: true });
    const settings = `hosting: ${hosting}\nbase: ${base}\ntrailingSlash: true\nredirects:\n${[...olds, wild].map((from) => `  - { from: ${JSON.stringify(from)}, to: /blog }\n`).join('')}`;
    await editFile(state.root, 'site.yaml', (text) => `${settings}${text}`);
    state.out = path.join(state.top, base);
    await cp(await buildCopy(state.root), state.out, { recursive: true });
    started = await start(state.out, state.top, server);
  });
  afterAll(() => started?.stop());

  it.each([
    ['/', 200],
    ['/blog/', 200],
    ['/blog', 301, `${base}/blog/`],
    ['/no-such-page/', 404],
    ['/no-such-page', 404],
  ])('%s: %i %s', async (address, status, to?: string) => {
    const answer = await fetch(`${started.origin}${base}${address}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to ?? null]);
    if (status !== 301) expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(olds)('an old address as other systems have it leads on: %s', async (old) => {
    for (const asked of [old, `${old}/`]) {
      const answer = await fetch(`${started.origin}${base}${asked}`, { redirect: 'manual' });
      expect([asked, answer.status, answer.headers.get('location')]).toEqual([asked, 301, `${base}/blog/`]);
    }
  });

  it('one that a file of rules can’t name leads on by its page', async () => {
    const answer = await fetch(`${started.origin}${base}${wild}`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(server ? '<main' : `content="0;url=${base}/blog/"`);
  });
});

/** A base path such as GitHub Pages and universities have. */
const base = '/My_School.v2~ann';

/** Netlify and Cloudflare Pages would parse the colon as the beginning of a placeholder. */
const wild = '/wiki/Special:Search';

const olds = [
  '/old',
  '/%E0%A4%B2%E0%A5%87%E0%A4%96',
  '/2019/03/%e5%8c%bb%e7%99%82',
  '/@ann/old-post',
  "/what's-new",
  '/a,b',
  '/c(d)',
  '/e+f',
  '/g%20h',
  '/50%25-off',
  '/say-%22hello%22',
  '/why%3F',
  '/%7Bid%7D',
  '/c%23',
  '/price=5;x=$1&y!',
  '/index.php',
];

const post = '10-practical-tips-on-how-to-pass-your-osce-exam';
const redirects = `redirects:
  - { from: /prices, to: "/courses#list" }
  - { from: /login, to: "https://learn.example.com/start?from=site" }
  - { from: /kürse, to: /courses }
`;

async function start(out: string, root: string, server: Server | undefined): Promise<Started> {
  if (server) return startServer(server, { root, out });
  const reportBug = (error: unknown) => {
    throw error;
  };
  const { port, close } = await listen({ port: 0 }, serveSite({ out, reportBug }));
  return { origin: `http://localhost:${port}`, stop: async () => close() };
}

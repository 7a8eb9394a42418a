// @module-tag long/servers
/**
 * The academy served by real servers, with the rules that its build has written for them, and by our own preview: all
 * are held to the same expectations. nginx, Caddy and Apache are tested if installed. If SITE_TEST_SERVERS is set, as in the
 * workflow, they are required; otherwise the name of a test says that one is missing.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFile } from '../../bench/page-file.ts';
import { headersFor, parseHeaderRules } from '../../cli/serve/header-rules.ts';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { svgPolicy } from '../../renderer/render/hosting/svg-policy.ts';
import { contentTypes, isCompressible } from '../../schemas/content-types.ts';
import { listPages } from '../browser/list-pages.ts';
import { emptyFolder, repository, smallSiteFolder } from '../cli/run-site.ts';
import { buildCopy, copyShipped } from '../content/build-copy.ts';
import { editFile } from '../content/site-copy.ts';
import { findProgram } from './find-program.ts';
import { apache, caddy, nginx, type Server, type Started, startServer } from './start-server.ts';

const servers: { name: string; hosting: string; server?: Server }[] = [
  { name: 'our own preview', hosting: 'netlify' },
  { name: 'nginx', hosting: 'nginx', server: nginx },
  { name: 'Caddy', hosting: 'caddy', server: caddy },
  { name: 'Apache', hosting: 'apache', server: apache },
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
    expect([answer.status, locationOf(answer)]).toEqual([301, to]);
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
    expect([answer.status, locationOf(answer)]).toEqual([status, to ?? null]);
    if (status !== 301) expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(olds)('an old address as other systems have it leads on: %s', async (old) => {
    for (const asked of [old, `${old}/`]) {
      const answer = await fetch(`${started.origin}${base}${asked}`, { redirect: 'manual' });
      expect([asked, answer.status, locationOf(answer)]).toEqual([asked, 301, `${base}/blog/`]);
    }
  });

  it('one that a file of rules can’t name leads on by its page', async () => {
    const answer = await fetch(`${started.origin}${base}${wild}`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain(server ? '<main' : `content="0;url=${base}/blog/"`);
  });
});

describe.each(here.filter(({ server }) => server))(
  '$name serves one site at its root, one below:',
  (host) => {
    const state = { top: '' };
    let started: Started;
    beforeAll(async () => {
      state.top = await emptyFolder();
      for (const at of places) await buildAt(at, { top: state.top, hosting: host.hosting });
      const outs = places.map((at) => path.join(state.top, at));
      if (host.server) started = await startServer(host.server, { root: state.top, outs });
    });
    afterAll(async () => {
      await started?.stop();
      await rm(state.top, { recursive: true, force: true });
    });
    const ask = (address: string, headers: Record<string, string> = {}) =>
      fetch(`${started.origin}${address}`, { redirect: 'manual', headers });
    const read = (file: string) => readFile(path.join(state.top, file), 'utf8');

    it.each(places)('each page and each missing one with the headers of its own site: %j', async (at) => {
      const rules = await Promise.all(
        places.map(async (place) => parseHeaderRules(await read(`${place}/_headers`))),
      );
      const [policy, otherPolicy] = rules.map((own, index) =>
        headersFor(`${places[index]}/blog`, own).get('Content-Security-Policy'),
      );
      expect(policy).not.toBe(otherPolicy);
      const mine = parseHeaderRules(await read(`${at}/_headers`));
      for (const [address, file] of [
        [`${at}/`, 'index.html'],
        [`${at}/blog`, 'blog.html'],
        [`${at}/no-such-page`, '404.html'],
        [`${at}/no-such.svg`, '404.html'],
        [`${at}/assets/`, '404.html'],
        [`${at}/_hosting/Caddyfile`, '404.html'],
      ] as const) {
        const answer = await ask(address);
        expect([address, answer.status]).toEqual([address, file === '404.html' ? 404 : 200]);
        expect([address, await answer.text()]).toEqual([address, await read(`${at}/${file}`)]);
        for (const [name, value] of headersFor(`${at}/`, mine))
          expect([address, name, answer.headers.get(name)]).toEqual([address, name, value]);
      }
    });

    it.each(places)('what leads on stays in its own site: %j', async (at) => {
      for (const [from, to] of [
        ['/old', '/blog'],
        ['/blog/', '/blog'],
      ]) {
        const answer = await ask(`${at}${from}`);
        expect([from, answer.status, locationOf(answer)]).toEqual([from, 301, `${at}${to}`]);
      }
    });

    it('the folder of the second leads to its home page', async () => {
      const answer = await ask('/branch');
      expect([answer.status, locationOf(answer)]).toEqual([301, '/branch/']);
    });

    it.each(places)('every kind of file with its type, texts compressed: %j', async (at) => {
      for (const [ending, type] of contentTypes) {
        const answer = await ask(`${at}/sample${ending}`, { 'accept-encoding': 'gzip' });
        const { headers } = answer;
        expect([ending, headers.get('content-type')?.toLowerCase()]).toEqual([ending, type]);
        const encoding = isCompressible(type) ? 'gzip' : null;
        expect([ending, headers.get('content-encoding')]).toEqual([ending, encoding]);
        if (encoding) expect(headers.get('vary')).toBe('Accept-Encoding');
        expect([ending, headers.get('content-security-policy') === svgPolicy]).toEqual([
          ending,
          ending === '.svg',
        ]);
        expect([ending, await answer.text()]).toEqual([ending, sample]);
        expect([
          ending,
          (await ask(`${at}/no-such-file${ending}`)).headers.get('content-type')?.toLowerCase(),
        ]).toEqual([ending, 'text/html; charset=utf-8']);
      }
      const plain = await ask(`${at}/blog`, { 'accept-encoding': 'identity' });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect((await ask(`${at}/SAMPLE.PDF`)).headers.get('content-type')).toBe('application/pdf');
    });
  },
);

const places = ['', '/branch'] as const;
const sample = 'x'.repeat(2_000);

/** A small site with a colour of its own, so that its policy is its own too, and a file of every kind. */
async function buildAt(at: string, { top, hosting }: { top: string; hosting: string }): Promise<void> {
  const root = await smallSiteFolder();
  const settings = [
    'redirects: [{ from: /old, to: /blog }]',
    `hosting: ${hosting}`,
    ...(at ? [`base: ${at}`] : []),
  ];
  await editFile(root, 'site.yaml', (text) =>
    [...settings, at ? text.replace("'#fbf8f3'", "'#fbf8f5'") : text].join('\n'),
  );
  await cp(await buildCopy(root), path.join(top, at), { recursive: true });
  await rm(root, { recursive: true, force: true });
  for (const ending of contentTypes.keys()) await writeFile(path.join(top, at, `sample${ending}`), sample);
  await writeFile(path.join(top, at, 'SAMPLE.PDF'), sample);
}

/** Apache writes the whole address. */
function locationOf(answer: Response): string | null {
  const { origin } = new URL(answer.url);
  return answer.headers.get('location')?.replace(new RegExp(`^${origin}(?=/)`), '') ?? null;
}

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
  if (server) return startServer(server, { root, outs: [out] });
  const reportBug = (error: unknown) => {
    throw error;
  };
  const { port, close } = await listen({ port: 0 }, serveSite({ out, reportBug }));
  return { origin: `http://localhost:${port}`, stop: async () => close() };
}

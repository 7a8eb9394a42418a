// @module-tag long/branches
/** The cache of a branch and its base in one process: every build with it equals one without it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, createCache, previewPages } from '../../renderer/site.ts';
import { smallSiteFolder } from '../cli/run-site.ts';
import { readTree } from '../content/read-tree.ts';

const cache = createCache();
const today = new Date('2026-02-01T12:00:00Z');
const state = { base: '', root: '' };

const settings = `extends: ../../site.yaml
name: Harbour Nepal
origin: https://np.example.com
contact: { phone: "+977 1 4000000", email: np@example.com, whatsapp: '+977 9800000000', office: null, placeholder: null }
header: { actions: [{ label: Ask a question, remove: true }] }
`;

beforeAll(async () => {
  state.base = await smallSiteFolder();
  state.root = path.join(state.base, 'branches/np');
  await write('branches/np/site.yaml', settings);
  await write(
    'branches/np/content/pages/home.yaml',
    'sections: { replace: [{ section: page-hero, title: Nepal, lede: "It has {facts.osce.stations} stations." }, { section: course-cards, id: courses, title: Courses, courses: {} }, { section: post-cards, title: Blog, posts: { first: 3 } }] }\n',
  );
}, 60_000);
afterAll(() => rm(state.base, { recursive: true, force: true }));

const course = 'content/courses/osce-weekend.yaml';
const post = 'content/posts/before-your-first-mock-exam.mdx';
const own = (file: string) => `branches/np/${file}`;

const edits: readonly [what: string, edit: () => Promise<void>][] = [
  ['nothing', async () => {}],
  ['a price of the base', () => change(course, (text) => text.replace('price: 249', 'price: 239'))],
  [
    'a price of the branch',
    () => write(own(course), 'price: 24000\noriginalPrice: null\noriginalPriceSince: null\n'),
  ],
  [
    'the same price of the base, which is hidden by it',
    () => change(course, (text) => text.replace('price: 239', 'price: 229')),
  ],
  ['a title of the base', () => change(course, (text) => text.replace('OSCE Weekend', 'OSCE Two Days'))],
  [
    'a fact of the base',
    () => change('content/facts.yaml', (text) => text.replace('stations: 10', 'stations: 11')),
  ],
  ['a fact of the branch', () => write(own('content/facts.yaml'), 'osce:\n  stations: 12\n')],
  [
    'an article’s title in the branch',
    () => write(own(post), '---\ntitle: Before the first exam in Nepal\n---\n'),
  ],
  ['the text of the base’s article', () => change(post, (text) => `${text}\nOne sentence more.\n`)],
  ['a text of its own', () => write(own(post), '---\n---\n\nA text of the branch.\n')],
  ['the article left out', () => write(own('site.yaml'), `${settings}inherit: { posts: [] }\n`)],
  ['and removed as a file', () => rm(path.join(state.root, post))],
  ['and taken in again', () => write(own('site.yaml'), settings)],
  [
    'a currency with a rate',
    () =>
      write(own('site.yaml'), `${settings}currency: NPR\nprices: { from: GBP, rate: 172.5, roundTo: 100 }\n`),
  ],
  ['words for it', () => write(own('content/wording.yaml'), 'money: { converted: "about {price}" }\n')],
  ['the price left to the rate', () => rm(path.join(state.root, course))],
  ['another rate', () => change(own('site.yaml'), (text) => text.replace('172.5', '180'))],
  ['the base’s language', () => change('site.yaml', (text) => text.replace('en-GB', 'en-IE'))],
  [
    'a route of the base',
    async () => {
      const files = ['site.yaml', 'content/pages/article.yaml', 'content/pages/home.yaml'];
      for (const file of files) await change(file, (text) => text.replaceAll('/blog', '/news'));
    },
  ],
  ['lines that move in the base', () => change('site.yaml', (text) => `# Moved.\n${text}`)],
];

test('builds of a branch are those of a process that remembers nothing, after each edit of either', async () => {
  const failed: string[] = [];
  for (const [what, edit] of edits) {
    await edit();
    const warm = await build('warm', cache);
    const cold = await build('cold', createCache());
    expect([what, warm.diagnostics], what).toEqual([what, cold.diagnostics]);
    if (!cold.ok) failed.push(what);
    for (const [name, bytes] of cold.tree) {
      const same = warm.tree.get(name)?.equals(bytes);
      expect([what, name, same]).toEqual([what, name, true]);
    }
    expect([...warm.tree.keys()], what).toEqual([...cold.tree.keys()]);
    expect(warm.provenance, what).toBe(cold.provenance);
  }
  // Failed builds are compared by their messages; most have to succeed.
  expect(failed).toEqual(['a currency with a rate']);
}, 240_000);

async function build(name: string, remembered: ReturnType<typeof createCache>) {
  const out = path.join(state.root, name);
  const { ok, diagnostics } = await buildSite({ root: state.root, out, today, cache: remembered });
  const provenance = await readFile(
    path.join(state.root, `.site/output/${name}/provenance.jsonl`),
    'utf8',
  ).catch(() => '');
  return { ok, diagnostics, tree: readTree(out), provenance };
}

async function write(file: string, text: string): Promise<void> {
  const absolute = path.join(state.base, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, text);
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const text = await readFile(path.join(state.base, file), 'utf8');
  const edited = edit(text);
  expect(edited, file).not.toBe(text);
  await write(file, edited);
}

test('a page of a branch is shown early as the next build writes it, whichever site the edit is in', async () => {
  const out = path.join(state.root, 'warm');
  const options = { root: state.root, out, today, cache };
  expect((await buildSite(options)).ok).toBe(true);
  for (const [file, edit] of [
    ['content/facts.yaml', (text: string) => text.replace(/stations: \d+/, 'stations: 14')],
    [own('content/facts.yaml'), (text: string) => text.replace(/stations: \d+/, 'stations: 15')],
    [course, (text: string) => text.replace(/^price: \d+/m, 'price: 219')],
    [own('content/pages/home.yaml'), (text: string) => text.replace('title: Nepal', 'title: Kathmandu')],
  ] as const) {
    await change(file, edit);
    const [page] = await previewPages({
      ...options,
      changed: [path.join(state.base, file)],
      outputs: ['index.html'],
    });
    expect((await buildSite(options)).ok).toBe(true);
    expect(page?.html, file).toBe(await readFile(path.join(out, 'index.html'), 'utf8'));
  }
}, 60_000);

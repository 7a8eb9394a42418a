/** Pages that are shown before the build that writes them has finished. */
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, createCache, previewPages } from '../../renderer/site.ts';
import { repository, smallSiteFolder } from '../cli/run-site.ts';

const cache = createCache();
const today = new Date('2026-02-01T12:00:00Z');
const state = { root: '', out: '' };
const options = () => ({ ...state, today, cache });
const [post, course] = ['content/posts/before-your-first-mock-exam.mdx', 'content/courses/osce-weekend.yaml'];
const [home, article] = ['index.html', 'blog/before-your-first-mock-exam.html'];

beforeAll(async () => {
  state.root = await smallSiteFolder();
  state.out = path.join(state.root, 'dist');
  for (const name of ['hero', 'split'])
    await cp(
      path.join(repository, 'templates/sections', name),
      path.join(state.root, 'templates/sections', name),
      { recursive: true },
    );
  expect((await buildSite(options())).ok).toBe(true);
}, 60_000);
afterAll(() => rm(state.root, { recursive: true, force: true }));

test.each([
  ['a text', post, (text: string) => `${text}\nOne sentence more, with a [link](/blog).\n`, article],
  [
    'the name of an entry',
    post,
    (text: string) => text.replace(/^title: .*$/m, 'title: Ahead of your first mock exam'),
    home,
  ],
  ['a price', course, (text: string) => text.replace(/price: \d+/, 'price: 239'), home],
  [
    'a fact in a sentence',
    'content/facts.yaml',
    (text: string) => text.replace(/stations: \d+/, 'stations: 12'),
    home,
  ],
  [
    'the name of the site',
    'site.yaml',
    (text: string) => text.replace(/^name: .*$/m, 'name: Another Name'),
    article,
  ],
  [
    'a template',
    'templates/sections/hero/hero.tsx',
    (text: string) => text.replace('<div className="hero">', '<div className="hero" data-changed="yes">'),
    home,
  ],
  [
    'a stylesheet',
    'templates/sections/hero/hero.css',
    (text: string) => `${text}\n@layer sections { .hero__title { letter-spacing: 7px; } }\n`,
    home,
  ],
])(
  '%s: a page comes as the next build writes it',
  async (_what, file, edit, output) => {
    const before = await readOutput(output);
    await change(file, edit);
    const [page, ...others] = await preview([file], [output]);
    expect(others).toEqual([]);
    expect(page?.output).toBe(output);
    expect(page?.html).not.toBe(before);
    expect(await readOutput(output), 'nothing is written yet').toBe(before);
    expect((await buildSite(options())).ok).toBe(true);
    expect(page?.html).toBe(await readOutput(output));
  },
  60_000,
);

test('a drawing that another title gives comes along, as the next build writes it', async () => {
  await change(post, (text) => text.replace(/^cover: .*\n/m, ''));
  expect((await buildSite(options())).ok).toBe(true);
  await change(post, (text) => text.replace(/^title: .*$/m, 'title: Ahead of the last mock exam'));
  const [page, ...others] = await preview([post], [article]);
  expect(others).toEqual([]);
  const [drawing] = page?.drawings ?? [];
  expect(drawing?.output).toMatch(/^art\/.+\.svg$/);
  expect(page?.html).toContain(drawing?.output);
  await expect(readOutput(String(drawing?.output))).rejects.toThrow('ENOENT');
  expect((await buildSite(options())).ok).toBe(true);
  expect(drawing?.svg).toBe(await readOutput(String(drawing?.output)));
  expect(page?.html).toBe(await readOutput(article));
  expect((await preview([post], [article]))[0]?.drawings).toEqual([]);
}, 60_000);

test('several edits at once, and a page that none of them touches', async () => {
  await change(post, (text) => `${text}\nAnd another one.\n`);
  await change(course, (text) => text.replace(/price: \d+/, 'price: 229'));
  const pages = await preview([post, course], [home, article, 'blog.html', 'nowhere.html']);
  expect(pages.map(({ output }) => output)).toEqual([home, article, 'blog.html']);
  expect((await buildSite(options())).ok).toBe(true);
  for (const { output, html } of pages) expect(html).toBe(await readOutput(output));
}, 60_000);

test.each([
  ['a field that there is none of', course, (text: string) => text.replace('subtitle:', 'subtitel:')],
  ['a value of the wrong kind', course, (text: string) => text.replace('price: ', 'price: £')],
  ['broken YAML', 'content/facts.yaml', (text: string) => `${text}"\n`],
  ['an empty file', post, () => ''],
  ['a dangerous link', post, (text: string) => `${text}\n[here](javascript:alert%281%29)\n`],
  ['HTML that is not allowed', post, (text: string) => `${text}\n<script>alert(1)</script>\n`],
  ['a name that names nothing', post, (text: string) => `${text}\n{facts.nothing}\n`],
  [
    'a template that throws',
    'templates/sections/hero/hero.tsx',
    (text: string) => text.replace('return (', 'throw new Error("no");\n  return ('),
  ],
  [
    'a template that is no TypeScript',
    'templates/sections/hero/hero.tsx',
    (text: string) => text.replace('return (', 'return ((('),
  ],
  [
    'a picture that is still to be made',
    'content/pages/home.yaml',
    (text: string) => text.replace('illustrations/study-desk.svg', 'illustrations/other.svg'),
  ],
])(
  '%s: nothing is shown early',
  async (_what, file, edit) => {
    const before = await readFile(path.join(state.root, file), 'utf8');
    await change(file, edit);
    expect(await preview([file], [home])).toEqual([]);
    await writeFile(path.join(state.root, file), before);
    expect(await preview([file], [home]), 'and everything again').toHaveLength(1);
  },
  60_000,
);

test('files that come, go or become links are for a build', async () => {
  const at = (file: string) => path.join(state.root, file);
  const added = 'content/posts/second.mdx';
  await cp(at(post), at(added));
  expect(await preview([added], [home])).toEqual([]);
  await rm(at(added));
  await rename(at(post), at('elsewhere.mdx'));
  expect(await preview([post], [home])).toEqual([]);
  await symlink(at('elsewhere.mdx'), at(post));
  expect(await preview([post], [home])).toEqual([]);
  await rm(at(post));
  await rename(at('elsewhere.mdx'), at(post));
  await mkdir(at('schemas'));
  expect(await preview(['schemas'], [home])).toEqual([]);
  await rm(at('schemas'), { recursive: true });
});

test('nothing comes early while the site has mistakes, or before it was built', async () => {
  expect(await previewPages({ ...options(), cache: createCache(), changed: [], outputs: [home] })).toEqual(
    [],
  );
  const right = await readFile(path.join(state.root, course), 'utf8');
  await change(course, (text) => text.replace('subtitle:', 'subtitel:'));
  expect((await buildSite(options())).ok).toBe(false);
  await change(post, (text) => `${text}\nThe last one.\n`);
  expect(await preview([post], [article])).toEqual([]);
  await writeFile(path.join(state.root, course), right);
  expect((await buildSite(options())).ok).toBe(true);
}, 60_000);

function preview(changed: readonly string[], outputs: readonly string[]) {
  return previewPages({ ...options(), changed: changed.map((file) => path.join(state.root, file)), outputs });
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const absolute = path.join(state.root, file);
  const before = await readFile(absolute, 'utf8');
  const after = edit(before);
  expect(after, `${file} is to be changed`).not.toBe(before);
  await writeFile(absolute, after);
}

function readOutput(output: string): Promise<string> {
  return readFile(path.join(state.out, output), 'utf8');
}

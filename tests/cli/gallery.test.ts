/** `site gallery`: every section and component with its example, also a site's own, but never in the site. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleryPage } from '../../cli/gallery/gallery-page.ts';
import { syncFolder } from '../../cli/gallery/sync-folder.ts';
import { declarationsOf } from '../../cli/reference/declarations-of.ts';
import { flattenSite, type GalleryPage, planGallery, readSite } from '../../renderer/site.ts';
import { repository, runSite, type Started, startSite } from './run-site.ts';

const own: Record<string, string> = {
  'schemas/sections/opening.schema.json': JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'sections/opening.schema.json',
    title: 'Opening',
    description: 'When the door is open.',
    type: 'object',
    properties: {
      text: {
        type: 'string',
        title: 'Text',
        description: 'The hours.',
        examples: ['Nine to five'],
        minLength: 1,
      },
      more: {
        type: 'string',
        title: 'More',
        description: 'A page.',
        examples: ['/no-such-page'],
        means: 'link',
      },
    },
    required: ['text'],
    additionalProperties: false,
  }),
  'templates/sections/opening/opening.tsx':
    'export function Opening({ text, more }: { text: string; more?: { href: string } }) {\n  return <p>{text} <a href={more?.href}>{text}</a></p>;\n}\n',
  'templates/components/stamp/stamp.tsx':
    '/** A word in a box. */\nexport function Stamp({ word }: { word: string }) {\n  return <b>{word}</b>;\n}\n',
  'templates/components/stamp/example.tsx':
    "import type { ComponentExample } from '../../../schemas/planned.ts';\nimport { Stamp } from './stamp.tsx';\n\nexport default function Example({ title }: ComponentExample) {\n  return <Stamp word={title} />;\n}\n",
};

const state: { root: string; gallery: Started | undefined; address: string } = {
  root: '',
  gallery: undefined,
  address: '',
};
const fetched = async (address: string) => (await fetch(new URL(address, state.address))).text();

beforeAll(async () => {
  state.root = await mkdtemp(path.join(os.tmpdir(), 'site-gallery-'));
  await cp(path.join(repository, 'examples/clinic'), state.root, {
    recursive: true,
    filter: (file) => !/\/(?:dist|\.site)(?:\/|$)/.test(file),
  });
  for (const [name, text] of Object.entries(own)) {
    await mkdir(path.dirname(path.join(state.root, name)), { recursive: true });
    await writeFile(path.join(state.root, name), text);
  }
  state.gallery = startSite(['gallery', '--port', '0'], state.root);
  state.address = await state.gallery.printed(/http:\S+/);
}, 120_000);
afterAll(async () => {
  await state.gallery?.interrupt();
  await rm(state.root, { recursive: true, force: true });
});

test('a site’s own sections and components come first, also without an example of their own', async () => {
  const [first = ''] = (await fetched('.')).split('<h2>Sections</h2>');
  expect([...first.matchAll(/\?show=([\w-]+)/g)].map(([, name]) => name)).toEqual([
    'opening',
    'treatments',
    'stamp',
  ]);
});

test('an example is shown by its template, with what this site has', async () => {
  expect(await fetched('/gallery/sections/opening')).toContain('<p>Nine to five <a href="/">');
  expect(await fetched('/gallery/components/stamp')).toContain('<b>A title of a few words</b>');
  expect(await fetched('/gallery/sections/split')).toContain('section--split');
});

test('each shipped component with an example is shown', async () => {
  const page = await fetched('.');
  const folder = path.join(repository, 'templates/components');
  const names = (await readdir(folder)).filter((name) => existsSync(path.join(folder, name, 'example.tsx')));
  expect(names.filter((name) => !page.includes(`?show=${name}"`))).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});

test('a section that the site can’t show is listed with the reason', async () => {
  expect(await fetched('.')).toContain(
    '<dt>checkout</dt><dd>This needs “checkout” in site.yaml, which is missing.</dd>',
  );
});

test('a component is shown with what it takes, a section as it is written', async () => {
  expect(await fetched('?show=stamp')).toContain('export function Stamp({ word }: { word: string });');
  expect(await fetched('?show=opening')).toContain('- section: opening\n  text: Nine to five');
});

test('the three widths are shown in light and dark', async () => {
  const frames = [...(await fetched('?show=split')).matchAll(/<iframe class="(\w+)" width="(\d+)"/g)];
  expect(frames.map(([, scheme, width]) => `${width} ${scheme}`)).toEqual(
    [390, 768, 1280].flatMap((width) => [`${width} light`, `${width} dark`]),
  );
});

test('a saved change is built', async () => {
  const file = path.join(state.root, 'templates/components/stamp/stamp.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('b>', 'strong>'));
  await expect.poll(() => fetched('version'), { timeout: 60_000, interval: 200 }).not.toBe('1');
  expect(await fetched('/gallery/components/stamp')).toContain('<strong>A title');
}, 90_000);

test('nothing of it is left, and the site is not built', async () => {
  expect(await state.gallery?.interrupt()).toBe(130);
  const left = await readdir(path.join(state.root, '.site'));
  expect(left.filter((name) => name.startsWith('gallery'))).toEqual([]);
  expect(existsSync(path.join(state.root, 'dist'))).toBe(false);
}, 60_000);

test('a site with an error has no gallery: the error is printed', async () => {
  await writeFile(path.join(state.root, 'content/pages/prices.yaml'), 'title: [\n');
  const { code, out } = await runSite(['gallery', '--port', '0'], state.root);
  expect(code).toBe(1);
  expect(out).toContain('content/pages/prices.yaml:1');
  expect(
    (await readdir(path.join(state.root, '.site'))).filter((name) => name.startsWith('gallery')),
  ).toEqual([]);
}, 60_000);

test('the gallery of a branch stands by itself', { tags: ['long/cases'] }, async () => {
  const read = await readSite({ root: path.join(repository, 'branches/nepal') });
  const { files = [] } = flattenSite(read, { today: new Date('2026-11-01T12:00:00Z') });
  const written = files.find(({ name }) => name === 'site.yaml');
  const settings = written && 'value' in written ? written.value : undefined;
  const gallery = planGallery(read, { settings, headed: new Set(), leftOut: new Set(['hero']) });
  const [site] = gallery.files;
  expect(site).toMatchObject({ name: 'site.yaml', value: { locale: 'en-IN', hosting: 'github-pages' } });
  expect(site).not.toHaveProperty('value.extends');
  expect(gallery.pages.map(({ name }) => name)).toContain('faq');
  expect(gallery.pages.map(({ name }) => name)).not.toContain('hero');
});

test('what comes from files is escaped', () => {
  const page = {
    ...{ kind: 'section' as const, name: 'a', title: '<b>&', description: '"', own: false, section: 'a' },
    ...{ fields: { text: '</pre><script>' }, page: '', address: '/a"' },
  } satisfies GalleryPage;
  const html = galleryPage({ ok: true, pages: [page], leftOut: [], pending: [] }, { name: null, base: '' });
  expect(html).toContain('<h1>&lt;b&gt;&amp;</h1>');
  expect(html).toContain('src="/a&quot;"');
  expect(html).not.toContain('</pre><script>');
});

test('the types and heads of a component are read with their comments', () => {
  const source = `import a from 'a';

/** Not shown. */
const secret = 1;

type Props = {
  /** What it says. */
  of: string;
};

/**
 * Shown.
 */
export function Stamp({
  of,
}: Props) {
  return secret;
}

function Inner() {
  return null;
}
`;
  expect(declarationsOf(source)).toBe(`type Props = {
  /** What it says. */
  of: string;
};

/**
 * Shown.
 */
export function Stamp({
  of,
}: Props);`);
});

test('a folder is brought up to date: new and changed files come, others go, and state stays', async () => {
  const folder = path.join(state.root, 'copy');
  await syncFolder(folder, [
    { name: 'a/b.txt', text: 'one' },
    { name: 'c.txt', text: 'two' },
  ]);
  await mkdir(path.join(folder, '.site'));
  await writeFile(path.join(folder, '.site/kept'), '');
  await syncFolder(folder, [
    { name: 'a/b.txt', text: 'three' },
    { name: 'd.txt', copyOf: path.join(folder, 'a/b.txt') },
  ]);
  expect((await readdir(folder)).toSorted()).toEqual(['.site', 'a', 'd.txt']);
  expect(await readFile(path.join(folder, 'd.txt'), 'utf8')).toBe('three');
});

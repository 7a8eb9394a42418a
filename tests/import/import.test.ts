import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkSite, type Imported, importContent, readSite } from '../../renderer/site.ts';
import { copySite, originals, removeSite } from '../mistakes/copy-site.ts';
import { astro, eleventy, hugo, jekyll, type OldSite, wordPress } from './old-sites.ts';

const made: string[] = [];

function put(files: OldSite): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-old-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const sites: string[] = [];

function site(): string {
  const root = copySite(originals.school);
  sites.push(root);
  return root;
}

async function take(
  root: string,
  from: string,
  more: { uploads?: string; until?: 'tell' } = {},
): Promise<Imported> {
  const read = await readSite({ root });
  return importContent({ read, from, today: new Date('2026-03-01T12:00:00Z'), until: 'write', ...more });
}

async function errorsOf(root: string): Promise<string[]> {
  const { diagnostics } = checkSite(await readSite({ root }), { today: new Date('2026-03-01T12:00:00Z') });
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ place, code, message }) => `${place.file}:${place.line} ${code} ${message}`);
}

const article = (root: string, id: string) =>
  readFileSync(path.join(root, `content/posts/${id}.mdx`), 'utf8');

function notesOf(imported: Imported): string[] {
  return imported.kind === 'imported'
    ? imported.entries.flatMap(({ notes }) => notes.map(({ kind }) => kind))
    : [];
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  for (const root of sites.splice(0)) removeSite(root);
});

describe('site import', () => {
  it('takes over articles of Hugo with their pictures, shortcodes and addresses', async () => {
    const root = site();
    const imported = await take(root, put(hugo));
    expect(await errorsOf(root)).toEqual([]);
    expect(imported).toMatchObject({ program: 'Hugo', pictures: 2 });
    const first = article(root, 'first');
    expect(first).toContain('title: First & foremost');
    expect(first).toContain('- /old-first');
    expect(first).toContain('- /2024/01/02/first/');
    expect(first).toContain('![A loaf](posts/loaf.svg)');
    expect(first).toContain('Baked *today*');
    expect(first).toContain('> [!WARNING]\n> Hot!');
    expect(first).toContain('[the other one](/blog/second)');
    expect(first).toContain('\n## Deep heading');
    expect(first).toContain('kept');
    const second = article(root, 'second');
    expect(second).toContain('[the first](/blog/first) and [its old address](/blog/first)');
    expect(second).toContain('https://www.youtube.com/watch?v=abc123def45');
    expect(second).toContain('draft: true');
  });

  it('reads what others write differently: YAML of Ruby, a bundle’s own address, a wrong ending, brackets in a link', async () => {
    const root = site();
    const imported = await take(root, put(hugo));
    expect(await errorsOf(root)).toEqual([]);
    expect(notesOf(imported)).not.toContain('picture-refused');
    const text = article(root, 'bundle');
    expect(text).toContain('title: "Bundle: of one"');
    expect(text).toContain('excerpt: "On two lines: one."');
    expect(text).toContain('![a square](posts/square.svg)');
    expect(text).toContain('(https://example.com/@%7b2024-01-01%7d...%7bid%7d)');
    expect(text).toContain('<details>\n\n<summary>More</summary>\n\nHidden words');
  });

  it('takes an article of Astro in the language of the site, and its address in Starlight', async () => {
    const root = site();
    const text = (title: string) => `---\ntitle: ${title}\ndate: 2024-01-02\n---\n\nWords.\n`;
    const imported = await take(
      root,
      put({
        'astro.config.mjs': "export default { integrations: [starlight({ title: 'Old' })] };\n",
        'src/content/docs/news/bread.md': `${text('Bread')}\n:::danger[Hot]\nThe oven.\n:::\n\n\`\`\`md\n:::note\n\`\`\`\n`,
        'src/content/docs/ja/news/bread.mdx': text('パン'),
        'src/content/docs/ja/news/only.md': text('Alone'),
      }),
    );
    expect(article(root, 'bread')).toContain('- /news/bread/');
    expect(article(root, 'bread')).toContain(
      '> [!CAUTION]\n> **Hot**\n>\n> The oven.\n\n```md\n:::note\n```',
    );
    expect(notesOf(imported)).toContain('category-missing');
    expect(imported).toMatchObject({
      entries: [{ from: 'src/content/docs/ja/news/only.md' }, { from: 'src/content/docs/news/bread.md' }],
      left: [{ file: 'src/content/docs/ja/news/bread.mdx', kind: 'another-language' }],
    });
  });

  it('lists what is no article or is broken, and takes the rest', async () => {
    const root = site();
    const imported = await take(root, put(hugo));
    expect(imported).toMatchObject({
      left: expect.arrayContaining([expect.objectContaining({ file: 'content/about.md', kind: 'no-date' })]),
    });
    expect(JSON.stringify(imported)).toContain('content/posts/broken.md');
    expect(notesOf(imported)).toEqual(expect.arrayContaining(['tag-left', 'link-left', 'embed-as-link']));
    expect(notesOf(imported)).not.toContain('words-lost');
  });

  it('translates Liquid of Jekyll and keeps what is shown of it', async () => {
    const root = site();
    await take(root, put(jekyll));
    expect(await errorsOf(root)).toEqual([]);
    const first = article(root, 'uber-brot');
    expect(first).toContain('```js\nconst a = { b: 1 };\n```');
    expect(first).toContain('`{{ like.this }}`');
    expect(first).not.toContain('etc');
    expect(article(root, 'zwei')).toContain('Zu [Brot](/blog/uber-brot), Zwei.');
    expect(article(root, 'zwei')).toContain('- /alt/zwei.html');
    expect(readFileSync(path.join(root, 'site.yaml'), 'utf8')).toContain('Backen');
  });

  it('reads fields in JSON, shared data of Eleventy and names in other scripts', async () => {
    const root = site();
    await take(root, put(eleventy));
    expect(await errorsOf(root)).toEqual([]);
    const [id = ''] = readdirSync(path.join(root, 'content/posts')).filter((name) =>
      name.startsWith('2024-05-06'),
    );
    const text = article(root, id.replace(/\.mdx$/, ''));
    expect(text).toContain('title: Хлеб и соль');
    expect(text).toContain('author: Ида');
    expect(text).toContain('- [x] Испечь');
    expect(text).toContain('x<br />y');
  });

  it('reads MDX of Astro without running it', async () => {
    const root = site();
    const imported = await take(root, put(astro));
    expect(await errorsOf(root)).toEqual([]);
    const text = article(root, '2024-07-08');
    expect(text).toContain('中の言葉');
    expect(text).not.toMatch(/import|hidden|Loaf/);
    expect(text).toContain('src: posts/loaf.svg');
    expect(text).toContain('![A photo](posts/photo.svg)');
    expect(notesOf(imported)).toContain('component-left');
  });

  it('takes over posts, pages, the menu and uploads of WordPress', async () => {
    const root = site();
    const folder = put({
      'export.xml': wordPress,
      'uploads/2024/01/loaf.svg': astro['public/loaf.svg'] ?? '',
    });
    const imported = await take(root, path.join(folder, 'export.xml'), {
      uploads: path.join(folder, 'uploads'),
    });
    expect(await errorsOf(root)).toEqual([]);
    const text = article(root, 'bread');
    expect(text).toContain('First line\\\nsecond line');
    expect(text).toContain('![A loaf](posts/loaf.svg)');
    expect(text).toContain('[the team](/team)');
    expect(text).toContain('- /2024/01/loaf/');
    expect(readFileSync(path.join(root, 'content/pages/team.yaml'), 'utf8')).toContain('We bake.');
    expect(readFileSync(path.join(root, 'site.yaml'), 'utf8')).toContain(
      '{ label: "The team", to: "/team" }',
    );
    expect(JSON.stringify(imported)).toContain('not-published');
  });

  it('never overwrites: a second import leaves everything as it is', async () => {
    const root = site();
    const old = put(hugo);
    await take(root, old);
    const before = article(root, 'first');
    const again = await take(root, old);
    expect(again).toMatchObject({ kind: 'imported', entries: [] });
    expect(article(root, 'first')).toBe(before);
  });

  it('writes nothing in a dry run, and leaves no folder behind', async () => {
    const root = site();
    const before = readdirSync(root, { recursive: true });
    expect(await take(root, put(hugo), { until: 'tell' })).toMatchObject({ kind: 'imported' });
    expect(readdirSync(root, { recursive: true })).toEqual(before);
  });

  it('gives two articles of one name a file each, and their address to the first', async () => {
    const root = site();
    const one = '---\ntitle: One\ndate: 2024-01-01\nurl: /same/\n---\n\nText.\n';
    await take(root, put({ 'hugo.toml': '', 'content/a/x.md': one, 'content/b/x.md': one }));
    expect(await errorsOf(root)).toEqual([]);
    expect(article(root, 'x')).toContain('- /same/');
    expect(article(root, 'x-2')).not.toContain('- /same/');
  });

  it('leads nobody to an article without a text', async () => {
    const root = site();
    const top = '---\ntitle: One\ndate: 2024-01-01\n---\n';
    await take(
      root,
      put({ 'hugo.toml': '', 'content/a/x.md': `${top}\nSee [that](/a/y/).\n`, 'content/a/y.md': top }),
    );
    expect(await errorsOf(root)).toEqual([]);
    expect(article(root, 'x')).toContain('See that.');
  });

  it.each([
    ['a folder of none of these', { 'readme.txt': 'Hello' }],
    ['an empty folder', {}],
  ])('finds nothing in %s', async (_, files) => {
    expect(await take(site(), put(files))).toMatchObject({ kind: 'nothing-found' });
  });

  it.each([
    [
      'entities',
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${wordPress.slice(21)}`,
    ],
    ['no XML', 'Hello & goodbye'],
    ['another format', '<feed><entry/></feed>'],
  ])('refuses an export with %s', async (_, text) => {
    const folder = put({ 'export.xml': text });
    expect(await take(site(), path.join(folder, 'export.xml'))).toMatchObject({ kind: 'nothing-found' });
  });

  it('takes what is whole of an export that was cut off', async () => {
    const root = site();
    const folder = put({ 'export.xml': wordPress.slice(0, wordPress.indexOf('Thrown away')) });
    const imported = await take(root, path.join(folder, 'export.xml'));
    expect(JSON.stringify(imported)).toContain('unreadable-export');
    expect(existsSync(path.join(root, 'content/posts/bread.mdx'))).toBe(true);
  });
});

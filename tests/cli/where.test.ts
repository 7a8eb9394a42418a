import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageUses, ValueUses } from '../../renderer/site.ts';
import { runCommand } from './run-command.ts';
import { smallSiteFolder } from './run-site.ts';

const day = ['--at', '2026-11-22'];
let root = '';
beforeAll(async () => {
  root = await smallSiteFolder();
});

const where = (...words: string[]) => runCommand(['where', ...words, ...day], root);

async function usesOf(...words: string[]): Promise<ValueUses> {
  const { out, note } = await runCommand(['where', ...words, '--format', 'json', ...day], root);
  expect(note).toBe('');
  const [first, ...others] = JSON.parse(out).values;
  expect(others).toEqual([]);
  return first;
}

function addresses({ pages }: { pages: readonly PageUses[] }): string[] {
  return pages.map(({ address }) => address);
}

describe('site where, of a value', () => {
  it('names the pages that show it, the places on them and the text that stands there', async () => {
    const uses = await usesOf('courses/osce-weekend', 'price');
    expect(uses.place.file).toBe('content/courses/osce-weekend.yaml');
    expect(uses.value).toBe(249);
    expect(addresses(uses)).toEqual(['/']);
    expect(uses.pages[0]?.texts).toContainEqual(
      expect.objectContaining({ in: 'section', kind: 'course-cards', text: '£249.00' }),
    );
  });

  it('follows a fact into the texts that name it', async () => {
    const uses = await usesOf('facts.osce.stations');
    expect(addresses(uses)).toContain('/');
    const texts = uses.pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts).toContainEqual(expect.stringContaining('The OSCE has 10 stations.'));
  });

  it('finds what is told to programs beside what is read: the head, pictures for sharing, feeds', async () => {
    const uses = await usesOf('posts/before-your-first-mock-exam', 'title');
    expect(addresses(uses)).toEqual(expect.arrayContaining(['/blog', '/blog/before-your-first-mock-exam']));
    const article = uses.pages.find(({ address }) => address === '/blog/before-your-first-mock-exam');
    const spots = new Set(article?.texts.map((text) => text.in));
    expect([...spots]).toEqual(expect.arrayContaining(['head', 'sharing-picture', 'section']));
    expect(uses.files.map(({ output }) => output)).toEqual(
      expect.arrayContaining(['feed.xml', 'feed.json', 'llms.txt']),
    );
  });

  it('is asked by file and line, by file and field, by name in braces, or from elsewhere by the whole way', async () => {
    const wanted = await usesOf('courses/osce-weekend', 'price');
    const { line, column } = wanted.place;
    const file = 'content/courses/osce-weekend.yaml';
    const ways = [
      `${file}:${line}`,
      `${file}:${line}:${column}`,
      `${file}:price`,
      '{courses.osce-weekend.price}',
    ];
    for (const way of [...ways, path.join(root, `${file}:${line}`)]) {
      const found = await where(way);
      expect(found.out, way).toMatch(new RegExp(`osce-weekend.yaml:${line}:${column} price: 249\\n`));
    }
  });

  it('answers for each value on a line, and for the one at a column', async () => {
    const text = await readFile(path.join(root, 'site.yaml'), 'utf8');
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('{ label: Blog, to: /blog }')) + 1;
    const both = await where(`site.yaml:${line}`);
    expect(both.out).toContain('label: Blog');
    expect(both.out).toContain('to: /blog');
    const column = (lines[line - 1] ?? '').indexOf('/blog') + 1;
    const one = await where(`site.yaml:${line}:${column}`);
    expect(one.out).toContain('to: /blog');
    expect(one.out).not.toContain('label: Blog');
  });

  it('answers for a whole group, which stands on every page', async () => {
    const uses = await usesOf('site.yaml', 'header.menu');
    expect(uses.pages.length).toBeGreaterThan(3);
    for (const page of uses.pages) expect(page.texts.map((text) => text.in)).toContain('frame');
  });

  it('answers for a line of an article', async () => {
    const file = 'content/posts/before-your-first-mock-exam.mdx';
    const text = await readFile(path.join(root, file), 'utf8');
    const line = text.split('\n').findIndex((one) => one.startsWith('## ')) + 1;
    const uses = await usesOf(`${file}:${line}`);
    expect(addresses(uses)).toEqual(['/blog/before-your-first-mock-exam']);
  });

  it('says so where nothing shows it, and when it will be shown', async () => {
    const own = await smallSiteFolder();
    const facts = path.join(own, 'content/facts.yaml');
    await writeFile(facts, `${await readFile(facts, 'utf8')}\nspare: Nobody names this\n`);
    const { code, out } = await runCommand(['where', 'facts.spare', ...day], own);
    expect(code).toBe(0);
    expect(out).toContain('Nothing on the website shows it or depends on it today.');
    const course = path.join(own, 'content/courses/osce-weekend.yaml');
    await writeFile(
      path.join(own, 'content/courses/second.yaml'),
      `${await readFile(course, 'utf8')}\nfrom: 2027-05-01\n`,
    );
    const hidden = await runCommand(['where', 'courses/second', 'title', ...day], own);
    expect(hidden.out).toContain('Nothing shows it today: the entry is shown from 2027-05-01.');
  });
});

describe('site where, of a page', () => {
  it('names the line of each text', async () => {
    const { out } = await where('/blog');
    expect(out).toContain('/blog is made from ');
    expect(out).toMatch(/All articles {2}\S*content\/pages\/blog\.yaml:\d+:\d+/);
    expect((await where('https://www.example.com/blog/?page=1#top')).out).toBe(out);
  });
});

describe('site where, of a branch', () => {
  it('names the file that a text really stands in, the base’s or its own', async () => {
    const base = await smallSiteFolder();
    const branch = path.join(base, 'branches/leeds');
    await mkdir(path.join(branch, 'content/courses'), { recursive: true });
    const confirmed = '[contact.email, contact.office, contact.phone, contact.whatsapp, origin]';
    const settings = `extends: ../../site.yaml\nname: Harbour Leeds\nconfirmed: ${confirmed}\n`;
    await writeFile(path.join(branch, 'site.yaml'), settings);
    await writeFile(path.join(branch, 'content/courses/osce-weekend.yaml'), 'price: 199\n');
    const ask = (...words: string[]) => runCommand(['where', ...words, ...day], branch);
    expect((await ask('courses/osce-weekend', 'price')).out).toMatch(
      /branches\/leeds\/content\/courses\/osce-weekend\.yaml:1:8 price: 199\n/,
    );
    const page = (await ask('/')).out;
    expect(page).toMatch(/£199\.00 {2}\S*branches\/leeds\/content\/courses\/osce-weekend\.yaml:1:8/);
    expect(page).toMatch(/Read the blog {2}(?!\S*branches)\S*content\/pages\/home\.yaml:\d+:\d+/);
    const replaced = await ask(`${path.join(base, 'content/courses/osce-weekend.yaml')}:5`);
    expect(replaced.out).toContain('price: 199');
  });
});

describe('site where, of what is not there', () => {
  it.each([
    [['courses/osce-weekand'], 'Did you mean “courses/osce-weekend”?'],
    [['courses/osce-weekend', 'prise'], 'Did you mean “price”?'],
    [['facts.osce.staions'], 'Did you mean “stations”?'],
    [['content/courses/osce-weekends.yaml:3'], 'Did you mean “content/courses/osce-weekend.yaml”?'],
    [['site.yaml:9999'], 'has no line 9999'],
    [['/blogg'], 'Did you mean “/blog”?'],
  ])('%j: exit code 2 and the nearest name', async (words, hint) => {
    const { code, out, note } = await where(...words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(note).toContain(hint);
  });

  it('of a site with a mistake it says the mistake', async () => {
    const own = await smallSiteFolder();
    const course = path.join(own, 'content/courses/osce-weekend.yaml');
    await writeFile(course, (await readFile(course, 'utf8')).replace('price: 249', 'price: £249'));
    const { code, note, out } = await runCommand(['where', 'facts.osce.stations', ...day], own);
    expect(code).toBe(1);
    expect(`${out}${note}`).toContain('[not-a-number]');
  });
});

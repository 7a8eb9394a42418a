import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shownNumbers } from '../../renderer/plan/pages/plan-list-view.ts';
import { emptyFolder } from '../cli/run-site.ts';
import { editFile } from '../content/site-copy.ts';
import { layOutSample } from '../lay-out-sample.ts';
import { planWhole } from '../plan-whole.ts';
import { openSite } from './checked-site.ts';

const today = new Date('2025-06-01T09:00:00Z');
const page = 'content/pages/blog.yaml';
const state = { root: '' };

beforeEach(async () => {
  state.root = await emptyFolder();
  layOutSample('valid-lists', state.root);
});
afterEach(() => rmSync(state.root, { recursive: true, force: true }));

async function plan() {
  const { sources, check } = await openSite(state.root);
  const whole = planWhole(check(sources), { today });
  const pages = new Map(whole.pages.map((one) => [one.address, one]));
  const list = [...pages.keys()].filter((address) => /^\/blog($|\/seite|\/thema)/.test(address));
  return { ...whole, byAddress: pages, list };
}

describe('a list over several pages', () => {
  test('has as many as it needs, behind its first, then those of each filter', async () => {
    expect((await plan()).list).toEqual([
      '/blog',
      '/blog/seite/2',
      '/blog/seite/3',
      '/blog/thema/osce-preparation',
      '/blog/thema/nmc-more',
      '/blog/thema/nmc-more/seite/2',
      '/blog/thema/exam-day',
    ]);
  });

  test('tells its pages apart in the head, each with an address of its own', async () => {
    const { byAddress } = await plan();
    const second = byAddress.get('/blog/seite/2');
    expect(second?.head).toMatchObject({
      title: 'Articles by Example Academy, page 2 of 3 | Example Academy',
      description: 'What we know. Page 2 of 3.',
      canonical: 'https://www.example.com/blog/seite/2',
      previous: 'https://www.example.com/blog',
      next: 'https://www.example.com/blog/seite/3',
    });
    expect(byAddress.get('/blog/thema/nmc-more/seite/2')?.head.title).toBe(
      'Articles by Example Academy: NMC & more, page 2 of 2 | Example Academy',
    );
    const first = byAddress.get('/blog')?.head;
    expect(first).toMatchObject({ title: 'Articles by Example Academy | Example Academy' });
    expect(first).not.toHaveProperty('previous');
    expect(byAddress.get('/blog/seite/3')?.head).not.toHaveProperty('next');
  });

  test('is as new as its newest entry on all its pages', async () => {
    const { byAddress } = await plan();
    expect(byAddress.get('/blog/seite/3')?.modified).toBe('2025-04-04');
    expect(byAddress.get('/blog/thema/nmc-more/seite/2')?.modified).toBe('2025-04-03');
  });

  test('stands in the sitemap with all its pages, in the guide for programs with its first', async () => {
    const { files } = await plan();
    const sitemap = JSON.stringify(files.find(({ output }) => output === 'sitemap.xml'));
    const guide = JSON.stringify(files.find(({ output }) => output === 'llms.txt'));
    expect(sitemap).toContain('/blog/thema/nmc-more/seite/2"');
    expect(guide).toContain('/blog"');
    expect(guide).not.toContain('/blog/seite');
  });

  test('marks the menu entry of its first page on all of them', async () => {
    await editFile(state.root, 'site.yaml', (text) =>
      text.replace('{ label: Home, to: / }', '{ label: Blog, to: /blog }'),
    );
    const { byAddress } = await plan();
    expect(byAddress.get('/blog/thema/exam-day')?.frame.header.menu).toMatchObject([{ current: true }]);
    expect(byAddress.get('/checkout')?.frame.header.menu).toMatchObject([{ current: false }]);
  });

  test('shares one picture for networks', async () => {
    const { byAddress } = await plan();
    const hrefs = ['/blog', '/blog/seite/3', '/blog/thema/exam-day'].map(
      (address) => byAddress.get(address)?.head.sharing?.picture?.href,
    );
    expect(hrefs[0]).toContain('/social/blog.');
    expect(new Set(hrefs).size).toBe(1);
  });

  test('has its first page while it is empty, and only that', async () => {
    await editFile(state.root, page, (text) =>
      text.replace('per: 2', 'per: 2, where: { featured: true }, exclude: [first-day]'),
    );
    const { byAddress, list } = await plan();
    expect(list).toEqual(['/blog']);
    const kinds = byAddress.get('/blog')?.sections.map(({ kind }) => kind);
    expect(kinds).toEqual(['breadcrumbs', 'page-hero', 'prose', 'post-cards', 'subscribe']);
  });

  test('has only its page while its section is hidden', async () => {
    await editFile(state.root, page, (text) =>
      text.replace('    title: Articles\n', '    title: Articles\n    until: 2025-05-31\n'),
    );
    expect((await plan()).list).toEqual(['/blog']);
  });

  test('is not linked to where a page of it is hidden today', async () => {
    const link = (to: string) => `    - { label: To ${to.replaceAll('/', ' ').trim()}, to: ${to} }\n`;
    const all = [
      '/blog/thema/exam-day',
      '/blog/thema/nmc-more',
      '/blog/thema/nmc-more/seite/2',
      '/blog/seite/2',
    ];
    await editFile(state.root, 'content/pages/home.yaml', (text) =>
      text.replace(
        '      - { label: Choose a course, to: /checkout }\n',
        (line) => line + all.map((to) => `  ${link(to)}`).join(''),
      ),
    );
    const shown = async () => {
      const { byAddress } = await plan();
      const hero = JSON.stringify(byAddress.get('/')?.sections[0]?.props);
      return all.filter((to) => hero.includes(`"${to}"`));
    };
    expect(await shown()).toEqual(all);
    await editFile(state.root, 'content/posts/four.mdx', (text) =>
      text.replace('featured: false', 'featured: false\nfrom: 2025-07-01'),
    );
    expect(await shown()).toEqual(all.slice(1));
    await editFile(state.root, page, (text) =>
      text.replace('    title: Articles\n', '    title: Articles\n    until: 2025-05-31\n'),
    );
    expect(await shown()).toEqual([]);
  });

  test('begins where it is told to', async () => {
    await editFile(state.root, page, (text) => text.replace('per: 2, by: category', 'per: 3, skip: 1'));
    const { byAddress, list } = await plan();
    expect(list).toEqual(['/blog', '/blog/seite/2']);
    const titles = (address: string) =>
      JSON.stringify(byAddress.get(address)?.sections.find(({ kind }) => kind === 'post-cards')?.props);
    expect(titles('/blog')).not.toContain('Article four');
    expect(titles('/blog/seite/2')).toContain('The first day');
  });

  test('leaves out what it is told to before it is filtered', async () => {
    await editFile(state.root, page, (text) => text.replace('per: 2,', 'per: 9, skip: 2,'));
    const { byAddress, list } = await plan();
    expect(list).toEqual(['/blog', '/blog/thema/osce-preparation', '/blog/thema/nmc-more']);
    const shown = JSON.stringify(byAddress.get('/blog/thema/nmc-more')?.sections);
    expect(['three', 'two', 'one'].filter((name) => shown.includes(`Article ${name}`))).toEqual([
      'two',
      'one',
    ]);
  });

  test('may stand on the home page', async () => {
    await rm(path.join(state.root, page));
    await editFile(state.root, 'site.yaml', (text) => text.replace('  - { path: /blog, page: blog }\n', ''));
    await editFile(
      state.root,
      'content/pages/home.yaml',
      (text) =>
        `structuredData: [breadcrumbs]\n${text}  - section: post-cards\n    title: Articles\n    posts: { per: 4 }\n`,
    );
    const { byAddress } = await plan();
    const second = byAddress.get('/seite/2');
    expect(second?.head.previous).toBe('https://www.example.com/');
    const way = {
      label: 'You are here',
      items: [
        { name: 'Home', href: '/' },
        { name: 'Page 2', href: '/seite/2' },
      ],
    };
    expect(second?.sections[0]).toMatchObject({ kind: 'breadcrumbs', props: { trail: way } });
  });

  test('has the links to its pages where the editor puts them', async () => {
    await editFile(state.root, page, (text) =>
      text.replace('  - section: prose', '  - section: list-pages\n    pages: true\n  - section: prose'),
    );
    const { byAddress } = await plan();
    const kinds = (address: string) => byAddress.get(address)?.sections.map(({ kind }) => kind);
    expect(kinds('/blog/seite/2')).toEqual([
      'breadcrumbs',
      'page-hero',
      'list-pages',
      'list-filters',
      'post-cards',
    ]);
    expect(kinds('/blog/thema/exam-day')).toEqual(['breadcrumbs', 'page-hero', 'list-filters', 'post-cards']);
  });
});

test('links to pages are seven at most, and no gap stands for a single page', () => {
  const numbers = (number: number, total: number) =>
    shownNumbers(number, total)
      .map((one) => (one === 'gap' ? '…' : one))
      .join(' ');
  expect(numbers(1, 1)).toBe('1');
  expect(numbers(1, 5)).toBe('1 2 3 4 5');
  expect(numbers(4, 7)).toBe('1 2 3 4 5 6 7');
  expect(numbers(1, 50)).toBe('1 2 3 4 … 50');
  expect(numbers(4, 50)).toBe('1 2 3 4 5 … 50');
  expect(numbers(5, 50)).toBe('1 … 4 5 6 … 50');
  expect(numbers(50, 50)).toBe('1 … 47 48 49 50');
  for (let total = 1; total < 30; total += 1)
    for (let number = 1; number <= total; number += 1) {
      const shown = shownNumbers(number, total);
      expect(shown.length).toBeLessThanOrEqual(7);
      expect(shown).toEqual(expect.arrayContaining([1, number, total]));
    }
});

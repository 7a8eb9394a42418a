import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCache, findEntries, findInSite, listPictures } from '../../renderer/site.ts';

const repository = path.join(import.meta.dirname, '../..');
const options = (site: string) => ({
  root: path.join(repository, site),
  today: new Date('2026-11-22T12:00:00Z'),
  cache: createCache(),
});
const [academy, school, clinic] = [options('.'), options('tests/fixtures/site'), options('examples/clinic')];

describe('entries', () => {
  test('are found by the beginnings of words, the best first', async () => {
    const found = await findEntries({ ...school, kind: 'courses', query: 'adult onl' });
    expect(found[0]).toMatchObject({
      ...{ kind: 'courses', id: 'adult-online', title: 'OSCE Online: Adult Nursing' },
      ...{ file: 'content/courses/adult-online.yaml', address: '/courses/adult-online' },
    });
  });

  test('without words, all of a folder', async () => {
    expect((await findEntries({ ...school, kind: 'courses', query: '' })).length).toBe(9);
  });

  test('names in a title are filled in', async () => {
    for (const { title } of await findEntries({ ...academy, query: '' }))
      expect(title).not.toMatch(/\{\w+\./);
  });
});

describe('in the whole site', () => {
  test('a page is found by its title', async () => {
    const found = await findInSite({ ...school, query: 'nursing courses' });
    expect(found).toContainEqual(expect.objectContaining({ what: 'page', address: '/courses' }));
  });

  test('the page at an address comes first', async () => {
    for (const address of ['/', '/osce', '/courses']) {
      const [first] = await findInSite({ ...academy, query: address });
      expect(first).toMatchObject({ what: 'page', address });
    }
  });

  test('a setting is found by its title, and named as edits name it', async () => {
    const found = await findInSite({ ...academy, query: 'phone' });
    expect(found).toContainEqual(
      expect.objectContaining({ what: 'setting', file: 'site.yaml', path: ['contact', 'phone'] }),
    );
  });

  test('words are found in fields and in articles, whatever their accents', async () => {
    const [own] = (await findInSite({ ...school, query: 'EXAMINER STANDS beside' })).filter(
      ({ what }) => what === 'words',
    );
    expect(own).toMatchObject({ file: 'content/posts/first-assessment.mdx', path: [] });
    expect(own?.text).toContain('an examiner stands beside the bed');
  });

  test('nothing is found for nothing', async () => {
    expect(await findInSite({ ...clinic, query: ' ' })).toEqual([]);
  });
});

test('pictures are listed with their size, how often they are used, and what they show', async () => {
  const [hero] = await listPictures({ ...academy, query: 'hero' });
  expect(hero).toMatchObject({ name: 'illustrations/hero.svg', alt: expect.stringContaining('nurse') });
  expect(hero?.usedOn).toBeGreaterThan(0);
  for (const { width, height } of await listPictures({ ...clinic, query: '' }))
    expect(Math.min(width, height)).toBeGreaterThan(0);
});

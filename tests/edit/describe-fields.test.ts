import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../diagnostics/place.ts';
import { createCache, describeFields, type FieldView } from '../../renderer/site.ts';

const repository = path.join(import.meta.dirname, '../..');
const today = new Date('2026-11-22T12:00:00Z');
const caches = new Map<string, ReturnType<typeof createCache>>();

async function fields(site: string, file: string, at: Path, around?: 'around'): Promise<FieldView[]> {
  const cache = caches.get(site) ?? createCache();
  caches.set(site, cache);
  const root = path.join(repository, site);
  return describeFields({ root, today, cache, of: { file, path: at }, ...(around && { around: true }) });
}

async function field(site: string, file: string, at: Path): Promise<FieldView | undefined> {
  return (await fields(site, file, at))[0];
}

const school = 'tests/fixtures/site';

describe('a field has the control of what its value means', () => {
  test.each([
    [school, 'content/courses/adult-online.yaml', ['price'], 'money'],
    ['.', 'content/courses/osce-virtual-adult.yaml', ['category'], 'choice'],
    ['.', 'content/courses/osce-virtual-adult.yaml', ['payLater'], 'switch'],
    ['.', 'content/courses/osce-virtual-adult.yaml', ['about'], 'article'],
    ['.', 'content/courses/osce-virtual-adult.yaml', ['features'], 'list'],
    ['.', 'content/courses/osce-virtual-adult.yaml', ['from'], 'date'],
    ['.', 'content/courses/osce-virtual-adult.yaml', ['related', 0], 'entry'],
    ['.', 'content/pages/home.yaml', ['sections', 0, 'picture'], 'picture'],
    ['.', 'content/pages/home.yaml', ['sections', 0, 'actions', 0], 'button'],
    ['.', 'content/pages/home.yaml', ['sections', 0, 'actions', 0, 'to'], 'link'],
    ['.', 'content/pages/home.yaml', ['sections', 0, 'highlights', 0, 'icon'], 'icon'],
    ['.', 'content/facts.yaml', ['osce', 'stations'], 'number'],
    ['.', 'site.yaml', ['contact', 'office'], 'group'],
  ] as const)('in %s %s %j: %s', async (site, file, at, control) => {
    expect((await field(site, file, at))?.control).toBe(control);
  });
});

test('a price has its currency, the word that may stand for it, and its bounds', async () => {
  expect(await field('.', 'content/courses/osce-virtual-adult.yaml', ['price'])).toMatchObject({
    title: 'Price',
    within: 'OSCE Virtual: Adult Nursing',
    unit: 'GBP',
    required: true,
    choices: [{ value: 'Free', title: 'Free' }],
    bounds: { min: 0, step: 0.01 },
    holdsNames: false,
    layer: { state: 'only' },
  });
});

test('a text with names knows what visitors read for them, and where that is written', async () => {
  const found = await field('.', 'content/courses/osce-virtual-adult.yaml', ['duration']);
  expect(found?.names).toEqual([
    { name: 'facts.osce.courseDays', value: '14', file: 'content/facts.yaml', path: ['osce', 'courseDays'] },
  ]);
});

test('around a value are all fields of its section, missing ones as well, in the order of the schema', async () => {
  const around = await fields('.', 'content/pages/home.yaml', ['sections', 0, 'title'], 'around');
  expect(around.map(({ path: at }) => at.at(-1))).toEqual([
    ...['eyebrow', 'title', 'lede', 'badges', 'actions', 'highlights', 'picture'],
    ...['id', 'tone', 'when', 'from', 'until'],
  ]);
  expect(around.find(({ title }) => title === 'Tone')).not.toHaveProperty('value');
  expect(around[0]?.within).toMatch(/^Hero · /);
});

test('a fact is called by its name', async () => {
  expect(await field('.', 'content/facts.yaml', ['osce', 'courseDays'])).toMatchObject({
    title: 'Course days',
    within: 'Osce · Facts',
  });
});

test('of what isn’t there nothing is said', async () => {
  expect(await fields('.', 'content/courses/none.yaml', ['price'])).toEqual([]);
});

describe('in a branch', () => {
  const branch = 'branches/nepal';

  test('its own price stands beside head office’s', async () => {
    expect(await field(branch, 'content/courses/oet-comprehensive.yaml', ['price'])).toMatchObject({
      file: 'content/courses/oet-comprehensive.yaml',
      unit: 'NPR',
      layer: {
        state: 'own',
        there: { file: '../../content/courses/oet-comprehensive.yaml', path: ['price'] },
      },
    });
  });

  test('what it inherits is named by head office’s file', async () => {
    const file = '../../content/courses/oet-comprehensive.yaml';
    expect(await field(branch, file, ['title'])).toMatchObject({
      file,
      path: ['title'],
      layer: { state: 'inherited' },
    });
  });

  test('a missing field of an inherited entry can be described', async () => {
    const found = await field(branch, '../../content/courses/oet-comprehensive.yaml', ['guarantee']);
    expect(found).toMatchObject({ title: 'Guarantee', control: 'switch' });
    expect(found).not.toHaveProperty('value');
  });

  test('what a branch has to say itself doesn’t travel', async () => {
    expect((await field(branch, 'site.yaml', ['contact', 'phone']))?.layer).toMatchObject({ travels: false });
  });
});

test('a list says what its next item has, of words or of fields', async () => {
  const features = await field('.', 'content/courses/osce-virtual-adult.yaml', ['features']);
  expect(features?.blank).toMatchObject({ control: 'text', title: expect.stringMatching(/\d$/) });
  expect(features?.blank).not.toHaveProperty('value');
  const menu = await field('.', 'site.yaml', ['header', 'menu']);
  const labels = menu?.blank?.items?.map(({ title, required }) => [title, required]);
  expect(labels).toContainEqual(['Label', true]);
  const sections = await field('.', 'content/pages/home.yaml', ['sections']);
  expect(sections?.blank).toBeUndefined();
});

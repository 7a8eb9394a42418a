import path from 'node:path';
import { expect, test } from 'vitest';
import { createCache, outlinePage, type PageOutline } from '../../renderer/site.ts';

const school = path.join(import.meta.dirname, '../fixtures/site');

async function outlined(address: string, today: string, root = school) {
  const options = { root, address, today: new Date(today), cache: createCache() };
  const outline: PageOutline = await outlinePage(options);
  if (outline.kind !== 'page') throw new Error(`There is no outline: ${outline.kind}.`);
  return outline;
}

test('sections that several pages are made with say so, and where each is on this one', async () => {
  const { sections, pages, list } = await outlined('/courses/adult-online', '2025-10-01T12:00:00Z');
  expect(pages).toBeGreaterThan(3);
  expect([list.file, list.path]).toEqual(['content/pages/course.yaml', ['sections']]);
  expect(sections.map(({ field }) => field.path)).toEqual(sections.map((_, index) => ['sections', index]));
});

test('what waits for an event is hidden exactly while it waits', async () => {
  const hiddenOn = async (today: string) => {
    const { sections } = await outlined('/events', today);
    return sections.flatMap(({ hidden }) => (hidden?.why === 'when' ? hidden.when : []));
  };
  expect(await hiddenOn('2025-10-01T12:00:00Z')).toEqual(['no-next-event']);
  expect(await hiddenOn('2035-10-01T12:00:00Z')).toEqual(['next-event']);
});

test('of a page that isn’t there nothing is said', async () => {
  const options = { root: school, address: '/nowhere', today: new Date('2025-10-01T12:00:00Z') };
  expect(await outlinePage(options)).toEqual({ kind: 'unknown' });
});

test('in a branch a page has the sections of head office; one of which it has some is edited as a whole', async () => {
  const branch = path.join(school, 'branches/pokhara');
  const inherited = await outlined('/courses/adult-online', '2025-10-01T12:00:00Z', branch);
  expect([inherited.isMerged, inherited.list.layer.state]).toEqual([false, 'inherited']);
  const nepal = path.join(import.meta.dirname, '../../branches/nepal');
  expect(await outlined('/', '2026-11-22T12:00:00Z', nepal)).toMatchObject({ isMerged: true });
});

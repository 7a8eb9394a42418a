import path from 'node:path';
import { expect, test } from 'vitest';
import type { Path } from '../../diagnostics/place.ts';
import { createCache, type TriedEdits, tryEdits } from '../../renderer/site.ts';
import { testFirst } from '../test-first.ts';

const today = new Date('2026-11-22T12:00:00Z');
const root = path.join(import.meta.dirname, '../fixtures/site');
const cache = createCache();
const course = 'content/courses/adult-online.yaml';

async function attempt(file: string, at: Path, value: unknown): Promise<TriedEdits> {
  return tryEdits({ root, today, cache, edits: [{ file, edit: { kind: 'set', path: at, value } }] });
}

/** Each text with what it becomes. */
function changesOf({ pages, files }: TriedEdits): string[] {
  return [...pages, ...files].flatMap(({ texts }) =>
    texts.map(({ text, becomes }) => `${text} → ${becomes}`),
  );
}

test('a price says on which pages it changes, and what is worked out from it', async () => {
  const done = await attempt(course, ['price'], 383.17);
  expect(done).toMatchObject({ kind: 'possible', problems: [], unseen: false });
  expect(done.pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/courses', '/courses/adult-online']),
  );
  expect(changesOf(done)).toContain('£319.99 → £383.17');
  expect(changesOf(done)).toContain('Save £140 → Save £76');
});

test('the same value changes nothing that anybody sees', async () => {
  expect(await attempt(course, ['price'], 319.99)).toMatchObject({
    kind: 'possible',
    pages: [],
    files: [],
    unseen: true,
  });
});

test('a fact leads to every page that names it', async () => {
  const done = await attempt('content/facts.yaml', ['exam', 'stations'], 12);
  expect(done.pages.length).toBeGreaterThan(2);
});

test.each([
  [['price'], '£379', 'not-a-number', 379],
  [['price'], 'free', 'not-a-number', 'Free'],
  [['originalPrice'], 1, 'original-below-price', undefined],
  [['originalPriceSince'], '1/2/2025', 'not-a-date', undefined],
] as const)('%j: %j is told as the check tells it', async (at, value, code, mended) => {
  const done = await attempt(course, at, value);
  const [problem] = done.problems;
  expect([problem?.diagnostic.code, problem?.mended?.value]).toEqual([code, mended]);
});

testFirst(2, [0, 3, 1, 2, 5])(
  'it ends where nobody waits for it, at pause %i, and the next one is right',
  async (pause) => {
    const edits = [{ file: course, edit: { kind: 'set' as const, path: ['price'], value: 379 } }];
    const left = new AbortController();
    const attempted = tryEdits({ root, today, cache, edits, signal: left.signal });
    for (let passed = 0; passed < pause; passed += 1) await new Promise((resolve) => setImmediate(resolve));
    left.abort();
    await expect(attempted).rejects.toThrow('aborted');
    expect(changesOf(await attempt(course, ['price'], 383.17))).toContain('Save £140 → Save £76');
  },
);

import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../diagnostics/place.ts';
import { createCache, type PreviewedEdits, previewEdits } from '../../renderer/site.ts';

const today = new Date('2026-11-22T12:00:00Z');
const root = path.join(import.meta.dirname, '../fixtures/site');
const out = path.join(root, 'none');
const cache = createCache();
const course = 'content/courses/adult-online.yaml';

async function preview(address: string, file: string, at: Path, value: unknown): Promise<PreviewedEdits> {
  const edits = [{ file, edit: { kind: 'set' as const, path: at, value } }];
  return previewEdits({ root, out, today, cache, address, edits });
}

async function htmlWith(address: string, file: string, at: Path, value: unknown): Promise<string> {
  const seen = await preview(address, file, at, value);
  return seen.kind === 'page' ? seen.html : JSON.stringify(seen);
}

test('the page shows what is typed, and the next preview doesn’t remember it', async () => {
  const price = await htmlWith('/courses', course, ['price'], 383.17);
  const title = await htmlWith('/courses', course, ['title'], 'Another name');
  const shows = (html: string) => [html.includes('£383.17'), html.includes('Another name')];
  expect([shows(price), shows(title)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe('a wrong value is refused with the message of the check', () => {
  test.each([
    [['price'], '£379', 'not-a-number'],
    [['price'], -1, 'number-out-of-range'],
    [['nothing'], 1, 'unknown-key'],
  ] as const)('%j: %j', async (at, value, code) => {
    const seen = await preview('/courses', course, at, value);
    expect(seen).toMatchObject({ kind: 'refused', diagnostics: [{ code }] });
  });
});

test('a file that isn’t the site’s own is never touched', async () => {
  for (const file of ['content/../../x.yaml', '../site.yaml', 'schemas/course.schema.json'])
    expect((await preview('/courses', file, ['price'], 1)).kind).toBe('refused');
});

test('of a page that isn’t there nothing is shown', async () => {
  expect((await preview('/nowhere', course, ['price'], 1)).kind).toBe('gone');
});

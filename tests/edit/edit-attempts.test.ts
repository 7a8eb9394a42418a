/** What a try has found out is used again when it is saved, and never where something else has changed meanwhile. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cache, createCache, editSite, type SiteEdit, tryEdits } from '../../renderer/site.ts';

const today = new Date('2026-11-22T12:00:00Z');
const course = 'content/courses/adult-online.yaml';
const cache = createCache();
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edit-attempts-'));
  cpSync(path.join(import.meta.dirname, '../fixtures/site'), root, { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const price = (value: number) => [{ file: course, edit: { kind: 'set' as const, path: ['price'], value } }];
const attempt = (value: number, with_: Cache = cache, day = today) =>
  tryEdits({ root, today: day, cache: with_, edits: price(value) });
const save = (value: number): Promise<SiteEdit> =>
  editSite({ root, today, cache, edits: price(value), until: 'write', pages: true });
const written = () => readFileSync(path.join(root, course), 'utf8');

function somebodyElse(from: string, to: string): void {
  const text = written();
  expect(text).toContain(from);
  writeFileSync(path.join(root, course), text.replace(from, to));
}

test('what was possible is refused once another value doesn’t allow it, and possible again afterwards', async () => {
  expect(await attempt(350)).toMatchObject({ kind: 'possible', problems: [] });
  const before = /^originalPrice: .*$/m.exec(written())?.[0] ?? '';
  somebodyElse(before, 'originalPrice: 340');
  const refused = await save(350);
  expect(refused.diagnostics.map(({ code }) => code)).toEqual(['original-below-price']);
  expect(written()).toContain('price: 319.99');
  somebodyElse('originalPrice: 340', before);
  expect(await save(350)).toMatchObject({ kind: 'edited', diagnostics: [] });
  expect(written()).toContain('price: 350');
});

test('to and fro between two values, each try says what it says by itself', {
  tags: ['long/edits'],
}, async () => {
  const alone = new Map<string, Awaited<ReturnType<typeof attempt>>>();
  for (const [saved, typed] of [
    [319.99, 350],
    [350, 319.99],
    [319.99, 350],
    [360, 319.99],
  ] as const) {
    await save(saved);
    const { pages, files } = await attempt(typed);
    const step = `${saved} to ${typed}`;
    const byItself = alone.get(step) ?? (await attempt(typed, createCache()));
    alone.set(step, byItself);
    expect({ pages, files }).toEqual({ pages: byItself.pages, files: byItself.files });
    expect(pages.length).toBeGreaterThan(1);
  }
});

test('a day on which something has ended is another one', { tags: ['long/edits'] }, async () => {
  const said = [];
  for (const day of [today, new Date('2027-04-02T12:00:00Z'), today]) {
    const { pages } = await attempt(300, cache, day);
    expect(pages).toEqual((await attempt(300, createCache(), day)).pages);
    said.push(JSON.stringify(pages));
  }
  expect(said[0]).toBe(said[2]);
  expect(said[0]).not.toBe(said[1]);
});

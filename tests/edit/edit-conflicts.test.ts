import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCache, describeFields, editSite, type WantedEdit } from '../../renderer/site.ts';

const today = new Date('2026-11-22T12:00:00Z');
const cache = createCache();
const course = 'content/courses/adult-online.yaml';
let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edit-conflicts-'));
  cpSync(path.join(import.meta.dirname, '../fixtures/site'), root, { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function price(value: number, was?: unknown): WantedEdit {
  return { file: course, edit: { kind: 'set', path: ['price'], value }, ...(was !== undefined && { was }) };
}

async function edit(one: WantedEdit, until: 'tell' | 'write' = 'tell') {
  return editSite({ root, today, cache, until, edits: [one] });
}

function somebodyElse(from: string, to: string): void {
  const file = path.join(root, course);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('an edit made from what the file says is made', async () => {
  expect((await edit(price(300, 319.99))).kind).toBe('edited');
});

test('another value of the file may have changed meanwhile: both stay', async () => {
  somebodyElse('badge: Live', 'badge: New');
  expect((await edit(price(300, 319.99), 'write')).kind).toBe('edited');
  const text = readFileSync(path.join(root, course), 'utf8');
  expect([text.includes('badge: New'), text.includes('price: 300.00')]).toEqual([true, true]);
});

test('if the value has changed meanwhile, nothing is written and both are told', async () => {
  somebodyElse('price: 300.00', 'price: 310');
  const done = await edit(price(290, 300), 'write');
  expect(done).toMatchObject({ kind: 'conflict', files: [], conflicts: [{ was: 300, theirs: 310 }] });
  expect(readFileSync(path.join(root, course), 'utf8')).toContain('price: 310');
});

test('a value that wasn’t there is no longer missing', async () => {
  const added = { kind: 'set' as const, path: ['instalment'], value: 80 };
  expect((await edit({ file: course, edit: added, was: undefined })).kind).toBe('edited');
  somebodyElse('price: 310', 'instalment: 77.5\nprice: 310');
  const done = await edit({ file: course, edit: added, was: undefined });
  expect(done).toMatchObject({ kind: 'conflict', conflicts: [{ theirs: 77.5 }] });
});

test('what was refused doesn’t count as the site’s state', async () => {
  expect((await edit(price(-5))).kind).toBe('refused');
  const [field] = await describeFields({ root, today, cache, of: { file: course, path: ['price'] } });
  expect(field?.value).toBe(310);
});

test('words of an article are found again where they have moved to', async () => {
  const file = 'content/posts/first-assessment.mdx';
  const post = path.join(root, file);
  const text = readFileSync(post, 'utf8');
  const start = text.indexOf('\n---\n') + 6;
  const [was = ''] = /\S[^\n]{20,}/.exec(text.slice(start)) ?? [];
  const at = text.indexOf(was, start);
  writeFileSync(post, `${text.slice(0, start)}Some words before.\n\n${text.slice(start)}`);
  const replace = { kind: 'replace' as const, start: at, end: at + was.length, text: 'Other words.' };
  const done = await edit({ file, edit: replace, was });
  expect(done.files[0]?.after).toBe(readFileSync(post, 'utf8').replace(was, 'Other words.'));
  expect(await edit({ file, edit: replace, was: 'Words that are nowhere.' })).toMatchObject({
    kind: 'conflict',
  });
});

/** A check that goes on from the last one says what a check from nothing says. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkSite, createCache, readSite } from '../../renderer/site.ts';
import { copySite, editFile } from '../content/site-copy.ts';

const today = new Date('2026-11-22T12:00:00Z');
const cache = createCache();
const state = { root: '' };
const post = 'content/posts/how-to-book-osce-exam-online.mdx';

beforeAll(async () => {
  state.root = await copySite();
  await check();
});
afterAll(() => rmSync(state.root, { recursive: true, force: true }));

/** What is found with what is remembered, which has to be what is found from nothing. */
async function check(): Promise<string[]> {
  const found = async (known: typeof cache | undefined): Promise<Diagnostic[]> => {
    const read = await readSite({ root: state.root, ...(known && { cache: known }) });
    return [...read.diagnostics, ...checkSite(read, { today, ...(known && { cache: known }) }).diagnostics];
  };
  const warm = await found(cache);
  expect(warm).toEqual(await found(undefined));
  return warm.map(({ code }) => code);
}

const edit = (file: string, change: (text: string) => string) => editFile(state.root, file, change);

test('a mistake in the text of an article is found, and gone when it is mended', async () => {
  await edit(post, (text) => `${text}\nThis names {facts.nothing.of.the.kind}.\n`);
  expect(await check()).toContain('unknown-name');
  await edit(post, (text) => text.replace('\nThis names {facts.nothing.of.the.kind}.\n', ''));
  expect(await check()).not.toContain('unknown-name');
});

test('a typed value is found in an article that was not changed, once it has a name', async () => {
  await edit(post, (text) => `${text}\nAll of that costs £1,234.56 in all.\n`);
  expect(await check()).not.toContain('said-twice');
  await edit('content/courses/basic-life-support.yaml', (text) =>
    text.replace(/^price: .*$/m, 'price: 1234.56'),
  );
  expect(await check()).toContain('said-twice');
});

test('an article that is gone takes its problems along', async () => {
  rmSync(path.join(state.root, post));
  expect(await check()).not.toContain('said-twice');
});

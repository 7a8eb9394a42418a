import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildCopy } from './build-copy.ts';
import { copySiteWithExamples, exampleAddress, kinds } from './example-pages.ts';
import { readPage } from './read-page.ts';

const state = { root: '', out: '' };
beforeAll(async () => {
  state.root = await copySiteWithExamples(inject('shipped').root);
  state.out = await buildCopy(state.root);
}, 120_000);
afterAll(() => rm(state.root, { recursive: true, force: true }));

test.each(kinds)('the example of “%s” is valid, needs no code and shows', (kind) => {
  const shown = readPage(state.out, exampleAddress(kind)).find(`section--${kind}`);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.text.length).toBeGreaterThan(20);
});

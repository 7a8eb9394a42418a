import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sections } from '../../templates/registry.ts';
import { repository } from '../cli/run-site.ts';
import { buildCopy } from './build-copy.ts';
import { copySiteWithExamples, exampleAddress, kinds } from './example-pages.ts';
import { readPage } from './read-page.ts';

const state = { root: '', out: '' };
beforeAll(async () => {
  state.root = await copySiteWithExamples(inject('shipped').root);
  state.out = await buildCopy(state.root);
}, 120_000);
afterAll(() => rm(state.root, { recursive: true, force: true }));

test('every kind of section in the registry has its folder, schema and example', () => {
  expect(kinds).toEqual(Object.keys(sections).toSorted());
  for (const kind of kinds) {
    expect(existsSync(path.join(repository, `schemas/sections/${kind}.schema.json`)), kind).toBe(true);
    expect(existsSync(path.join(repository, `templates/sections/${kind}/example.yaml`)), kind).toBe(true);
  }
});

test.each(kinds)('the example of “%s” is valid, needs no code and shows', (kind) => {
  const shown = readPage(state.out, exampleAddress(kind)).find(`section--${kind}`);
  expect(shown).toHaveLength(1);
  expect(shown[0]?.text.length).toBeGreaterThan(20);
});

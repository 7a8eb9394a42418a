import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { openValueStore, type ValueStore } from '../../renderer/store/value-store.ts';
import { repository } from '../cli/run-site.ts';
import { fixtureFolder } from './make-plan.ts';

const shipped = join(repository, 'templates');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A store that tells what was found in it, and may change it on the way. */
function openStore(change = (value: Uint8Array) => value): {
  store: ValueStore;
  found: string[];
  kept: string[];
} {
  const [found, kept]: [string[], string[]] = [[], []];
  const store = openValueStore({ folder, program: 'one', keeps: true });
  return {
    found,
    kept,
    store: {
      ...store,
      find: (key) => {
        const kept = store.find(key);
        if (kept) found.push(key);
        return kept && { ...kept, value: change(kept.value) };
      },
      keep: (key, value) => {
        kept.push(key);
        store.keep(key, value);
      },
    },
  };
}

async function load(store: ValueStore, from = shipped): Promise<Templates> {
  const report = (problem: { message: string }) => expect.fail(problem.message);
  const templates = await loadTemplates({ folders: [from], runtime: 'preact', store, report });
  return templates ?? expect.fail('The templates have a mistake.');
}

test('the shipped templates are bundled once, and are the same when they are taken up again', async () => {
  const [first, second] = [openStore(), openStore()];
  const { module: bundled, ...made } = await load(first.store);
  const { module: evaluated, ...found } = await load(second.store);
  expect([first.kept, second.found, second.kept]).toEqual([['templates preact'], ['templates preact'], []]);
  expect(found).toEqual(made);
  expect(Object.keys(evaluated.sections)).toEqual(Object.keys(bundled.sections));
  expect(found.stylesOf.sections.get('hero')?.length).toBeGreaterThan(2);
});

test.each([
  ['a file of the templates', 'templates/frame/page.tsx'],
  ['a stylesheet', 'templates/styles/base.css'],
  ['a package', 'node_modules/react/jsx-runtime.js'],
])('they are bundled anew where %s is another', async (_, file) => {
  await load(openStore().store);
  const { store, kept } = openStore((value) => {
    const all = deserialize(value);
    const record = all.files.find((one: { file: string }) => one.file === file);
    record.modified = '1';
    record.sha256 = 'another';
    return serialize(all);
  });
  await load(store);
  expect(kept).toEqual(['templates preact']);
});

test('and where a file has come or gone', async () => {
  await load(openStore().store);
  const { store, kept } = openStore((value) => {
    const all = deserialize(value);
    all.names.push('sections/hero/hero.ts');
    return serialize(all);
  });
  await load(store);
  expect(kept).toEqual(['templates preact']);
});

test('of a site’s own templates nothing is kept, for its folder may come from anywhere: only what they are linked with', async () => {
  const { store, found, kept } = openStore();
  await load(store, fixtureFolder);
  await load(store, fixtureFolder);
  expect([found, kept]).toEqual([['templates preact'], ['templates preact']]);
});

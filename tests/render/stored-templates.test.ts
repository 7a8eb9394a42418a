import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Templates } from '../../renderer/render/assemble-templates.ts';
import { packShipped } from '../../renderer/render/load-shipped.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { noStore, openValueStore, type ValueStore } from '../../renderer/store/value-store.ts';
import { repository } from '../cli/run-site.ts';

const shipped = join(repository, 'templates');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A store that records what was found in it, and may change it on the way. */
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

test('they are bundled anew where a file of the templates is another', () =>
  areBundledAnew('templates/frame/page.tsx'));

test.each([
  ['a stylesheet', 'templates/styles/base.css'],
  ['a package', 'node_modules/react/jsx-runtime.js'],
])('they are bundled anew where %s is another', { tags: ['long/look'] }, (_, file) => areBundledAnew(file));

async function areBundledAnew(file: string): Promise<void> {
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
}

test('and where a file has come or gone', { tags: ['long/look'] }, async () => {
  await load(openStore().store);
  const { store, kept } = openStore((value) => {
    const all = deserialize(value);
    all.names.push('sections/hero/hero.ts');
    return serialize(all);
  });
  await load(store);
  expect(kept).toEqual(['templates preact']);
});

describe('what the package brings along', () => {
  let packed: ValueStore;
  beforeAll(async () => {
    packed = openValueStore({ folder: mkdtempSync(join(tmpdir(), 'packed-')), program: 'any', keeps: true });
    await packShipped(packed, (problem) => expect.fail(problem.message));
  });

  /** As by a version of Node whose serialisation this one doesn’t know. */
  const unreadable = Buffer.from('in another form');
  const broken = 'throw new Error("what came along was taken up")';
  const load = (store: ValueStore, change: (kept: Kept) => unknown = () => {}) => {
    const changed = (value: Uint8Array): Uint8Array => {
      const all: Kept = deserialize(value);
      const raw = change(all);
      return raw instanceof Uint8Array ? raw : serialize(all);
    };
    const find: ValueStore['find'] = (key) => {
      const found = packed.find(key);
      return found && { ...found, value: changed(found.value) };
    };
    const report = (problem: { message: string }) => expect.fail(problem.message);
    return loadTemplates({
      folders: [shipped],
      runtime: 'react',
      store,
      packed: { ...packed, find },
      report,
    });
  };

  test('is taken up, and kept with the times of this disk', async () => {
    const [first, second] = [openStore(), openStore()];
    const { module: taken, ...made } = (await load(first.store)) ?? expect.fail();
    expect([first.found, first.kept]).toEqual([[], ['templates react']]);
    const { module: found, ...again } = (await load(second.store, () => unreadable)) ?? expect.fail();
    expect([second.found, second.kept]).toEqual([['templates react'], []]);
    expect(again).toEqual(made);
    const { module: bundled, ...anew } = (await load(noStore, () => unreadable)) ?? expect.fail();
    expect(anew).toEqual(made);
    const sections = Object.keys(bundled.sections);
    expect([taken, found].map((module) => Object.keys(module.sections))).toEqual([sections, sections]);
  });

  test('is taken up wherever its packages stand here', async () => {
    const moved = (all: Kept) => {
      for (const record of all.files)
        record.file = record.file.replace(/^node_modules/, '../elsewhere/.store/a@1/node_modules');
      all.value.entry = broken;
    };
    await expect(load(noStore, moved)).rejects.toThrow('taken up');
  });

  test.each([
    ['templates/frame/page.tsx', 'a file of the templates'],
    ['node_modules/react/jsx-runtime.js', 'a package'],
  ])('is not taken up where %s is another: %s', async (file) => {
    const other = (all: Kept) => {
      for (const record of all.files) if (record.file === file) record.sha256 = 'another';
      all.value.entry = broken;
    };
    expect(await load(noStore, other)).toBeDefined();
  });
});

type Kept = { files: { file: string; sha256: string }[]; value: { entry: string } };

const ownFiles = {
  'sections/note/note.tsx': `import './note.css';
    import { Rating } from '../../components/rating/rating.tsx';
    export function Note({ text }: { text: string }) { return <p className="note"><Rating value={5} text={text} /></p>; }`,
  'sections/note/note.css': '@layer sections { .note { color: var(--colour-ink) } }',
  'islands/hello/hello.island.ts':
    'export default function hello(element: HTMLElement) { element.hidden = false; }',
  'gone.css': '',
};

/** A site's own templates, with some additional files. */
function writeOwn(more: Readonly<Record<string, string>> = {}): string {
  const own = join(folder, 'site/templates');
  for (const [file, text] of Object.entries({ ...ownFiles, ...more })) {
    mkdirSync(dirname(join(own, file)), { recursive: true });
    writeFileSync(join(own, file), text);
  }
  return own;
}

test('a site’s own templates are linked once, and are the same when they are taken up again', async () => {
  const own = writeOwn();
  const [first, second] = [openStore(), openStore()];
  const { module: linked, ...made } = await load(first.store, own);
  const { module: evaluated, ...found } = await load(second.store, own);
  expect([first.kept.map(kindOf), second.kept]).toEqual([['templates', 'own templates'], []]);
  expect(second.found.map(kindOf)).toEqual(['templates', 'own templates']);
  expect(found).toEqual(made);
  expect(Object.keys(evaluated.sections)).toEqual(Object.keys(linked.sections));
});

const kindOf = (key: string) => key.replace(/ p?react.*/s, '');

const ownChanges: Record<string, (own: string) => void> = {
  'a stylesheet that is another': (own) =>
    appendFileSync(join(own, 'sections/note/note.css'), '.note { color: red }'),
  'a file that is another, and keeps its size and time': (own) => {
    const file = join(own, 'sections/note/note.css');
    const { atime, mtime } = statSync(file);
    writeFileSync(file, ownFiles['sections/note/note.css'].replace('ink', 'kni'));
    utimesSync(file, atime, mtime);
  },
  'a file that has come': (own) => writeFileSync(join(own, 'come.css'), ''),
  'a file that has gone': (own) => rmSync(join(own, 'gone.css')),
};

test('they are linked anew after a file that is another', () =>
  areLinkedAnew((own) => appendFileSync(join(own, 'sections/note/note.tsx'), '// another')));

test.each(Object.entries(ownChanges))('they are linked anew after %s', { tags: ['long/look'] }, (_, change) =>
  areLinkedAnew(change),
);

async function areLinkedAnew(change: (own: string) => void): Promise<void> {
  const own = writeOwn();
  await load(openStore().store, own);
  change(own);
  const { store, kept } = openStore();
  await load(store, own);
  expect(kept.map(kindOf)).toEqual(['own templates']);
}

test('nothing is kept of templates that are edited while they are linked, for the old text may come back', async () => {
  const own = writeOwn();
  const { store, kept } = openStore();
  // They are looked up, then recorded, and only then read.
  const find = store.find;
  store.find = (key) => {
    if (key.startsWith('own'))
      setImmediate(() => appendFileSync(join(own, 'sections/note/note.css'), '/* x */'));
    return find(key);
  };
  await load(store, own);
  expect(kept.map(kindOf)).toEqual(['templates']);
});

test('of templates that import a file from another folder nothing is kept: another could come there in its place', async () => {
  const section = `import { text } from '../../../kinds/words.ts';
    export function Words() { return <p>{text}</p>; }`;
  const own = writeOwn({
    '../kinds/words.ts': `export const text = 'said elsewhere';`,
    'sections/words/words.tsx': section,
  });
  const { store, kept } = openStore();
  await load(store, own);
  expect(kept.map(kindOf)).toEqual(['templates']);
});

/** Documents reused from the last check equal those gathered from scratch. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedSince,
  collectionsOf,
  type DocumentLists,
  documentsIn,
  gatherDocuments,
} from '../../renderer/check/gather-documents.ts';
import type { Source, Sources } from '../../renderer/model/source.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { heapGrowth } from '../heap-growth.ts';
import { schemas } from './check-edited.ts';

const kinds = readKinds(schemas);

function read(file: string, text: string): Source {
  return parseSource(file, text).source;
}

const begin: Sources = {
  ...{ root: '/', layers: [{ root: '/', file: '' }], media: {} },
  site: read('site.yaml', 'name: One\n'),
  collections: {
    pages: [read('content/pages/home.yaml', 'title: Home\n')],
    posts: ['a', 'b', 'c'].map((id) => read(`content/posts/${id}.mdx`, `---\ntitle: ${id}\n---\n`)),
    strangers: [read('content/strangers/who.yaml', 'title: Who\n')],
  },
};

const names = ['a.mdx', 'a.yaml', 'b.mdx', 'd.mdx'];
const steps = fc.array(
  fc.record({
    collection: fc.constantFrom('posts', 'pages', 'site'),
    name: fc.constantFrom(...names),
    text: fc.option(fc.constantFrom('title: New\n', 'title: Newer\n'), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 10 },
);

type Step = { collection: string; name: string; text: string | undefined };

function change(sources: Sources, { collection, name, text = '' }: Step): Sources {
  if (collection === 'site') return { ...sources, site: read('site.yaml', text) };
  const files = sources.collections[collection] ?? [];
  const file = `content/${collection}/${name}`;
  const others = files.filter((one) => one.file !== file);
  const now = text === '' ? others : [...others, read(file, text)];
  const inPlace = files.map((one) => (one.file === file ? read(file, text) : one));
  const isThere = files.some((one) => one.file === file);
  return {
    ...sources,
    collections: { ...sources.collections, [collection]: isThere && text !== '' ? inPlace : now },
  };
}

test('after any changes, and what is the same stays the same object', () => {
  fc.assert(
    fc.property(steps, (all) => {
      let [sources, known]: [Sources, DocumentLists | undefined] = [begin, undefined];
      for (const step of [undefined, ...all]) {
        const last: Sources = sources;
        sources = step ? change(sources, step) : sources;
        const lists = gatherDocuments(sources, { schemas, kinds, ...(known && { known }) });
        const anew = gatherDocuments(sources, { schemas, kinds });
        expect(documentsIn(lists)).toEqual(documentsIn(anew));
        expect(collectionsOf(lists, kinds)).toEqual(collectionsOf(anew, kinds));
        if (known) {
          const before = new Set([last.site, ...Object.values(last.collections).flat()]);
          const changed = new Set(changedSince(known, lists).map(({ source }) => source));
          // Those that only moved may be among them.
          for (const { source } of documentsIn(lists))
            if (!before.has(source)) expect(changed).toContain(source);
          const kept = new Set(documentsIn(known));
          for (const document of documentsIn(lists))
            expect(kept.has(document)).toBe(before.has(document.source));
        }
        known = lists;
      }
    }),
  );
});

test('of the states before the last, nothing stays in memory', () => {
  const edit = (number: number) => {
    const text = `title: ${number} ${'of many long titles '.repeat(10_000)}\n`;
    return change(begin, { collection: 'posts', name: 'a.mdx', text });
  };
  const editOften = () => {
    let known = gatherDocuments(begin, { schemas, kinds });
    for (let number = 0; number < 40; number += 1) {
      known = gatherDocuments(edit(number), { schemas, kinds, known });
      for (const { byId } of known.values()) byId();
    }
    return known;
  };
  // Each of the forty texts has 200 kB.
  expect(heapGrowth(editOften)).toBeLessThan(2_000_000);
});

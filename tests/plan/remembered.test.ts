/** Values that planning reuses from an earlier state of a site equal those made from scratch. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Entry } from '../../renderer/model/site.ts';
import { type IndexCache, indexEntries } from '../../renderer/plan/context/index-entries.ts';
import { type CharacterCache, rememberCharacters } from '../../renderer/plan/context/remember-characters.ts';
import { type RouteCache, rememberRoutes } from '../../renderer/plan/context/remember-routes.ts';
import { createRouteTable, type RouteTableInput } from '../../renderer/plan/context/route-table.ts';
import { parseSource } from '../../renderer/read/read-source.ts';

/** An entry with this name and content. */
function entry(kind: string, id: string, text: string): Entry {
  const { source } = parseSource(`content/${kind}/${id}.yaml`, `${text}\n`);
  return { id, source, value: Object(source.value) };
}

type State = { settings: Entry; collections: Record<string, readonly Entry[]> };
type Change = { kind: 'posts' | 'pages'; id: string; text: string | undefined };

const texts = [
  'title: Plain',
  'title: Łódź',
  'title: Zürich\nfrom: 2026-05-01',
  'title: Past\nuntil: 2025-01-01',
];
const changes = fc.array(
  fc.record({
    kind: fc.constantFrom('posts' as const, 'pages' as const),
    id: fc.constantFrom('a', 'b', 'c', 'list'),
    text: fc.option(fc.constantFrom(...texts, 'draft: true'), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 12 },
);

function begin(): State {
  const posts = ['a', 'b', 'c'].map((id) => entry('posts', id, 'title: Plain'));
  return {
    settings: entry('', 'site', 'name: One'),
    collections: { posts, pages: [entry('pages', 'list', 'title: List')] },
  };
}

/** Replaces the entry of this name, adds it, or removes it. All others stay the same objects. */
function change(state: State, { kind, id, text }: Change): State {
  const others = state.collections[kind] ?? [];
  const index = others.findIndex((one) => one.id === id);
  const now = text === undefined ? [] : [entry(kind, id, text)];
  const entries = index < 0 ? [...others, ...now] : others.toSpliced(index, 1, ...now);
  return { ...state, collections: { ...state.collections, [kind]: entries } };
}

function routing({ collections }: State, day: string): RouteTableInput {
  const entries = (kind: string) => collections[kind] ?? [];
  return {
    settings: { routes: [{ path: '/blog/:slug', page: 'list', collection: 'posts' }], notFound: 'lost' },
    site: { leftOutRoutes: [] },
    ...{ day, drafts: false, entries },
    entry: (kind, id) => entries(kind).find((one) => one.id === id),
  };
}

test('after any changes', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const [index, routes, characters]: [IndexCache, RouteCache, CharacterCache] = [{}, {}, new Map()];
      let state = begin();
      for (const [step, one] of [undefined, ...all].entries()) {
        state = one ? change(state, one) : state;
        const found = indexEntries(state, index);
        for (const [kind, entries] of Object.entries(state.collections))
          for (const own of entries) {
            expect(found.entry(kind, own.id)).toBe(own);
            expect(found.source(own.source.file)).toBe(own.source);
          }
        for (const id of ['a', 'b', 'c', 'list'])
          expect(found.entry('posts', id)).toBe(state.collections.posts?.find((own) => own.id === id));
        expect(found.source(state.settings.source.file)).toBe(state.settings.source);

        const when = routing(state, step % 3 === 2 ? '2026-06-01' : '2026-01-01');
        const [remembered, made] = [rememberRoutes(routes, when), createRouteTable(when)];
        expect([remembered.shown, remembered.hidden]).toEqual([made.shown, made.hidden]);
        for (const address of ['/blog/a', '/blog/list', '/404', '/'])
          expect([remembered.routeAt(address), remembered.pageAt(address)]).toEqual([
            made.routeAt(address),
            made.pageAt(address),
          ]);

        expect([...rememberCharacters(state, characters)].sort()).toEqual(
          [...rememberCharacters(state, new Map())].sort(),
        );
      }
    }),
  );
});

test('routes are made anew only where another page is shown', () => {
  const cache: RouteCache = {};
  const table = (state: State) => rememberRoutes(cache, routing(state, '2026-01-01'));
  const first = table(begin());
  expect(table(change(begin(), { kind: 'posts', id: 'a', text: 'title: Another' }))).toBe(first);
  expect(table(change(begin(), { kind: 'posts', id: 'a', text: 'draft: true' }))).not.toBe(first);
});

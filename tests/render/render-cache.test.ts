/** Fragments of a large site: the most recently used are kept. */
import { expect, test } from 'vitest';
import { createRenderCache, dropUnused, remember } from '../../renderer/render/render-cache.ts';

const islandsOf = () => '';
const make = (html: string) => () => ({ html, uses: [] });
const never = () => {
  throw new Error('rendered again');
};

test('a fragment that was rendered is not rendered again', () => {
  const cache = createRenderCache();
  remember(cache, 'a', islandsOf, make('<p>a</p>'));
  expect(remember(cache, 'a', islandsOf, never)?.html).toBe('<p>a</p>');
});

test('of many, those that nobody used for long are given up, and never one that is on every page', () => {
  const cache = createRenderCache();
  remember(cache, 'on every page', islandsOf, make('<nav>'));
  for (let page = 0; page < 5000; page += 1) {
    remember(cache, 'on every page', islandsOf, never);
    remember(cache, `on page ${page}`, islandsOf, make(`<p>${page}</p>`));
  }
  expect(cache.fragments.size).toBeLessThan(3000);
  expect(remember(cache, 'on page 4999', islandsOf, never)?.html).toBe('<p>4999</p>');
  expect(remember(cache, 'on page 0', islandsOf, make('<p>again</p>'))?.html).toBe('<p>again</p>');
});

test('what no page of a run needed is dropped', () => {
  const cache = createRenderCache();
  remember(cache, 'a', islandsOf, make('<p>a</p>'));
  dropUnused(cache);
  remember(cache, 'b', islandsOf, make('<p>b</p>'));
  dropUnused(cache);
  expect([...cache.fragments.keys()]).toEqual(['b']);
});

import { expect, test } from 'vitest';
import { collectFacts } from '../../renderer/inspect/collect-facts.ts';
import { packFacts } from '../../renderer/inspect/inspected-page.ts';
import { heapGrowth } from '../heap-growth.ts';

const pages = Array.from({ length: 60 }, (_, index) => index);
const words = '<p>Some words that nobody has to remember.</p>'.repeat(10_000);

test('the facts that stay of a page keep nothing of its HTML in memory', () => {
  const collect = () =>
    pages.map((page) => packFacts(collectFacts(`${words}<a href="/a-page-with-a-long-name/${page}">x</a>`)));
  expect(collect().flatMap(({ json }) => JSON.parse(json))).toHaveLength(60);
  expect(heapGrowth(collect)).toBeLessThan(5_000_000);
});

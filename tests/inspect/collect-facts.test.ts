import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { collectFacts } from '../../renderer/inspect/collect-facts.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('the facts of a page keep nothing of its HTML in memory', () => {
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const pageOf = (index: number) =>
    `${'<p>Some words that nobody has to remember.</p>'.repeat(10_000)}<a href="/a-page-with-a-long-name/${index}">x</a>`;
  const before = used();
  const facts = Array.from({ length: 60 }, (_, index) => collectFacts(pageOf(index)));
  expect(used() - before).toBeLessThan(5_000_000);
  expect(facts.flat()).toHaveLength(60);
});

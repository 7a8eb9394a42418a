import { expect, test } from 'vitest';
import { createTriedBefore } from '../../../cli/edit/tried-before.ts';

const price = (value: number, was?: number) => [
  {
    file: 'content/courses/osce.yaml',
    edit: { kind: 'set', path: ['price'], value } as const,
    ...(was !== undefined && { was }),
  },
];

test('only the very edits that were tried last were tried, until a file changes', () => {
  const tried = createTriedBefore();
  expect([tried.has([]), tried.has(price(300))]).toEqual([false, false]);
  tried.note(price(300));
  expect([tried.has(price(300, 349)), tried.has(price(301))]).toEqual([true, false]);
  tried.forget();
  expect([tried.has(price(300)), tried.has([])]).toEqual([false, false]);
});

import { expect, test } from 'vitest';
import { createBound } from '../../renderer/store/bound.ts';

test('a cache is smaller once it has dropped more than it can keep', () => {
  const bound = createBound(3, 1);
  const sizes = Array.from({ length: 5 }, () => {
    bound.drop();
    return bound.size;
  });
  expect(sizes).toEqual([3, 3, 3, 1, 1]);
});

import { expect, test } from 'vitest';
import { createIntern } from '../../renderer/store/intern.ts';

test('equal values are one, others stay what they are', () => {
  const intern = createIntern();
  const first = { styles: ['a.css', 'b.css'], sheet: 'x' };
  expect(intern(first)).toBe(first);
  expect(intern(structuredClone(first))).toBe(first);
  const other = { styles: ['b.css', 'a.css'], sheet: 'x' };
  expect(intern(other)).toBe(other);
  expect(intern([])).toBe(intern([]));
});

test('what most have stays known, however many others come', () => {
  const intern = createIntern();
  const common = intern({ common: true });
  for (let index = 0; index < 5000; index += 1) {
    const own = { index };
    expect(intern(own)).toBe(own);
    expect(intern({ common: true })).toBe(common);
  }
  expect(intern({ index: 0 }), 'long forgotten').not.toBe(common);
});

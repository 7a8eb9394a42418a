import { describe, expect, test } from 'vitest';
import { nearest } from '../../diagnostics/nearest.ts';

describe('nearest', () => {
  const names = ['title', 'description', 'price', 'originalPrice', 'faq'];

  test.each([
    ['titel', 'title'],
    ['tilte', 'title'],
    ['titl', 'title'],
    ['Title', 'title'],
    ['descripton', 'description'],
    ['orginalprice', 'originalPrice'],
    ['fqa', 'faq'],
  ])('takes %s for %s', (written, meant) => expect(nearest(written, names)).toBe(meant));

  test.each(['x', '', 'colour', 'completely-different'])('has no guess for "%s"', (written) =>
    expect(nearest(written, names)).toBeUndefined(),
  );

  test('takes the first of equally near names', () => {
    expect(nearest('cat', ['car', 'cap'])).toBe('car');
  });

  test('has no guess where there are no names', () => {
    expect(nearest('title', [])).toBeUndefined();
  });
});

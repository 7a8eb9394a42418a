import { expect, test } from 'vitest';
import { findFlowText } from '../../renderer/read/yaml/find-flow-text.ts';

/** `‸` marks the offset. */
function textAt(marked: string): string | undefined {
  const text = marked.replace('‸', '');
  const found = findFlowText(text, marked.indexOf('‸'));
  return found && text.slice(found.start, found.end);
}

test.each([
  ['- { label: Blog of ‸{site.name}, to: /blog }', 'Blog of {site.name}'],
  ['- { label: {site.name}, a ‸blog, to: /blog }', '{site.name}, a blog'],
  ['badges: [Seats, ‸@Free]', '@Free'],
  ['badges: ["a, b", ‸@Free]', '@Free'],
  ['where: { by: { price: ‸&low }, first: 3 }', '&low'],
  ['where: { by: { first: 3, price: ‸&low } } # cheap', '&low'],
  [`a: { b: ‸c ${'}'.repeat(1500)}`, 'c'],
])('%s', (marked, expected) => expect(textAt(marked)).toBe(expected));

test.each([
  'title: Blog of ‸{site.name}: news',
  'A text with a ‸{ in it',
  `a: { b: ‸c ${'}'.repeat(50_000)}`,
])('is none in what is not in brackets, or in a line that nobody writes', (marked) =>
  expect(textAt(marked)).toBeUndefined(),
);

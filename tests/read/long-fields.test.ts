import { expect, test } from 'vitest';
import { parseSource } from '../../renderer/read/read-source.ts';

function read(text: string) {
  const { source, problems } = parseSource('content/facts.yaml', text);
  return { value: source.value, isPart: source.isPart, codes: problems.map(({ code }) => code) };
}

test('a text of more than 100,000 characters is told once, at its place, and nobody looks at it', () => {
  expect(read(`a: ${'x'.repeat(100_001)}\nb: 1\n`)).toMatchObject({
    value: { b: 1 },
    isPart: true,
    codes: ['text-too-long'],
  });
});

test('a paragraph of more than 10,000 characters is a warning', () => {
  const text = 'x'.repeat(10_001);
  expect(read(`a: ${text}\n`)).toEqual({ value: { a: text }, isPart: undefined, codes: ['long-field'] });
});

test('many paragraphs, and a long one, are nothing to speak of', () => {
  const paragraph = `  ${'words '.repeat(1600)}end\n\n`;
  expect(read(`a: |\n${paragraph.repeat(9)}`).codes).toEqual([]);
});

test('of thousands of mistakes in the notation the first hundred are told', () => {
  const { codes } = read('a: ]\n'.repeat(15_000));
  expect(codes).toHaveLength(101);
  expect(codes.at(-1)).toBe('more-mistakes');
});

import { expect, test } from 'vitest';
import { limitByKind, mostMistakes } from '../../diagnostics/limit-mistakes.ts';
import { longField } from '../../diagnostics/messages/read-yaml.ts';

function warnings(file: string, count: number) {
  return Array.from({ length: count }, (_, index) => longField({ file, line: index + 1, column: 1 }, 1, 1));
}

test('of warnings of one kind in a file the first hundred are told, and how many more there are', () => {
  const told = limitByKind([...warnings('a.yaml', 250).reverse(), ...warnings('b.yaml', 3)]);
  expect(told).toHaveLength(mostMistakes + 1 + 3);
  const more = told.filter(({ code }) => code === 'more-warnings');
  expect(more.map(({ place, message }) => [place.file, place.line, message.split(' ')[0]])).toEqual([
    ['a.yaml', mostMistakes + 1, '150'],
  ]);
});

test('few of each are all told', () => {
  const few = [...warnings('a.yaml', mostMistakes), ...warnings('b.yaml', mostMistakes)];
  expect(limitByKind(few)).toEqual(few);
});

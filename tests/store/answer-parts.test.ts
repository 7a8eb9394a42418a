/** Stored answers are restored from their parts unchanged, all of them or only those requested. */
import { deserialize } from 'node:v8';
import { expect, test } from 'vitest';
import type { PackedAnswers } from '../../renderer/plan/context/pack-answers.ts';
import { packNames } from '../../renderer/store/pack-names.ts';
import { packedLineAt, packLines, unpackLines } from '../../renderer/store/packed-lines.ts';
import { openPackedAnswers, printAnswers, readAnswers } from '../../renderer/warm/answer-parts.ts';

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

function answersOf(count: number): PackedAnswers {
  const numbers = (from: number) => Uint32Array.from({ length: count }, (_, index) => from + index);
  return {
    round: 3,
    files: packNames(numbered('file', count)),
    asked: count === 0 ? [] : [{ ask: 'text' }],
    fileOf: numbers(1),
    askedOf: numbers(2),
    looks: packLines(numbered('look', count)),
    firstMade: 2 * count,
    made: packLines(numbered('made', count)),
    madeOf: numbers(3),
    ends: numbers(4),
    digests: packLines(numbered('', 2 * count)),
    pages: packNames(numbered('/page', count)),
    routes: packLines(numbered('/route', count)),
    versions: Float64Array.from(numbers(5)),
    pageMadeOf: numbers(6),
    pageEnds: numbers(7),
  };
}

/** As read from a file; small parts share the memory that Node allocates for them. */
function written(answers: PackedAnswers) {
  const parts = new Map([...printAnswers(answers)].map(([part, content]) => [part, content]));
  const asked: string[] = [];
  const read = (part: string) => {
    asked.push(part);
    const content = parts.get(part);
    if (!content) throw new Error(`there is no ${part}`);
    return deserialize(Buffer.from(content));
  };
  return { read, asked, parts };
}

test.each([0, 1, 7, 80, 512, 513, 3000])('of %i questions of each sort', (count) => {
  const answers = answersOf(count);
  const back = readAnswers(written(answers).read);
  expect(back).toEqual(answers);
  expect(unpackLines(back.made)).toEqual(numbered('made', count));
});

test('of many lines only the pieces of those that are asked for are read, each once', () => {
  const { read, asked } = written(answersOf(3000));
  const { made, fileOf } = openPackedAnswers(read);
  expect([0, 511, 512, 2999, 1].map((line) => packedLineAt(made, line))).toEqual([
    'made 0',
    'made 511',
    'made 512',
    'made 2999',
    'made 1',
  ]);
  expect(fileOf).toHaveLength(3000);
  expect(asked).toEqual([
    'answers made',
    'answers fileOf',
    'answers made 0',
    'answers made 1',
    'answers made 5',
  ]);
});

test('a part that is missing is not passed over', () => {
  const { read, parts } = written(answersOf(600));
  parts.delete('answers made 1');
  expect(packedLineAt(openPackedAnswers(read).made, 0)).toBe('made 0');
  expect(() => packedLineAt(openPackedAnswers(read).made, 512)).toThrow('answers made 1');
  expect(() => readAnswers(read)).toThrow('answers made 1');
});

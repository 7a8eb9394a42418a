import { expect, test } from 'vitest';
import { checkDocuments } from '../../renderer/check/check-documents.ts';
import type { Document } from '../../renderer/check/document.ts';
import { type Steps, takeInTurns, takeSteps } from '../../renderer/model/steps.ts';
import { parseSource } from '../../renderer/read/read-source.ts';

function documentOf(file: string): Document {
  const { source } = parseSource(file, '---\ntitle: One\n---\n');
  return { collection: 'posts', id: file, schemaName: 'post', schema: {}, source, value: {} };
}

function* count(to: number, seen: number[] = []): Steps<number> {
  for (let number = 1; number <= to; number += 1) {
    seen.push(number);
    yield;
  }
  return to;
}

test('without a pause all is done before anybody else has a turn', async () => {
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  expect(takeSteps(count(5))).toBe(5);
  expect(turns).toBe(0);
});

test('in turns, others have theirs in every pause', async () => {
  const seen: number[] = [];
  const others: number[] = [];
  const running = takeInTurns(count(3, seen));
  const other = () => {
    others.push(seen.length);
    if (seen.length < 3) setImmediate(other);
  };
  setImmediate(other);
  expect(await running).toBe(3);
  // The first pause was scheduled before the first turn.
  expect(others).toEqual([2, 3]);
});

test('what a step throws reaches whoever waits', async () => {
  function* broken(): Steps<never> {
    yield;
    throw new Error('broken');
  }
  expect(() => takeSteps(broken())).toThrow('broken');
  await expect(takeInTurns(broken())).rejects.toThrow('broken');
});

test('judging pauses now and then, but not for what was judged before', () => {
  const documents = Array.from({ length: 250 }, (_, number) => documentOf(`content/posts/${number}.mdx`));
  const pausesOf = (steps: Steps<ReadonlyMap<unknown, unknown>>) => {
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses += 1;
    expect(step.value.size).toBe(250);
    return pauses;
  };
  const ofFiles = new Map(documents.map(({ source }) => [source, []]));
  expect(pausesOf(checkDocuments(documents, () => []))).toBe(2);
  expect(pausesOf(checkDocuments(documents, () => [], { ofFiles }))).toBe(0);
});

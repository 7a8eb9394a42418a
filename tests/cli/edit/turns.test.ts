import { expect, test } from 'vitest';
import { createTurns, type TurnKind, type Turns } from '../../../cli/edit/turns.ts';

type Begun = { name: string; end: () => void };

/** Begins work of these kinds, in this order; `begun`: what isn’t waiting any more. */
function begin(turns: Turns, kinds: readonly TurnKind[]) {
  const begun: Begun[] = [];
  const all = kinds.map((kind, index) =>
    turns(() => new Promise<void>((end) => begun.push({ name: `${kind} ${index}`, end })), kind),
  );
  const end = async (name: string) => {
    const index = kinds.findIndex((kind, number) => `${kind} ${number}` === name);
    begun.find((one) => one.name === name)?.end();
    await all[index];
    await settled();
  };
  return { names: () => begun.map(({ name }) => name), end };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a glance doesn’t wait for a look, and the change after it waits for both', async () => {
  const { names, end } = begin(createTurns(), ['look', 'glance', 'change']);
  await settled();
  expect(names()).toEqual(['look 0', 'glance 1']);
  await end('look 0');
  expect(names()).toEqual(['look 0', 'glance 1']);
  await end('glance 1');
  expect(names()).toEqual(['look 0', 'glance 1', 'change 2']);
});

test('a glance sees every change that was asked for before it, also one that waits for a look', async () => {
  const { names, end } = begin(createTurns(), ['look', 'change', 'look', 'glance']);
  await settled();
  expect(names()).toEqual(['look 0']);
  await end('look 0');
  expect(names()).toEqual(['look 0', 'change 1']);
  await end('change 1');
  expect(names().slice(2).sort()).toEqual(['glance 3', 'look 2']);
});

test('glances come one after the other, and a look waits for those before it only', async () => {
  const { names, end } = begin(createTurns(), ['look', 'glance', 'look', 'glance']);
  await settled();
  expect(names()).toEqual(['look 0', 'glance 1']);
  await end('look 0');
  expect(names()).toEqual(['look 0', 'glance 1']);
  await end('glance 1');
  expect(names().slice(2).sort()).toEqual(['glance 3', 'look 2']);
});

test('what fails is over, and the next one begins', async () => {
  const turns = createTurns();
  const broken = turns(() => Promise.reject(new Error('broken')));
  const next = turns(async () => 'next', 'glance');
  await expect(broken).rejects.toThrow('broken');
  await expect(next).resolves.toBe('next');
});

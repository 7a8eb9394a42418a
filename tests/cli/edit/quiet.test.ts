import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuiet } from '../../../cli/edit/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = new AbortController().signal;

function watched(coming: Promise<void>): { came: boolean } {
  const state = { came: false };
  void coming.then(() => {
    state.came = true;
  });
  return state;
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test('it is quiet from the beginning', async () => {
  const state = watched(createQuiet(700).come(forever));
  await pass(0);
  expect(state.came).toBe(true);
});

test('while something is asked it isn’t, and a pause long not either, however often that is', async () => {
  const quiet = createQuiet(700);
  let answer = () => {};
  const asked = quiet.during(() => new Promise<void>((resolve) => (answer = resolve)));
  const state = watched(quiet.come(forever));
  await pass(5000);
  answer();
  await asked;
  await pass(600);
  await quiet.during(async () => {}).catch(() => {});
  await pass(600);
  expect(state.came).toBe(false);
  await pass(100);
  expect(state.came).toBe(true);
});

test('what fails has been asked as well, and an end isn’t waited for', async () => {
  const quiet = createQuiet(700);
  await expect(quiet.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const ending = new AbortController();
  const [ended, other] = [watched(quiet.come(ending.signal)), watched(quiet.come(forever))];
  ending.abort();
  await pass(0);
  expect([ended.came, other.came]).toEqual([true, false]);
  await pass(700);
  expect(other.came).toBe(true);
});

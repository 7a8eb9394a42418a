import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherChanges } from '../../cli/serve/gather-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what one save changes is told at once, each file once', () => {
  const told: (readonly string[])[] = [];
  const gathered = gatherChanges(
    (files) => told.push(files),
    () => false,
  );
  for (const file of ['site.yaml', 'home.yaml', 'site.yaml']) gathered.add(file);
  vi.runAllTimers();
  expect(told).toEqual([['site.yaml', 'home.yaml']]);
});

test('a file that is empty for a moment is told once it is written', () => {
  const told: (readonly string[])[] = [];
  let text = '';
  const gathered = gatherChanges(
    (files) => told.push(files),
    () => text === '',
  );
  gathered.add('home.yaml');
  vi.advanceTimersByTime(100);
  expect(told).toEqual([]);
  text = 'title: Home';
  vi.runAllTimers();
  expect(told).toEqual([['home.yaml']]);
});

test('one that stays empty is told as well, a little later', () => {
  const told: (readonly string[])[] = [];
  const gathered = gatherChanges(
    (files) => told.push(files),
    () => true,
  );
  gathered.add('home.yaml');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([['home.yaml']]);
});

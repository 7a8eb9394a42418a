import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDueMoment } from '../../cli/serve/due-moment.ts';

const minute = 60_000;
const run = vi.fn();
let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  ending = new AbortController();
  run.mockClear();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

function dueAt(moment: string | undefined, now = () => new Date()) {
  const due = createDueMoment(run, { now, signal: ending.signal });
  due.set(moment);
  return due;
}

test('something runs once when its moment has come, by the clock where the site is', () => {
  dueAt('2026-01-01T14:00:00+01:00');
  vi.advanceTimersByTime(59 * minute);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * minute);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * minute);
  expect(run).toHaveBeenCalledOnce();
});

test('a moment that is further away than a timer can wait, and over which the computer sleeps', () => {
  dueAt('2026-06-01T00:00:00Z');
  vi.advanceTimersByTime(minute);
  expect(run).not.toHaveBeenCalled();
  vi.setSystemTime(new Date('2026-06-01T08:00:00Z'));
  vi.advanceTimersByTime(minute);
  expect(run).toHaveBeenCalledOnce();
});

test('nothing runs where the moment was taken back, where time stands still, or after the end', () => {
  dueAt('2026-01-01T12:01:00Z').set(undefined);
  dueAt('2026-01-01T12:01:00Z', () => new Date('2026-01-01T12:00:00Z'));
  dueAt('2026-01-01T12:02:00Z');
  vi.advanceTimersByTime(minute);
  ending.abort();
  vi.advanceTimersByTime(60 * minute);
  expect(run).not.toHaveBeenCalled();
});

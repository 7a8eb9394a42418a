import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atEnd } from '../../templates/islands/timed/at-end.ts';

const now = new Date('2026-11-01T12:00:00Z');
const day = 86_400_000;

describe('atEnd', () => {
  beforeEach(() => void vi.useFakeTimers({ now }));
  afterEach(() => void vi.useRealTimers());

  it('comes at once where the end lies behind', () => {
    const end = vi.fn();
    atEnd('2026-11-01T11:59:00+00:00', end);
    expect(end).toHaveBeenCalledOnce();
  });

  it('comes at the end, in the zone that the end is written in', () => {
    const end = vi.fn();
    atEnd('2026-11-01T23:59:00+01:00', end);
    vi.advanceTimersByTime(day / 2 - 61 * 60_000 - 1);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  it('waits longer than a timer can run', () => {
    const end = vi.fn();
    atEnd('2027-01-01T12:00:00Z', end);
    vi.advanceTimersByTime(60 * day);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(day);
    expect(end).toHaveBeenCalledOnce();
  });
});

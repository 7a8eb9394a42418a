import { describe, expect, it } from 'vitest';
import { decideOptions, parseAt } from '../../cli/options.ts';
import { isUsageError } from '../../cli/usage-error.ts';

const raw = { root: '/site', format: 'text' } as const;
const now = new Date('2026-05-05T10:00:00Z');

describe('--at', () => {
  it('takes a day as its noon in UTC, so that no time zone makes it another day', () => {
    expect(parseAt('2026-03-01').toISOString()).toBe('2026-03-01T12:00:00.000Z');
  });

  it('takes a moment with an offset', () => {
    expect(parseAt('2026-03-01T09:30:00+05:45').toISOString()).toBe('2026-03-01T03:45:00.000Z');
  });

  it.each([
    'tomorrow',
    '01/03/2026',
    '2026-02-30',
    '2026-13-01',
    '2026-03-01T09:30',
    '2026-02-30T10:00:00Z',
    '',
  ])('refuses "%s" as wrong usage', (text) => {
    expect(usageErrorOf(() => parseAt(text))).toContain('2026-03-01');
  });
});

describe('options', () => {
  it('writes into dist in the root unless told otherwise, and takes the given clock', () => {
    expect(decideOptions(raw, now)).toEqual({
      root: '/site',
      out: '/site/dist',
      base: undefined,
      today: now,
      format: 'text',
      drafts: false,
    });
  });

  it('takes / as no base, and refuses what is no path', () => {
    expect(decideOptions({ ...raw, base: '/' }, now).base).toBe('');
    expect(decideOptions({ ...raw, base: '/branch/nepal' }, now).base).toBe('/branch/nepal');
    expect(usageErrorOf(() => decideOptions({ ...raw, base: 'branch' }, now))).toContain('/branch');
    expect(usageErrorOf(() => decideOptions({ ...raw, base: '/../etc' }, now))).toContain('--base');
  });
});

function usageErrorOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (isUsageError(error)) return error.message;
  }
  return '';
}

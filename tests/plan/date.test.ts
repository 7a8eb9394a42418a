import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  formatDate,
  formatZonedTime,
  isoWithOffset,
  zonedInstant,
} from '../../renderer/plan/format-date.ts';
import { createFormats } from '../../renderer/plan/formats.ts';
import { isShown, nextChange } from '../../renderer/plan/is-shown.ts';

const formats = createFormats({ locale: 'en-GB', currency: 'GBP', freeWord: 'Free' });

describe('dates and times', () => {
  it('shows a calendar date without shifting it into another day', () => {
    expect(formatDate('2025-06-25', formats).text).toBe('25 June 2025');
    expect(formatDate('2025-10-05', formats, 'weekday').text).toBe('Sunday 5 October 2025');
  });

  it('names British Summer Time where it applies, whatever the flyer said', () => {
    const time = formatZonedTime('2025-10-05', '16:00', 'Europe/London', 'en-GB');
    expect(time.text).toBe('4:00 pm BST');
    expect(time.iso).toBe('2025-10-05T16:00:00+01:00');
  });

  it('names Greenwich Mean Time in winter', () => {
    expect(formatZonedTime('2025-12-05', '16:00', 'Europe/London', 'en-GB').iso).toBe(
      '2025-12-05T16:00:00+00:00',
    );
  });

  it('knows zones with a quarter of an hour', () => {
    const instant = zonedInstant('2025-10-05', '09:00', 'Asia/Kathmandu');
    expect(instant.toISOString()).toBe('2025-10-05T03:15:00.000Z');
    expect(isoWithOffset(instant, 'Asia/Kathmandu')).toBe('2025-10-05T09:00:00+05:45');
  });

  it('takes the hour before and after the clocks change as it is written', () => {
    expect(zonedInstant('2025-03-30', '00:30', 'Europe/London').toISOString()).toBe(
      '2025-03-30T00:30:00.000Z',
    );
    expect(zonedInstant('2025-03-30', '02:30', 'Europe/London').toISOString()).toBe(
      '2025-03-30T01:30:00.000Z',
    );
    expect(zonedInstant('2025-10-26', '03:00', 'Europe/London').toISOString()).toBe(
      '2025-10-26T03:00:00.000Z',
    );
  });
});

describe('what is shown today', () => {
  const day = (now: string) => calendarDay(new Date(now), 'Europe/London');

  it('shows from the first to the last day, both included, in the zone of the site', () => {
    const offer = { from: '2025-06-01', until: '2025-06-30' };
    expect(isShown(offer, day('2025-05-31T22:59:00Z'))).toBe(false);
    expect(isShown(offer, day('2025-05-31T23:00:00Z'))).toBe(true);
    expect(isShown(offer, day('2025-06-30T22:59:00Z'))).toBe(true);
    expect(isShown(offer, day('2025-06-30T23:00:00Z'))).toBe(false);
  });

  it('names the next day on which something changes', () => {
    const timed = [{ from: '2025-07-01' }, { until: '2025-06-20' }, { until: '2025-05-01' }];
    expect(nextChange(timed, day('2025-06-10T12:00:00Z'))).toBe('2025-06-21');
    expect(nextChange(timed, day('2025-08-10T12:00:00Z'))).toBeUndefined();
  });
});

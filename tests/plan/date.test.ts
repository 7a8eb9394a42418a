import { describe, expect, it } from 'vitest';
import { daysOfChange } from '../../kinds/is-shown-on.ts';
import { calendarDay, isoWithOffset, zonedInstant } from '../../kinds/zoned-time.ts';
import { firstAfter, isShown } from '../../renderer/plan/context/is-shown.ts';
import { formatDate, formatZonedTime } from '../../renderer/plan/formats/format-date.ts';
import { createFormats } from '../../renderer/plan/formats/formats.ts';

const formats = createFormats({
  locale: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  freeWord: 'Free',
  clock: 12,
});

describe('dates and times', () => {
  it('shows a calendar date without shifting it into another day', () => {
    expect(formatDate('2025-06-25', formats).text).toBe('25 June 2025');
    expect(formatDate('2025-10-05', formats, 'weekday').text).toMatch(/^Sunday,? 5 October 2025$/);
  });

  it('writes dates and times as the language has them, unless the site chooses its clock', () => {
    const style = { currency: 'EUR', freeWord: '', clock: undefined };
    const irish = createFormats({ ...style, locale: 'en-IE', timeZone: 'Europe/Dublin' });
    const american = createFormats({ ...style, locale: 'en-US', timeZone: 'America/New_York' });
    expect(formatDate('2025-10-05', irish, 'weekday').text).toBe('Sunday 5 October 2025');
    expect(formatDate('2025-10-05', american, 'weekday').text).toBe('Sunday, October 5, 2025');
    expect(formatZonedTime('2025-10-05', '16:00', 'Europe/Dublin', irish).text).toMatch(/^16:00 /);
    expect(formatZonedTime('2025-10-05', '16:00', 'America/New_York', american).text).toBe('4:00 PM EDT');
  });

  it('writes months, weekdays and digits of other languages, in their order', () => {
    const style = { currency: 'NPR', freeWord: '', clock: undefined, timeZone: 'Asia/Kathmandu' };
    const nepali = createFormats({ ...style, locale: 'ne-NP' });
    const latin = createFormats({ ...style, locale: 'ne-NP', numbers: 'latn' });
    const at = (formats: typeof nepali) =>
      formatZonedTime('2025-10-05', '16:00', 'Asia/Kathmandu', formats).text;
    expect(formatDate('2025-10-05', nepali).text).toBe('२०२५ अक्टोबर ५');
    expect(formatDate('2025-10-05', nepali, 'weekday').text).toBe('२०२५ अक्टोबर ५, आइतबार');
    expect(formatDate('2025-10-05', latin).text).toBe('2025 अक्टोबर 5');
    expect(at(nepali)).toMatch(/^१६:०० /);
    expect(at(createFormats({ ...style, locale: 'ne-NP', numbers: 'latn', clock: 24 }))).toMatch(/^16:00 /);
    expect(at(createFormats({ ...style, locale: 'en-IN' }))).toMatch(/^4:00 pm /);
  });

  it('says midnight as clocks show it', () => {
    const style = { locale: 'en-US', currency: 'USD', freeWord: '', timeZone: 'America/New_York' };
    const at = (clock: 12 | 24) =>
      formatZonedTime('2025-10-05', '00:30', 'America/New_York', createFormats({ ...style, clock })).text;
    expect(at(24)).toMatch(/^00:30 /);
    expect(at(12)).toMatch(/^12:30 AM /);
  });

  it('names British Summer Time where it applies, whatever the flyer said', () => {
    const time = formatZonedTime('2025-10-05', '16:00', 'Europe/London', formats);
    expect(time.text).toBe('4:00 pm BST');
    expect(time.iso).toBe('2025-10-05T16:00:00+01:00');
  });

  it('names Greenwich Mean Time in winter', () => {
    expect(formatZonedTime('2025-12-05', '16:00', 'Europe/London', formats).iso).toBe(
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
  const day = (now: string) => ({ day: calendarDay(new Date(now), 'Europe/London'), drafts: false });

  it('shows from the first to the last day, both included, in the zone of the site', () => {
    const offer = { from: '2025-06-01', until: '2025-06-30' };
    expect(isShown(offer, day('2025-05-31T22:59:00Z'))).toBe(false);
    expect(isShown(offer, day('2025-05-31T23:00:00Z'))).toBe(true);
    expect(isShown(offer, day('2025-06-30T22:59:00Z'))).toBe(true);
    expect(isShown(offer, day('2025-06-30T23:00:00Z'))).toBe(false);
  });

  it('names the next day on which something changes', () => {
    const timed = [{ from: '2025-07-01' }, { until: '2025-06-20' }, { until: '2025-05-01' }];
    expect(firstAfter(day('2025-06-10T12:00:00Z').day, timed.flatMap(daysOfChange))).toBe('2025-06-21');
    expect(firstAfter(day('2025-08-10T12:00:00Z').day, timed.flatMap(daysOfChange))).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readLocalTime, startOfDay, zonedInstant } from '../../kinds/zoned-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('an hour that is skipped', () => {
  it.each([
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['Europe/London', '2027-03-28', '01:30', '2027-03-28T01:30:00.000Z'],
    ['America/St_Johns', '2027-03-14', '02:15', '2027-03-14T05:45:00.000Z'],
    ['Pacific/Auckland', '2027-09-26', '02:59', '2027-09-25T14:59:00.000Z'],
    ['Asia/Tehran', '2022-03-22', '00:30', '2022-03-21T21:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:10', '2026-10-03T15:40:00.000Z'],
    ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00:00.000Z'],
  ])('in %s on %s is read with the offset before the gap', (zone, date, time, instant) => {
    const local = readLocalTime(date, time, zone);
    expect(local.kind).toBe('skipped');
    expect(local.at.toISOString()).toBe(instant);
  });
});

describe('an hour that comes twice', () => {
  it.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
    ['Europe/London', '2026-10-25', '01:00', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z'],
    ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00.000Z', '2026-04-05T03:30:00.000Z'],
    ['Atlantic/Azores', '2026-10-25', '00:00', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
  ])('in %s on %s is the first, unless the second is meant', (zone, date, time, first, second) => {
    expect(zonedInstant(date, time, zone).toISOString()).toBe(first);
    expect(zonedInstant(date, time, zone, 'second').toISOString()).toBe(second);
  });

  it('is asked for in vain where it comes once', () => {
    expect(zonedInstant('2026-06-01', '12:00', 'Europe/Paris', 'second').toISOString()).toBe(
      '2026-06-01T10:00:00.000Z',
    );
  });
});

describe('the first instant of a day', () => {
  it.each([
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00:00+00:00'],
    ['America/Santiago', '2025-09-07', '2025-09-07T01:00:00-03:00'],
    ['America/Havana', '2026-03-08', '2026-03-08T01:00:00-04:00'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T01:00:00-02:00'],
    ['Asia/Beirut', '2026-03-29', '2026-03-29T01:00:00+03:00'],
    ['Africa/Cairo', '2026-04-24', '2026-04-24T01:00:00+03:00'],
    // Clocks went from 23:30 to 00:30.
    ['America/Toronto', '1919-03-31', '1919-03-31T00:30:00-04:00'],
    // Midnight comes twice: clocks are put back from one o’clock.
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00+00:00'],
    ['America/Havana', '2026-11-01', '2026-11-01T00:00:00-04:00'],
    // Skipped entirely: the day after it begins.
    ['Pacific/Apia', '2011-12-30', '2011-12-31T00:00:00+14:00'],
    ['Pacific/Kwajalein', '1993-08-21', '1993-08-22T00:00:00+12:00'],
    ['Europe/London', '0001-01-01', '0001-01-01T00:00:00-00:01'],
  ])('in %s on %s is %s', (zone, date, first) => {
    expect(startOfDay(date, zone)).toBe(first);
  });
});

/**
 * The local time by `Intl` in a zone: an independent reading, which searches for a local time minute by minute instead
 * of computing it.
 */
function clockOf(zone: string): (instant: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  });
  return (instant) => format.format(instant);
}

function scan(date: string, time: string, zone: string): number[] {
  const clock = clockOf(zone);
  const around = Date.parse(`${date}T${time}:00Z`);
  const shown: number[] = [];
  for (let at = around - 15 * hour; at <= around + 13 * hour; at += minute)
    if (clock(at) === `${date} ${time}`) shown.push(at);
  return shown;
}

/** The instants of a year at which the clocks of a zone change, found by bisecting months. */
function changesIn(year: number, zone: string): number[] {
  const clock = clockOf(zone);
  const offset = (at: number) => Date.parse(`${clock(at).replace(' ', 'T')}Z`) - at;
  return Array.from({ length: 12 }, (_, month) => {
    let [low, high] = [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
    if (offset(low) === offset(high)) return [];
    while (high - low > minute) {
      const middle = Math.floor((low + high) / 2 / minute) * minute;
      if (offset(middle) === offset(low)) low = middle;
      else high = middle;
    }
    return [high];
  }).flat();
}

/** Local times around each change: up to half an hour or so before and after it, by either reading of the clock. */
function timesAround(change: number, zone: string): [string, string][] {
  const clock = clockOf(zone);
  const local = [change - minute, change].map((at) => Date.parse(`${clock(at).replace(' ', 'T')}Z`));
  return local
    .flatMap((at) => [-31, -1, 0, 1, 29, 45].map((minutes) => new Date(at + minutes * minute).toISOString()))
    .map((text) => [text.slice(0, 10), text.slice(11, 16)]);
}

function compare(date: string, time: string, zone: string): string[] {
  const shown = scan(date, time, zone);
  const local = readLocalTime(date, time, zone);
  const read = local.kind === 'twice' ? [+local.at, +local.again] : local.kind === 'once' ? [+local.at] : [];
  const isSame = read.length === shown.length && read.every((at, index) => at === shown[index]);
  return isSame ? [] : [`${zone} ${date} ${time}: ${read} against ${shown}`];
}

// Since 1972 offsets are whole minutes everywhere, except in Monrovia for its first days.
const zones = Intl.supportedValuesOf('timeZone');

test('instants are those at which the zone’s clocks show the time', () => {
  const zone = fc.constantFrom(...zones, 'Australia/Lord_Howe', 'America/Scoresbysund', 'Pacific/Apia');
  const year = fc.integer({ min: 1973, max: 2040 });
  fc.assert(
    fc.property(zone, year, (zone, year) => {
      const times = changesIn(year, zone).flatMap((change) => timesAround(change, zone));
      expect(times.flatMap(([date, time]) => compare(date, time, zone))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('a day begins at its first instant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 1973, max: 2040 }), (zone, year) => {
      const clock = clockOf(zone);
      for (const change of changesIn(year, zone)) {
        for (const date of [change - day, change, change + day].map((at) => clock(at).slice(0, 10))) {
          const start = Date.parse(startOfDay(date, zone));
          expect(clock(start).slice(0, 10), `${zone} ${date}`).toBe(date);
          expect(clock(start - minute) < date, `${zone} ${date}`).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

/** Dates of a plan: calendar days only, so that no hour, time zone or leap day shifts a week. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { dateWords } from '../../renderer/plan/formats/date-words.ts';
import { dayOf, nameDay } from '../../templates/islands/route-plan/name-day.ts';
import { schedulePlan } from '../../templates/islands/route-plan/schedule-plan.ts';

afterEach(() => vi.unstubAllEnvs());

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 864e5;
const iso = (of: number) => new Date(of * 864e5).toISOString().slice(0, 10);
const steps = [
  { weeks: 1, least: 0 },
  { weeks: 2, least: 2 },
  { weeks: 2, least: 1 },
  { weeks: 1, least: 0 },
];

function schedule(today: string, exam?: string, firstDay = 1) {
  const plan = schedulePlan({ steps, firstDay }, day(today), exam === undefined ? undefined : day(exam));
  return { ...plan, start: iso(plan.start), end: iso(plan.end) };
}

describe('a plan', () => {
  test('without a date begins this week and names the earliest week for the exam', () => {
    expect(schedule('2026-11-25')).toEqual({
      kind: 'open',
      left: 6,
      start: '2026-11-23',
      end: '2027-01-04',
      weeks: [1, 2, 2, 1],
    });
  });

  test('that is looked at on a Saturday or Sunday begins on the Monday after', () => {
    expect(schedule('2026-11-20').start).toBe('2026-11-16');
    for (const today of ['2026-11-21', '2026-11-22', '2026-11-23'])
      expect(schedule(today).start).toBe('2026-11-23');
  });

  test('counts backwards from the week of the exam, whatever its weekday', () => {
    for (const exam of ['2027-02-01', '2027-02-03', '2027-02-07'])
      expect(schedule('2026-11-25', exam)).toMatchObject({
        kind: 'fits',
        left: 10,
        start: '2026-12-21',
        end: '2027-02-01',
        weeks: [1, 2, 2, 1],
      });
  });

  test('fits to the week, and is shortened from its first steps where weeks are missing', () => {
    expect(schedule('2026-11-25', '2027-01-04')).toMatchObject({ kind: 'fits', weeks: [1, 2, 2, 1] });
    expect(schedule('2026-11-25', '2026-12-28')).toMatchObject({ kind: 'tight', weeks: [0, 2, 2, 1] });
    expect(schedule('2026-11-25', '2026-12-21')).toMatchObject({ kind: 'tight', weeks: [0, 2, 1, 1] });
    expect(schedule('2026-11-25', '2026-12-14')).toMatchObject({
      kind: 'tight',
      weeks: [0, 2, 1, 0],
      start: '2026-11-23',
    });
  });

  test('does not fit where too few weeks are left, today included', () => {
    expect(schedule('2026-11-25', '2026-12-07')).toMatchObject({ kind: 'near', left: 2 });
    expect(schedule('2026-11-25', '2026-11-25')).toMatchObject({ kind: 'near', left: 0 });
    expect(schedule('2026-11-22', '2026-11-22')).toMatchObject({ kind: 'near', left: 0 });
  });

  test('knows an exam that is over', () => {
    expect(schedule('2026-11-25', '2026-11-24').kind).toBe('past');
  });

  test('goes through 29 February, the ends of months and the change of clocks', () => {
    expect(schedule('2028-01-17', '2028-03-06')).toMatchObject({ left: 7, start: '2028-01-24' });
    expect(schedule('2027-03-10', '2027-04-26')).toMatchObject({ left: 7, start: '2027-03-15' });
    expect(schedule('2026-10-01', '2026-11-30')).toMatchObject({ left: 9, start: '2026-10-19' });
  });

  test('of any length never begins before this week, ends in the exam’s, and keeps each step within its bounds', () => {
    const step = fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
      .map(([least, more]) => ({ least, weeks: least + more }));
    const anyDay = fc.integer({ min: day('2020-01-01'), max: day('2060-01-01') });
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 8 }),
        anyDay,
        fc.integer({ min: 0, max: 500 }),
        (any, today, later) => {
          const plan = schedulePlan({ steps: any, firstDay: 1 }, today, today + later);
          if (plan.kind === 'near') return;
          const taken = plan.weeks.reduce((sum, weeks) => sum + weeks, 0);
          expect(plan.start + taken * 7).toBe(plan.end);
          expect(plan.start).toBeGreaterThan(today - 7);
          expect(new Date(plan.start * 864e5).getUTCDay()).toBe(1);
          expect(today + later - plan.end).toBeGreaterThanOrEqual(0);
          expect(today + later - plan.end).toBeLessThan(7);
          plan.weeks.forEach((weeks, index) => {
            expect(weeks).toBeGreaterThanOrEqual(any[index]?.least ?? 0);
            expect(weeks).toBeLessThanOrEqual(any[index]?.weeks ?? 0);
          });
        },
      ),
    );
  });
});

describe('a week', () => {
  // 25 November 2026 was a Wednesday.
  test.each([
    ['Sunday, as in Nepal', 0, '2026-11-22'],
    ['Monday, as in Britain', 1, '2026-11-23'],
    ['Saturday, as in Egypt', 6, '2026-11-21'],
  ])('begins on %s', (_name, firstDay, start) => {
    expect(schedule('2026-11-25', undefined, firstDay).start).toBe(start);
  });

  test('begins as the locale has it', () => {
    expect(['ne-NP', 'en-GB', 'ar-EG'].map((locale) => dateWords(locale).firstDay)).toEqual([0, 1, 6]);
  });
});

describe('a day', () => {
  test.each(['Europe/London', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'is the visitor’s own in %s, also in the hour that summer time takes away',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(
        zone === 'Asia/Kathmandu' ? 'Asia/Katmandu' : zone,
      );
      expect(iso(dayOf(new Date(2027, 2, 28, 1, 30)))).toBe('2027-03-28');
      expect(iso(dayOf(new Date(2026, 11, 31, 23, 59)))).toBe('2026-12-31');
      expect(iso(dayOf(new Date(2027, 0, 1, 0, 0)))).toBe('2027-01-01');
    },
  );

  test.each([
    ['en-GB', '4 January', 'Tuesday, 29 February 2028'],
    ['en-IE', '4 January', 'Tuesday 29 February 2028'],
    ['en-US', 'January 4', 'Tuesday, February 29, 2028'],
    ['de', '4. Januar', 'Dienstag, 29. Februar 2028'],
    ['ru', '4 января', 'вторник, 29 февраля 2028 г.'],
    ['ne-NP', 'जनवरी ४', '२०२८ फेब्रुअरी २९, मङ्गलबार'],
    ['ne-NP-u-nu-latn', 'जनवरी 4', '2028 फेब्रुअरी 29, मङ्गलबार'],
  ])('is named in %s as people write it, and as the build does', (locale, short, full) => {
    expect(nameDay(day('2027-01-04'), locale)).toBe(short);
    expect(nameDay(day('2028-02-29'), locale, 'full')).toBe(full);
    const build = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    expect(full).toBe(build.format(Date.parse('2028-02-29')));
  });

  test('of the visitor’s calendar is that of the clock', () => {
    expect(dayOf(new Date(2027, 0, 4, 12))).toBe(day('2027-01-04'));
  });
});

test('each plan that is shipped leaves room to be shortened or names what fits instead, down to one week', () => {
  const folder = path.join(import.meta.dirname, '../../content/outcomes');
  const outcomes = new Map(
    readdirSync(folder).map((file) => [
      file.replace('.yaml', ''),
      parse(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
  const least = (id: string): number =>
    outcomes
      .get(id)
      .plan.steps.reduce(
        (sum: number, step: { weeks: number; minWeeks?: number }) => sum + (step.minWeeks ?? step.weeks),
        0,
      );
  const osce = [...outcomes].filter(([, { plan }]) => plan?.exam === 'OSCE').map(([id]) => id);
  expect(osce.length).toBeGreaterThan(5);
  for (const id of osce) {
    const shortest = [id, ...(outcomes.get(id).instead ?? [])].map(least);
    expect(shortest, id).toEqual(shortest.toSorted((a, b) => b - a));
    expect(shortest.at(-1), id).toBe(1);
  }
});

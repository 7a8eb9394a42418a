import { describe, expect, it } from 'vitest';
import { planDaysOf } from '../../kinds/event/days-of-event.ts';
import { spanOf } from '../../kinds/event/event-span.ts';
import { stillToCome } from '../../kinds/event/event-time.ts';
import { isBegun, liesAhead, orderEvents } from '../../kinds/event/order-events.ts';
import { planStatuses } from '../../kinds/event/plan-statuses.ts';
import { findRule } from '../../kinds/find-rule.ts';
import { makeEntry, makeSite, readsOf } from './make-site.ts';

const at = (date: string) => ({ date, time: '12:00', timeZone: 'UTC' });
const entries = {
  events: { late: at('2026-12-24'), gone: at('2026-01-01'), soon: at('2026-11-22'), just: at('2026-11-21') },
};
const words = { open: 'Open', underWay: 'Under way', over: 'Over' };
const site = makeSite({ entries, wording: { event: words }, now: '2026-11-22T11:00:00Z' });

describe('the order of events', () => {
  it('is the soonest first, then those that are over, the latest first', () => {
    expect(orderEvents(['gone', 'just', 'late', 'soon'], site).value).toEqual([
      'soon',
      'late',
      'just',
      'gone',
    ]);
  });

  it('at the same hour is that of their ids', () => {
    const same = makeSite({ entries: { events: { b: at('2026-12-01'), a: at('2026-12-01') } } });
    expect(orderEvents(['b', 'a'], same).value).toEqual(['a', 'b']);
  });

  it.each([
    { id: 'soon', wanted: true, chosen: true },
    { id: 'soon', wanted: false, chosen: false },
    { id: 'gone', wanted: false, chosen: true },
  ])('$id with ahead: $wanted is chosen: $chosen', ({ id, wanted, chosen }) => {
    expect(liesAhead(id, wanted, site).value).toBe(chosen);
  });
});

describe('what is said of an event', () => {
  it('is in the words of the site, also where it is cancelled or closed', () => {
    const nepali = makeSite({
      wording: { event: { ...words, closed: 'दर्ता बन्द', cancelled: 'रद्द' } },
      now: '2026-11-22T11:00:00Z',
    });
    const first = (status: 'Cancelled' | 'Registration Closed') =>
      planStatuses(status, hours, nepali).value[0]?.text;
    expect([first('Cancelled'), first('Registration Closed')]).toEqual(['रद्द', 'दर्ता बन्द']);
  });

  const hours = { begin: '2026-11-22T12:00:00Z', end: '2026-11-22T13:00:00Z' };
  const said = (status: Parameters<typeof planStatuses>[0]) =>
    planStatuses(status, hours, site).value.map(({ text, when }) => [text, when]);

  it('follows the clock', () => {
    expect(said(undefined)).toEqual([
      ['Open', { until: hours.begin }],
      ['Under way', { from: hours.begin, until: hours.end }],
      ['Over', { from: hours.end }],
    ]);
  });

  it('stays cancelled until its end', () => {
    expect(said('Cancelled')).toEqual([
      ['Cancelled', { until: hours.end }],
      ['Over', { from: hours.end }],
    ]);
  });

  it('is no beginning where it has begun, and nothing where it is over', () => {
    expect(stillToCome({ from: '2026-11-22T10:00:00Z' }, site).value).toEqual({});
    expect(stillToCome({ until: '2026-11-22T11:00:00Z' }, site).value).toBeUndefined();
  });
});

it('a rule is looked for no further than where it stands', () => {
  const rules = makeSite({ settings: { art: [{ is: 'a' }, { is: 'b' }, { is: 'c' }] } });
  const found = findRule(['art'], 'b', rules);
  expect(found.value).toBe(1);
  expect(readsOf(found)).toEqual(['site.yaml: art/0/is', 'site.yaml: art/1/is']);
  expect(findRule(['art'], 'z', rules).value).toBeUndefined();
});

describe('when an event takes place', () => {
  const span = (event: Record<string, unknown>) => spanOf({ timeZone: 'America/New_York', ...event }, 60);

  it.each([
    ['its usual length', {}, '2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00'],
    ['its own', { durationMinutes: 30 }, '2026-11-01T01:30:00-04:00', '2026-11-01T01:00:00-05:00'],
    ['an end', { endTime: '01:45' }, '2026-11-01T01:30:00-04:00', '2026-11-01T01:45:00-04:00'],
    [
      'an end in the second hour',
      { endTime: '01:15' },
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:15:00-05:00',
    ],
    [
      'the second hour',
      { afterClocksChange: true, durationMinutes: 30 },
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T02:00:00-05:00',
    ],
  ])('with %s, in the night in which an hour comes twice', (_, fields, begin, end) => {
    expect(span({ date: '2026-11-01', time: '01:30', ...fields })).toMatchObject({ begin, end });
  });

  it('is from the first instant of its first day to the end of its last', () => {
    const azores = { date: '2026-03-28', endDate: '2026-03-29', timeZone: 'Atlantic/Azores' };
    expect(span(azores)).toMatchObject({
      begin: '2026-03-28T00:00:00-01:00',
      end: '2026-03-30T00:00:00+00:00',
      lastDay: '2026-03-29',
      wholeDays: true,
    });
  });

  it('lies ahead until its end, and has begun from its beginning on', () => {
    const fair = { date: '2026-11-21', endDate: '2026-11-23', timeZone: 'UTC' };
    const during = makeSite({ entries: { events: { fair } }, now: '2026-11-22T11:00:00Z' });
    const after = makeSite({ entries: { events: { fair } }, now: '2026-11-24T00:00:00Z' });
    const asked = [
      liesAhead('fair', true, during),
      isBegun('fair', true, during),
      liesAhead('fair', true, after),
    ];
    expect(asked.map(({ value }) => value)).toEqual([true, true, false]);
  });

  it('is built anew on the day after its beginning and on that after its end', () => {
    const fair = { date: '2026-11-21', endDate: '2026-11-23', timeZone: 'UTC' };
    expect(planDaysOf(makeEntry('events', 'fair', fair).written, site).value).toEqual([
      '2026-11-22',
      '2026-11-24',
    ]);
  });
});

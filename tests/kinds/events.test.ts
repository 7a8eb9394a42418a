import { describe, expect, it } from 'vitest';
import { stillToCome } from '../../kinds/event/event-time.ts';
import { liesAhead, orderEvents } from '../../kinds/event/order-events.ts';
import { planStatuses } from '../../kinds/event/plan-statuses.ts';
import { findRule } from '../../kinds/find-rule.ts';
import { makeSite, readsOf } from './make-site.ts';

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

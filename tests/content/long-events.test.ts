/** Events that take several days, whole days or run past midnight: before, during and after. */
import { rm } from 'node:fs/promises';
import { DomUtils } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShippedSite, type Shipped } from './shipped-on.ts';
import { copySite, editFile } from './site-copy.ts';
import { parseVisible, textOf } from './visible-parts.ts';

type When = {
  name: string;
  lines: string;
  facts: string;
  start: string;
  end: string;
  calendar: string;
  ends?: string;
};

const longEvents: When[] = [
  {
    name: 'a workshop from Saturday morning to Monday noon, by its length',
    lines: 'date: 2027-05-01\ntime: "09:00"\ntimeZone: Europe/London\ndurationMinutes: 3120',
    facts: 'Date 1 – 3 May 2027 Time 1 May, 9:00 am BST – 3 May, 1:00 pm BST',
    start: '2027-05-01T09:00:00+01:00',
    end: '2027-05-03T13:00:00+01:00',
    calendar: 'DTSTART:20270501T080000Z DTEND:20270503T120000Z',
  },
  {
    name: 'a retreat in New York over the night in which the clocks go back',
    lines:
      'date: 2026-10-31\ntime: "18:00"\ntimeZone: America/New_York\nendDate: 2026-11-01\nendTime: "14:00"',
    facts: 'Date 31 October – 1 November 2026 Time 31 Oct, 6:00 pm GMT-4 – 1 Nov, 2:00 pm GMT-5',
    start: '2026-10-31T18:00:00-04:00',
    end: '2026-11-01T14:00:00-05:00',
    calendar: 'DTSTART:20261031T220000Z DTEND:20261101T190000Z',
  },
  {
    name: 'a fair in Auckland that takes whole days',
    lines: 'date: 2027-01-30\ntimeZone: Pacific/Auckland\nallDay: true\nendDate: 2027-02-01',
    facts: 'Date 30 January – 1 February 2027 Location',
    start: '2027-01-30',
    end: '2027-02-01',
    calendar: 'DTSTART;VALUE=DATE:20270130 DTEND;VALUE=DATE:20270202',
    ends: '2027-02-02T00:00:00+13:00',
  },
  {
    name: 'a festival in Reykjavík that takes one whole day',
    lines: 'date: 2027-06-17\ntimeZone: Atlantic/Reykjavik\nallDay: true',
    facts: 'Date Thursday 17 June 2027 Location',
    start: '2027-06-17',
    end: '2027-06-17',
    calendar: 'DTSTART;VALUE=DATE:20270617 DTEND;VALUE=DATE:20270618',
    ends: '2027-06-18T00:00:00Z',
  },
  {
    name: 'a dance in Kathmandu that goes on past midnight',
    lines: 'date: 2026-12-31\ntime: "20:00"\ntimeZone: Asia/Kathmandu\ndurationMinutes: 300',
    facts:
      'Date 31 December 2026 – 1 January 2027 Time 31 Dec 2026, 8:00 pm GMT+5:45 – 1 Jan 2027, 1:00 am GMT+5:45',
    start: '2026-12-31T20:00:00+05:45',
    end: '2027-01-01T01:00:00+05:45',
    calendar: 'DTSTART:20261231T141500Z DTEND:20261231T191500Z',
  },
  {
    name: 'an evening until midnight, which is one day',
    lines: 'date: 2027-05-01\ntime: "20:00"\ntimeZone: Europe/London\ndurationMinutes: 240',
    facts: 'Date Saturday 1 May 2027 Time 8:00 pm BST',
    start: '2027-05-01T20:00:00+01:00',
    end: '2027-05-02T00:00:00+01:00',
    calendar: 'DTSTART:20270501T190000Z DTEND:20270501T230000Z',
  },
];

/** Without the characters that differ between versions of the Unicode CLDR. */
const plain = (text: string) => text.replaceAll(',', '').replaceAll(' – ', '–');

const file = 'content/events/adult-nursing-osce-webinar.yaml';

describe.each(longEvents.slice(0, 1))('$name', holdLongEvent);
describe.each(longEvents.slice(1))('$name', { tags: ['long/days'] }, holdLongEvent);

function holdLongEvent({ lines, facts, start, end, calendar, ends: endsAt = end }: When): void {
  const state = { root: '', on: (_when: string): Shipped => expect.fail('not opened') };
  beforeAll(async () => {
    state.root = await copySite();
    const written = /date: .*\ntime: .*\ntimeZone: .*/;
    await editFile(state.root, file, (text) => text.replace(written, lines));
    const build = await openShippedSite({ root: state.root });
    state.on = (when) => build(new Date(when));
  }, 60_000);
  afterAll(() => rm(state.root, { recursive: true, force: true }));

  const before = '2026-10-01T12:00:00Z';
  const card = ({ files }: Shipped) => {
    const page = parseVisible(files.get('events.html') ?? '');
    const articles = DomUtils.findAll(({ name }) => name === 'article', page).map(textOf);
    return articles.find((text) => text.includes('Adult Nursing OSCE Webinar')) ?? '';
  };
  const dataOf = ({ plan }: Shipped) =>
    plan.pages
      .flatMap(({ head }) => head.structuredData)
      .find((one) => String(one.name).startsWith('Adult Nursing'));

  test('says on the page, to search engines and to calendars when it takes place', () => {
    const built = state.on(before);
    expect(plain(card(built))).toContain(plain(facts));
    expect(dataOf(built)).toMatchObject({ startDate: start, endDate: end });
    const ics = built.files.get('events/adult-nursing-osce-webinar.ics') ?? '';
    const [begins = '', ends = ''] = calendar.split(' ');
    expect(ics).toContain(`${begins}\r\n${ends}\r\n`);
  });

  test('stays until its end', () => {
    const ends = Date.parse(endsAt);
    const during = state.on(new Date(ends - 60_000).toISOString());
    expect(card(during)).toContain('Under way now');
    expect(card(during)).not.toContain('Register Now');
    expect(dataOf(during)).toBeDefined();
    expect(during.files.has('events/adult-nursing-osce-webinar.ics')).toBe(true);
    const over = state.on(new Date(ends).toISOString());
    expect(card(over)).toContain('This session is over');
    expect(dataOf(over)).toBeUndefined();
    expect(over.files.has('events/adult-nursing-osce-webinar.ics')).toBe(false);
  });
}

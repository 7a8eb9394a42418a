/** What the shipped site says before, during and after each date in it, without any edits in between. */

import { rm } from 'node:fs/promises';
import { DomUtils } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOfferSearch } from './past-offers.ts';
import { openShippedSite, type Shipped } from './shipped-on.ts';
import { copySite, editFile } from './site-copy.ts';
import { parseVisible, textOf } from './visible-parts.ts';

let buildOn: (today: Date) => Shipped;
beforeAll(async () => {
  buildOn = await openShippedSite();
}, 60_000);

const days = new Map<string, Shipped>();
/** `2025-09-10` means noon that day, as with --at. */
function on(when: string): Shipped {
  const shipped = days.get(when) ?? buildOn(new Date(when.includes('T') ? when : `${when}T12:00:00Z`));
  days.set(when, shipped);
  return shipped;
}

function htmlOf({ plan, files }: Shipped, address: string): string {
  const page = plan.pages.find((candidate) => candidate.address === address);
  return files.get(page?.output ?? '') ?? '';
}

const read = (when: string, address: string) => textOf(parseVisible(htmlOf(on(when), address)));

/** The text of each visible event card, by its title. */
function cards(when: string): Record<string, string> {
  const found = DomUtils.findAll(
    ({ attribs }) => attribs.class?.split(' ').includes('event-card') === true,
    parseVisible(htmlOf(on(when), '/events')),
  );
  return Object.fromEntries(
    found.map((card) => [
      DomUtils.textContent(DomUtils.findAll(({ name }) => name === 'h3', [card])),
      textOf(card),
    ]),
  );
}

const adult = 'Adult Nursing OSCE Webinar';
const mental = 'Mental Health OSCE Webinar';

/** Before, between, after and during the two sessions. */
const moments = [
  {
    when: '2025-09-10',
    next: '21 September 2025',
    form: 'mental-health-osce',
    later: '5 October 2025',
    states: { [mental]: 'ahead', [adult]: 'ahead' },
  },
  {
    when: '2025-09-21',
    next: '21 September 2025',
    form: 'mental-health-osce',
    later: '5 October 2025',
    states: { [mental]: 'ahead', [adult]: 'ahead' },
  },
  {
    when: '2025-09-21T15:30:00Z',
    next: '5 October 2025',
    form: 'adult-nursing-osce',
    states: { [mental]: 'under way', [adult]: 'ahead' },
  },
  {
    when: '2025-09-22',
    next: '5 October 2025',
    form: 'adult-nursing-osce',
    states: { [mental]: 'over', [adult]: 'ahead' },
  },
  {
    when: '2025-10-05',
    next: '5 October 2025',
    form: 'adult-nursing-osce',
    states: { [mental]: 'over', [adult]: 'ahead' },
  },
  { when: '2025-10-05T15:00:00Z', states: { [mental]: 'over', [adult]: 'under way' } },
  { when: '2025-10-05T16:00:00Z', states: { [mental]: 'over', [adult]: 'over' } },
  { when: '2025-10-06', states: { [mental]: 'over', [adult]: 'over' } },
  { when: '2026-11-22', states: { [mental]: 'over', [adult]: 'over' } },
];
const statuses = { ahead: 'Registration Open', 'under way': 'Under way now', over: 'This session is over' };
const notOver = (states: Record<string, string | undefined>) =>
  Object.entries(states).flatMap(([title, state]) => (state === 'over' ? [] : [title]));

describe.each(moments)('the sessions on $when', ({ when, next, form, later, states }) => {
  test('each card says how it stands, and only what lies ahead can be registered for', () => {
    const shown = cards(when);
    expect(Object.keys(shown)).toHaveLength(2);
    for (const [title, state] of Object.entries(states)) {
      const text = shown[title] ?? '';
      for (const [name, status] of Object.entries(statuses))
        expect(text.includes(status), `${title} ${name}`).toBe(name === state);
      for (const invitation of ['Register Now', 'Add to calendar'])
        expect(text.includes(invitation), `${title}: ${invitation}`).toBe(state === 'ahead');
      expect(text.includes('Ask for the next date'), title).toBe(state !== 'ahead');
    }
  });

  test('the webinar page shows the next one with its own form, or asks for interest', () => {
    const text = read(when, '/webinar');
    const html = htmlOf(on(when), '/webinar');
    if (next) expect(text).toMatch(new RegExp(`Next session \\w+day, ${next}`));
    else expect(text).not.toMatch(/Next session|Save my seat|Register Now|Registration Open/);
    expect(text.includes('Ask for the next date')).toBe(next === undefined);
    const forms = [...html.matchAll(/href="https:\/\/register\.example\.com\/([\w-]+)"/g)].map(
      ([, name]) => name,
    );
    expect(forms).toEqual([...(form ? [form] : []), ...(later ? ['adult-nursing-osce'] : [])]);
    if (later) expect(text).toContain(later);
  });

  test('search engines and calendars hear of what is not over', () => {
    const { plan, files } = on(when);
    const data = plan.pages
      .flatMap(({ head }) => head.structuredData)
      .filter((one) => one['@type'] === 'EducationEvent');
    expect(data.map(({ name }) => String(name)).toSorted()).toEqual(notOver(states).toSorted());
    expect([...files.keys()].filter((output) => output.endsWith('.ics'))).toHaveLength(
      notOver(states).length,
    );
  });
});

describe('the offer', () => {
  const traces = /FUTURENURSE|Until 31 March 2027|\{promotion\.|class="promotion-strip/;
  const holders = (when: string) => {
    const { plan, files } = on(when);
    const all = new Map([...files, ['documents', JSON.stringify(plan.documents)]]);
    return [...all].flatMap(([output, text]) => (traces.test(text) ? [output] : []));
  };

  test('stands on its last day in the strip above the header and on its page', () => {
    expect(/class="promotion-strip[ "][\s\S]*FUTURENURSE/.test(htmlOf(on('2027-03-31'), '/'))).toBe(true);
    expect(read('2027-03-31', '/course-purchase')).toMatch(/FUTURENURSE/);
  });

  test('leaves nothing behind on the day after', () => {
    expect(holders('2027-03-31')).toEqual(expect.arrayContaining(['index.html', 'course-purchase.html']));
    expect(holders('2027-04-01')).toEqual([]);
  });
});

describe('how many seats are left', () => {
  const bar = (when: string) =>
    textOf(
      DomUtils.findAll(
        ({ attribs }) => /announcement-bar__items/.test(attribs.class ?? ''),
        parseVisible(htmlOf(on(when), '/')),
      )[0] ?? [],
    );

  test.each([
    ['2026-10-29', false],
    ['2026-10-30', true],
    ['2026-11-06', true],
    ['2026-11-07', false],
    ['2026-11-22', false],
  ])('on %s: said is %s', (when, said) => {
    expect(bar(when).includes('5 seats left, counted on 30 October 2026')).toBe(said);
    expect(bar(when)).toContain('New batch starts on Monday');
    expect(bar(when)).not.toContain('{facts.');
  });
});

describe('a course that is shown until a day', () => {
  const state = { root: '', pages: (_when: string): Shipped => on('2026-11-01') };
  beforeAll(async () => {
    state.root = await copySite();
    await editFile(
      state.root,
      'content/courses/osce-crash-course.yaml',
      (text) => `${text}until: 2026-11-30\n`,
    );
    const build = await openShippedSite({ root: state.root });
    state.pages = (when) => build(new Date(`${when}T12:00:00Z`));
  }, 60_000);
  afterAll(() => rm(state.root, { recursive: true, force: true }));

  test('takes its row, its buttons and its links along, and leaves the words that name it', () => {
    const leads = (html: string) => html.includes('href="/courses/osce-crash-course"');
    const before = htmlOf(state.pages('2026-11-30'), '/osce');
    const after = htmlOf(state.pages('2026-12-01'), '/osce');
    const table = (html: string) =>
      textOf(DomUtils.findAll(({ name }) => name === 'table', parseVisible(html)));
    expect(leads(before)).toBe(true);
    expect(table(before)).toContain('One-day OSCE Crash Course');
    expect(leads(after)).toBe(false);
    expect(table(after)).not.toContain('One-day OSCE Crash Course');
    expect(textOf(parseVisible(after))).toContain('our crash course puts what you know in order');
  });
});

test('each build says on which day the next one shows something else', () => {
  const next = (when: string) => on(when).plan.schedule.nextChange;
  expect(
    ['2025-09-10', '2025-09-22', '2025-10-06', '2026-01-01', '2026-10-30', '2026-11-07', '2027-01-01'].map(
      next,
    ),
  ).toEqual([
    '2025-09-22',
    '2025-10-06',
    '2026-01-01',
    '2026-10-30',
    '2026-11-07',
    '2027-01-01',
    '2027-04-01',
  ]);
  expect(on('2027-01-01').plan.schedule.nextChangeAt).toBe('2027-04-01T00:00:00+01:00');
});

describe('from 2025 to 2028', () => {
  const findPastOffers = createOfferSearch();
  const months = Array.from({ length: 48 }, (_, index) => new Date(Date.UTC(2025, index, 3, 12)));

  test('nothing that is over is offered, in any month', { tags: ['long/days'], timeout: 600_000 }, () => {
    const found = months.flatMap((today) => findPastOffers(buildOn(today), today));
    expect(found).toEqual([]);
  });

  test('an offer that is over would be found: pages of one month are judged in a later one', () => {
    const judge = (built: string, today: string) =>
      findPastOffers(on(built), new Date(`${today}T12:00:00Z`)).join('\n');
    const late = judge('2025-09-10', '2025-11-01');
    for (const part of [
      '/webinar: 21 September 2025 in “',
      '/webinar: https://register.example.com/mental-health-osce in “',
      '/events: 5 October 2025 in “',
      '/events: startDate 2025-10-05T16:00:00+01:00',
      '/events: validThrough 2025-09-21T16:00:00+01:00',
      'events/adult-nursing-osce-webinar.ics',
    ])
      expect(late).toContain(part);
    expect(judge('2027-03-31', '2027-04-02')).toMatch(/31 March 2027 in “.*FUTURENURSE/);
    expect(judge('2026-11-06', '2026-11-20')).toContain('5 seats left, counted on 30 October 2026');
  });
});

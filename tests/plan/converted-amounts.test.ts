import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { samples } from '../lay-out-sample.ts';
import { planWhole } from '../plan-whole.ts';
import { branchOfSample } from './branch-of-sample.ts';
import { openSite } from './checked-site.ts';

const file = (name: string) => readFileSync(path.join(samples, 'valid-site', name), 'utf8');

/** Amounts shown to visitors and search engines by a branch that converts those of its base. */
async function planned(settings: string): Promise<{ page: string; data: string }> {
  const home = `${file('content/pages/home.yaml')}
      With {promotion.code}: {promotion.price}, {promotion.savingNow} less, {promotion.savingOriginal} in all.
      From {courses.osce-online.instalment} a month. In {nextEvent.title} for {nextEvent.price}.
  - { section: event-list, id: events, title: Events, events: {} }
`;
  const root = branchOfSample({
    base: {
      'content/pages/home.yaml': home.replace(
        'description: The',
        'structuredData: [event, course-list]\ndescription: The',
      ),
      'content/events/webinar.yaml': file('content/events/webinar.yaml').replace('price: Free', 'price: 15'),
    },
    branch: {
      'site.yaml': settings,
      'content/wording.yaml': 'money: { converted: "about {price}" }\n',
    },
  });
  const { sources, check } = await openSite(root);
  const { pages } = planWhole(check(sources), { today: new Date('2026-11-29T09:00:00Z') });
  const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');
  const [page] = pages;
  return { page: plain(page?.sections), data: plain(page?.head) };
}

test.each([
  {
    where: 'pesos',
    settings: 'currency: PHP\nprices: { from: GBP, rate: 77.2, roundTo: 10 }\n',
    said: [
      'about ₱27,020"',
      'fee is about ₱61,300.',
      'about ₱15,360, about ₱11,660 less',
      'From about ₱6,755 a',
      'about ₱1,160.',
    ],
  },
  {
    where: 'dirhams',
    settings: 'currency: AED\nprices: { from: GBP, rate: 4.9, roundTo: 5 }\n',
    said: [
      'about AED 1,715"',
      'fee is about AED 3,890.',
      'about AED 975, about AED 740 less',
      'From about AED 429 a',
      'about AED 75.',
    ],
  },
  {
    where: 'euros to the cent',
    settings: 'currency: EUR\nprices: { from: GBP, rate: 1.15 }\n',
    said: [
      'about €402.49"',
      'fee is about €913.10.',
      'about €228.85, about €173 less, about €173 in all',
      'From about €100.63 a',
      'about €17.25.',
    ],
  },
  {
    where: 'yen',
    settings: 'currency: JPY\nprices: { from: GBP, rate: 195, roundTo: 100 }\n',
    said: ['about JP¥68,200"', 'about JP¥38,800, about JP¥29,400 less', 'From about JP¥17,050 a'],
  },
])(
  '$where: what is rounded to whole units has no decimals, and what is computed of it is “about” too',
  async ({ settings, said }) => {
    const { page, data } = await planned(settings);
    for (const text of said) expect(page).toContain(text);
    expect(data).toContain('"@type":"Event"');
    // Free courses are free everywhere.
    expect(data.match(/"price":"[^"]*"/g)?.map((price) => price.replace('.00', ''))).toEqual(['"price":"0"']);
  },
);

import { describe, expect, test } from 'vitest';
import { checkEdited } from './check-edited.ts';

const course = 'content/courses/osce-online.yaml';
const event = 'content/events/webinar.yaml';
const post = 'content/posts/first-day.mdx';
const settings = 'site.yaml';
const day = '2026-11-22';

/** One edit of one file, and everything reported for it on that day. */
const cases: [title: string, file: string, from: string, to: string, ...found: string[]][] = [
  [
    'a price before that was charged from a day to come',
    course,
    'Since: 2025-01-06',
    'Since: 2026-12-01',
    `warning price-not-charged-yet ${course}:6:21`,
  ],
  ['a price before that is charged since today', course, 'Since: 2025-01-06', `Since: ${day}`],
  [
    'a promotion that ended yesterday',
    settings,
    'until: 2030-12-31',
    'until: 2026-11-21',
    `warning promotion-ended ${settings}:36:10`,
  ],
  ['a promotion that ends today', settings, 'until: 2030-12-31', `until: ${day}`],
  [
    'an event of yesterday that is still open',
    event,
    'date: 2027-01-10',
    'date: 2026-11-21',
    `warning event-still-open ${event}:9:9`,
  ],
  ['an event of today', event, 'date: 2027-01-10', `date: ${day}`],
  [
    'an article of tomorrow',
    post,
    'date: 2025-03-14',
    'date: 2026-11-23',
    `warning article-not-yet ${post}:5:7`,
  ],
  [
    'an article of tomorrow that is published then',
    post,
    'date: 2025-03-14',
    'date: 2026-11-23\nfrom: 2026-11-23',
  ],
  [
    'an article that is updated tomorrow',
    post,
    'date: 2025-03-14',
    'date: 2025-03-14\nupdated: 2026-11-23',
    `warning article-not-yet ${post}:6:10`,
  ],
  [
    'an article that was updated before it was published',
    post,
    'date: 2025-03-14',
    'date: 2025-03-14\nupdated: 2024-03-20',
    `warning updated-before-date ${post}:6:10`,
  ],
  ['an article of 2062', post, 'date: 2025-03-14', 'date: 2062-03-14', `warning far-date ${post}:5:7`],
  [
    'an article of the year 205',
    post,
    'date: 2025-03-14',
    'date: 0205-03-14',
    `warning far-date ${post}:5:7`,
  ],
  [
    'the year 0',
    post,
    'date: 2025-03-14',
    'date: 0000-01-01\nupdated: 0001-01-01',
    `warning far-date ${post}:5:7`,
    `warning far-date ${post}:6:10`,
  ],
  [
    'a section that is shown until the year 9999',
    'content/pages/home.yaml',
    '  - section: page-hero',
    '  - section: page-hero\n    until: 9999-12-31',
    'warning far-date content/pages/home.yaml:5:12',
  ],
];

describe('on 22 November 2026', () => {
  test.each(cases)('%s', async (_, file, from, to, ...found) => {
    expect((await checkEdited({ [file]: [[from, to]] }, { day })).found).toEqual(found);
  });

  test('nothing depends on the day where none is given', async () => {
    const edits = { [post]: [['date: 2025-03-14', 'date: 2062-03-14']] } as const;
    expect((await checkEdited(edits)).found).toEqual([]);
  });

  test('the hint turns the digits of a year round', async () => {
    const edits = { [post]: [['date: 2025-03-14', 'date: 2205-03-14']] } as const;
    expect((await checkEdited({ ...edits }, { day })).diagnostics[0]?.hint).toBe('Did you mean 2025-03-14?');
  });
});

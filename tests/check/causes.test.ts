/** One mistake gives one message; two mistakes give two. */
import { describe, expect, test } from 'vitest';
import { checkEdited, type Edits } from './check-edited.ts';

const course = 'content/courses/osce-online.yaml';
const home = 'content/pages/home.yaml';
const chooser = 'content/pages/checkout-chooser.yaml';
const facts = 'content/facts.yaml';
const fact = ['fullFee: { money: 794 }', 'fullFee: { money: 794, note: new }'] as const;

type Case = [title: string, edits: Edits, ...expected: string[]];

const alone: Case[] = [
  [
    'a missing field that a page shows of all entries',
    { [course]: [['subtitle: All {facts.osce.stations} stations\n', '']] },
    `error missing-key ${course}:1:1`,
  ],
  ['a wrong fact that texts name', { [facts]: [fact] }, `error beside-money ${facts}:3:26`],
  [
    'a route that doesn’t say of which entries its page is',
    { 'site.yaml': [[', collection: posts', '']] },
    'error route-without-collection site.yaml:22:13',
  ],
  [
    'a route to a misspelt page',
    { 'site.yaml': [['page: home', 'page: hme']] },
    'error unknown-entry site.yaml:20:22',
  ],
  [
    'a misspelt field, with names that only its own field knows',
    { 'site.yaml': [['badge: "{percent}% off"', 'bagde: "{percent}% off"']] },
    'error unknown-key site.yaml:40:3',
  ],
  [
    'a name that texts of two files know from a fact that is gone',
    {
      [facts]: [['  stations: 10\n', '']],
      [home]: [['**{facts.osce.stations}** stations', '{facts.osce.stations} stations']],
    },
    `error unknown-name ${course}:2:15`,
  ],
];

const together: Case[] = [
  [
    'a wrong fact, and a name that nobody knows',
    { [facts]: [fact], [home]: [['The fee is', 'The {facts.osce.fee} is']] },
    `error beside-money ${facts}:3:26`,
    `error unknown-name ${home}:19:11`,
  ],
  [
    'a misspelt field, and in it a name of a fact that there is not',
    { 'site.yaml': [['badge: "{percent}% off"', 'bagde: "{facts.osce.percent}% off"']] },
    'error unknown-key site.yaml:40:3',
    'error unknown-name site.yaml:40:11',
  ],
  [
    'two names that nobody knows',
    {
      [home]: [
        ['The fee is', 'The {facts.osce.fee} is'],
        ['Pass with', 'Pass {facts.osce.pass} with'],
      ],
    },
    `error unknown-name ${home}:6:17`,
    `error unknown-name ${home}:19:11`,
  ],
  [
    'a field missing in a course, and another that no course has',
    {
      [course]: [['subtitle: All {facts.osce.stations} stations\n', '']],
      [chooser]: [['Pick one.', 'Pick {courses.osce-online.cost}.']],
    },
    `error missing-key ${course}:1:1`,
    `error unknown-name ${chooser}:6:16`,
  ],
  [
    'an error in one file, and a warning in another',
    {
      'site.yaml': [['until: 2030-12-31', 'until: 31 December 2030']],
      [chooser]: [['Pick one.', 'It costs £794.']],
    },
    `warning said-twice ${chooser}:6:20`,
    'error not-a-date site.yaml:36:10',
  ],
];

describe('what comes of a mistake is not told beside it', () => {
  test.each(alone)('%s', async (_title, edits, ...expected) => {
    expect((await checkEdited(edits)).found).toEqual(expected);
  });
});

describe('two mistakes are two messages', () => {
  test.each(together)('%s', async (_title, edits, ...expected) => {
    expect((await checkEdited(edits)).found).toEqual(expected);
  });
});

test('what several places ask for in vain is told at the first, which names the others', async () => {
  const { diagnostics } = await checkEdited({ [facts]: [['  stations: 10\n', '']] });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '3 places use {facts.osce.stations}, but there is no value called that.',
  ]);
  expect(diagnostics[0]?.related?.map(({ place }) => place.file)).toEqual([
    home,
    'content/posts/first-day.mdx',
  ]);
});

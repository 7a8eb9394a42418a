/** Values that are typed although they have a name, and text that only looks like them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { checkEdited, type Edits } from '../check/check-edited.ts';

const post = 'content/posts/first-day.mdx';
const course = 'content/courses/osce-online.yaml';
const home = 'content/pages/home.yaml';

/** The valid site with more facts, two more prices and a code that nobody types by chance. */
const site: Edits = {
  'site.yaml': [
    ['code: EXAMPLE', 'code: FUTURENURSE'],
    ['checkout:\n', 'checkout:\n  instalments: 4\n  lender: { name: Lendwell }\n'],
  ],
  [course]: [['title: OSCE Online', 'title: "OSCE Virtual: Adult Nursing"']],
  'content/facts.yaml': [
    [
      'stations: 10\n',
      'stations: 10\n  apieStations: 4\n  courseDays: 30\n  fluidBalanceMinutes: 14\n  fluidBalanceMinutesBefore: 12\n' +
        '  results: 5 working days\n  students: 2,500+\n  passRate: 95%\n',
    ],
    [
      '2025-06-25 }\n',
      '2025-06-25 }\ncbt:\n  questions: 115\n  hours: 3 hours\nhelp:\n  days: Monday to Saturday\n',
    ],
  ],
};

const same: [sentence: string, written: string, ...names: string[]][] = [
  ['The course is £349.99.', '£349.99', 'courses.osce-online.price'],
  ['It costs 349.99 in all.', '349.99', 'courses.osce-online.price'],
  ['The exam is £794, paid to the centre.', '£794', 'facts.osce.fullFee'],
  ['The exam is £794.00.', '£794.00', 'facts.osce.fullFee'],
  ['The exam is 794 pounds.', '794 pounds', 'facts.osce.fullFee'],
  ['With the code it is £199.', '£199', 'promotion.price'],
  ['Type FUTURENURSE.', 'FUTURENURSE', 'promotion.code'],
  ['[Buy](https://shop.example.com/?coupon=FUTURENURSE)', 'FUTURENURSE', 'promotion.code'],
  ['The lender is Lendwell.', 'Lendwell', 'site.checkout.lender.name'],
  ['Take OSCE Virtual: Adult Nursing first.', 'OSCE Virtual: Adult Nursing', 'courses.osce-online.title'],
  ['Welcome to Example Academy.', 'Example Academy', 'site.name'],
  ['Write to hello@example.com.', 'hello@example.com', 'site.contact.email'],
  ['[Write](mailto:hello@example.com)', 'hello@example.com', 'site.contact.email'],
  ['Call +44 20 7946 0142.', '+44 20 7946 0142', 'site.contact.phone'],
  ['[Call](tel:+442079460142)', '+442079460142', 'site.contact.phone'],
  ['Come to 12 Example Street.', '12 Example Street', 'site.contact.office.street'],
  ['It is on 10 January 2027.', '10 January 2027', 'events.webinar.date'],
  ['It is on January 10th, 2027.', 'January 10th, 2027', 'events.webinar.date'],
  ['Come on 10 January.', '10 January', 'events.webinar.date'],
  ['The rules changed on 25 June 2025.', '25 June 2025', 'facts.osce.since'],
  ['The CBT asks 115 questions.', '115 questions', 'facts.cbt.questions'],
  ['It asks 115 multiple-choice questions.', '115 multiple-choice questions', 'facts.cbt.questions'],
  ['You have 3 hours for the CBT.', '3 hours', 'facts.cbt.hours'],
  ['A 30-day course is long.', '30-day', 'facts.osce.courseDays'],
  ['All ten stations count.', 'ten stations', 'facts.osce.stations'],
  ['Fluid balance takes 14 minutes.', '14 minutes', 'facts.osce.fluidBalanceMinutes'],
  ['Fluid balance took 12 minutes before.', '12 minutes', 'facts.osce.fluidBalanceMinutesBefore'],
  ['Results come after 5 working days.', '5 working days', 'facts.osce.results'],
  ['We have taught 2,500+ nurses.', '2,500+', 'facts.osce.students'],
  ['With us, 95% pass.', '95%', 'facts.osce.passRate'],
  ['Pay in 4 monthly instalments.', '4 monthly instalments', 'site.checkout.instalments'],
  ['Call us Monday to Saturday.', 'Monday to Saturday', 'facts.help.days'],
  ['[The course](/checkout/osce-online) takes 14 days.', '14 days', 'courses.osce-online.duration'],
];

const other: [sentence: string, written: string, name: string, value: string][] = [
  ['{courses.osce-online.title} costs £339.99.', '£339.99', 'courses.osce-online.price', '349.99'],
  ['[The course](/checkout/osce-online) costs £339.99.', '£339.99', 'courses.osce-online.price', '349.99'],
  ['{events.webinar.title} is on 11 January 2027.', '11 January 2027', 'events.webinar.date', '2027-01-10'],
  ['Fluid balance takes 16 minutes.', '16 minutes', 'facts.osce.fluidBalanceMinutes', '14'],
  ['The OSCE has 12 stations.', '12 stations', 'facts.osce.stations', '10'],
  ['The CBT has 150 questions.', '150 questions', 'facts.cbt.questions', '115'],
];

const fine = [
  'Four of them, 4 of you and 10 minutes of rest.',
  'The fee is {facts.osce.fullFee}, for all {facts.osce.stations} stations.',
  'The train costs £12 and lunch £7.94.',
  'Nurses earn £34 million together, between £349 and £350.',
  'She passed station 10 on the first day.',
  'Score 2 for NEWS2, and 115 beats a minute.',
  'Rest for 14 minutes, then study for 3 hours.',
  'After 14 days at home, you are rested.',
  'Two stations were hard, and three were easy.',
  'Practise 4 stations a day.',
  'Room 349, floor 14, bus 794.',
  'On 11 January 2026 it snowed.',
  'About 95% of a cell is water.',
  'Your future nurse, your adult nursing, an online OSCE.',
  'Nobody lends well, whatever the lender.',
  'Between 10–14 days, or 2–4 weeks.',
  'The example academy of the book is in London.',
  'Write to someone@example.com or call 020 7946 0143.',
  'Since 2025 the exam has changed, in January most of all.',
  '[All courses](/checkout?course=349.99-or-14-days) are listed.',
];

type Seen = { code: string; message: string; hint: string };
const state: { byLine: Map<string, Seen[]>; codes: string[] } = { byLine: new Map(), codes: [] };

beforeAll(async () => {
  const sentences = [...same.map(([one]) => one), ...other.map(([one]) => one), ...fine];
  const edits = { ...site, [post]: [['- Your passport', sentences.join('\n\n')]] } as const;
  const { diagnostics } = await checkEdited(edits);
  for (const { code, message, hint = '', place } of diagnostics) {
    if (!code.startsWith('said-')) continue;
    expect(place.file).toBe(post);
    const sentence = sentences[(place.line - firstLine) / 2] ?? '';
    const written = /^“(.*?)”/.exec(message)?.[1] ?? '';
    expect(sentence.slice(place.column - 1), `column of “${written}”`).toMatch(
      new RegExp(`^\\W?${escaped(written)}`),
    );
    state.byLine.set(sentence, [...(state.byLine.get(sentence) ?? []), { code, message, hint }]);
  }
});

/** The first line of the sentences in the article; each is followed by a blank line. */
const firstLine = 16;
const seenIn = (sentence: string) => state.byLine.get(sentence) ?? [];
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('a value that has a name and is typed all the same', () => {
  test.each(same)('%s', (sentence, written, ...names) => {
    const [found, ...more] = seenIn(sentence);
    expect(more).toEqual([]);
    expect(found?.code).toBe('said-twice');
    expect(found?.message).toContain(`“${written}”`);
    for (const name of names) expect(found?.hint).toContain(`{${name}}`);
  });
});

describe('a value that contradicts the one that has a name', () => {
  test.each(other)('%s', (sentence, written, name, value) => {
    const [found, ...more] = seenIn(sentence);
    expect(more).toEqual([]);
    expect(found?.code).toBe('said-otherwise');
    expect(found?.message).toContain(`“${written}”`);
    expect(found?.message).toContain(`{${name}}, which is ${value}`);
  });
});

describe('what only looks like it', () => {
  test.each(fine)('%s', (sentence) => {
    expect(seenIn(sentence)).toEqual([]);
  });
});

describe('where a value may stand', () => {
  const found = async (edits: Edits) =>
    (await checkEdited({ ...site, ...edits })).diagnostics.filter(({ code }) => code.startsWith('said-'));

  test('the definitions themselves are no repetition', async () => {
    expect(await found({})).toEqual([]);
  });

  test('a course’s own texts name it as the course that they belong to', async () => {
    const edits: Edits = {
      [course]: [
        ...(site[course] ?? []),
        ['Live sessions', 'Live for 14 days\n  - "{course.duration} in all"'],
      ],
    };
    const [first, ...more] = await found(edits);
    expect(more).toEqual([]);
    expect(first?.hint).toBe('Write {course.duration}');
    expect(
      (await checkEdited({ ...site, ...edits })).found.filter((line) => line.startsWith('error')),
    ).toEqual([]);
  });

  test('a course can’t name another, so nothing is asked of it', async () => {
    const edits: Edits = {
      'content/courses/apprentice.yaml': [['Paid work', 'After OSCE Virtual: Adult Nursing']],
    };
    expect(await found(edits)).toEqual([]);
  });

  test('a number and its label in two fields are one statement', async () => {
    const statistics =
      'sections:\n  - section: statistics\n    title: Numbers\n    items:\n      - { value: "115", label: questions }\n      - { value: "115", label: nurses }\n';
    const [first, ...more] = await found({ [home]: [['sections:\n', statistics]] });
    expect(more).toEqual([]);
    expect(first?.hint).toBe('Write {facts.cbt.questions}');
    expect(first?.place.line).toBe(7);
  });

  test('the label of a button and the description of a page are texts too', async () => {
    const edits: Edits = {
      [home]: [
        ['label: Choose a course', 'label: Pay £349.99'],
        ['The home page of the tests.', 'The home page of Example Academy.'],
      ],
    };
    expect((await found(edits)).map(({ place }) => place.line)).toEqual([2, 9]);
  });

  test('what somebody said in their own words is left as it was said', async () => {
    const maria = 'content/testimonials/maria.yaml';
    expect(await found({ [maria]: [['quote: ', 'quote: For £349.99 in all. ']] })).toEqual([]);
  });
});

test('ten thousand articles are searched in one pass each', async () => {
  const { createValueIndex } = await import('../../renderer/lint/said-twice/value-index.ts');
  const { findPhrases } = await import('../../renderer/lint/said-twice/phrase-tree.ts');
  const { checked } = await manyTitles(10_000);
  const index = createValueIndex(checked);
  const text = 'How to pass '.repeat(2000);
  let asked = 0;
  const counted = new Proxy(index.phrases.root.next, {
    get: (target, key) => {
      asked += 1;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  expect(findPhrases({ ...index.phrases, root: { next: counted, values: [] } }, text)).toEqual([]);
  // One lookup per word that starts with the first letter of a title: how many titles begin alike makes no difference.
  expect(asked).toBe(2000);
});

/** Titles that begin with the same words. */
async function manyTitles(count: number) {
  const { site: checkedSite } = await checkEdited({});
  const settings = checkedSite?.settings;
  if (!settings) throw new Error('the valid site is not valid');
  const document = {
    collection: 'posts',
    id: 'one',
    schemaName: 'post',
    schema: {},
    source: settings.source,
    value: {},
  };
  const checked = Array.from({ length: count }, (_, number) => ({
    name: `posts.one-${number}.title`,
    shown: `How to pass exam number ${number}`,
    document,
    reading: { kind: 'phrase' as const },
  }));
  return { checked };
}

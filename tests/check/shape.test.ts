import { describe, expect, test } from 'vitest';
import { checkEdited } from './check-edited.ts';

const course = 'content/courses/osce-online.yaml';
const home = 'content/pages/home.yaml';

/** One edit of one file, and the one diagnostic reported for it. */
const cases: [title: string, file: string, from: string, to: string, found: string][] = [
  ['an unknown key', course, 'rating: 4.9', 'rating: 4.9\ncolour: red', `unknown-key ${course}:11:1`],
  ['a misspelt key is not missing as well', course, 'title:', 'titel:', `unknown-key ${course}:1:1`],
  ['a missing key of the file', course, 'duration: 14 days\n', '', `missing-key ${course}:1:1`],
  [
    'several missing keys at once',
    course,
    'duration: 14 days\nstudents: 800+\n',
    '',
    `missing-key ${course}:1:1`,
  ],
  [
    'a missing key within a group',
    'site.yaml',
    ', city: London, country: United Kingdom }\n  branches',
    ', country: United Kingdom }\n  branches',
    'missing-key site.yaml:15:3',
  ],
  ['a key without value', course, 'duration: 14 days', 'duration:', `empty-value ${course}:8:1`],
  ['an empty text', course, 'duration: 14 days', 'duration: ""', `empty-text ${course}:8:11`],
  ['a price with the letter O', course, '349.99', '34O.99', `not-a-number ${course}:4:8`],
  ['a price with a comma', course, '349.99', '1,250', `not-a-number ${course}:4:8`],
  ['a price with a currency sign', course, '349.99', '£250', `not-a-number ${course}:4:8`],
  ['a rating in words', course, 'rating: 4.9', 'rating: very good', `not-a-number ${course}:10:9`],
  ['a rating above the scale', course, 'rating: 4.9', 'rating: 49', `number-out-of-range ${course}:10:9`],
  ['a rating below zero', course, 'rating: 4.9', 'rating: -1', `number-out-of-range ${course}:10:9`],
  ['yes in place of true', course, 'payLater: true', 'payLater: yes', `not-true-or-false ${course}:7:11`],
  [
    'a text where a list belongs',
    course,
    'features:\n  - Live sessions',
    'features: Live sessions',
    `not-a-list ${course}:11:11`,
  ],
  ['an empty list', course, 'features:\n  - Live sessions', 'features: []', `too-few-items ${course}:11:11`],
  [
    'a text where a group belongs',
    'site.yaml',
    'checkout:\n  defaultCourse: osce-online',
    'checkout: osce-online',
    'not-a-group site.yaml:56:11',
  ],
  ['a category that is none', course, 'category: osce', 'category: ocse', `unknown-category ${course}:3:11`],
  [
    'a number where a text belongs',
    course,
    'students: 800+',
    'students: 800',
    `quotes-needed ${course}:9:11`,
  ],
  [
    'a phone number without quotes',
    'site.yaml',
    '+44 20 7946 0142',
    '+442079460142',
    'quotes-needed site.yaml:12:10',
  ],
  [
    'a word that is no date',
    'content/events/webinar.yaml',
    '2027-01-10',
    '10 January',
    'not-a-date content/events/webinar.yaml:2:7',
  ],
  [
    '30 February',
    'content/posts/first-day.mdx',
    '2025-03-14',
    '2025-02-30',
    'no-such-date content/posts/first-day.mdx:5:7',
  ],
  [
    'a time in the afternoon',
    'content/events/webinar.yaml',
    '"16:00"',
    '4 PM',
    'wrong-form content/events/webinar.yaml:3:7',
  ],
  [
    'an e-mail address without @',
    'site.yaml',
    'hello@example.com',
    'hello.example.com',
    'wrong-form site.yaml:14:10',
  ],
  [
    'half a star',
    'content/testimonials/maria.yaml',
    'rating: 5',
    'rating: 4.5',
    'not-a-whole-number content/testimonials/maria.yaml:5:9',
  ],
  ['a section that there is not', home, 'section: prose', 'section: prosa', `unknown-section ${home}:14:14`],
  ['a section without kind', home, 'section: prose\n    id: text', 'id: text', `missing-key ${home}:14:5`],
  ['a field that the section does not have', home, 'body: |', 'bdy: |', `unknown-key ${home}:16:5`],
  ['a tone that there is not', home, 'id: text', 'id: text\n    tone: black', `unknown-choice ${home}:16:11`],
  [
    'an icon that there is not',
    home,
    'to: /checkout }',
    'to: /checkout, icon: clok }',
    `unknown-choice ${home}:9:56`,
  ],
  ['a colour by name', 'site.yaml', "line: '#", "line: 'red#", 'wrong-form site.yaml:'],
];

describe('a file that breaks its schema', () => {
  test('the valid site has nothing to say', async () => {
    const { found, site } = await checkEdited({});
    expect(found).toEqual([]);
    expect(site?.collections.courses?.find(({ id }) => id === 'osce-online')?.value.price).toBe(349.99);
  });

  test.each(cases)('%s is one error', async (_title, file, from, to, expected) => {
    const { found, site } = await checkEdited({ [file]: [[from, to]] });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`error ${expected}`);
    expect(site).toBeUndefined();
  });

  test.each([
    ['49', 'Did you mean 4.9? If not, write 5 or a lower number.'],
    ['50', 'Write 5 or a lower number.'],
    ['500', 'Write 5 or a lower number.'],
    ['99', 'Write 5 or a lower number.'],
  ])('of a rating of %s it is said what may be meant', async (written, hint) => {
    const { diagnostics } = await checkEdited({ [course]: [['rating: 4.9', `rating: ${written}`]] });
    expect(diagnostics.map((one) => one.hint)).toEqual([hint]);
  });

  test('one bad file does not hide another', async () => {
    const { found } = await checkEdited({
      [course]: [['349.99', 'x']],
      [home]: [['title: Courses', 'tilte: Courses']],
    });
    expect(found.map((line) => line.split(' ')[1])).toEqual(['not-a-number', 'unknown-key']);
  });
});

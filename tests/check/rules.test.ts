import { describe, expect, test } from 'vitest';
import { checkEdited, type Edits } from './check-edited.ts';

const course = 'content/courses/osce-online.yaml';
const home = 'content/pages/home.yaml';
const lead = 'content/forms/lead.yaml';
const post = 'content/posts/first-day.mdx';

/** One edit of one file, and everything reported for it. */
const cases: [title: string, file: string, from: string, to: string, ...found: string[]][] = [
  ['a price of nothing', course, 'price: 349.99', 'price: 0', `warning amount-of-nothing ${course}:4:8`],
  ['a price in powers of ten', course, 'price: 349.99', 'price: 3e2', `error not-a-number ${course}:4:8`],
  [
    'a price before that is the price',
    course,
    'originalPrice: 499.99',
    'originalPrice: 349.99',
    `warning original-price-same ${course}:5:16`,
  ],
  [
    'instalments that come to more than the price',
    course,
    'payLater: true',
    'payLater: true\ninstalment: 99',
    `warning instalments-off ${course}:8:13`,
  ],
  [
    'an instalment that is the whole price',
    course,
    'payLater: true',
    'payLater: true\ninstalment: 349.99',
    `warning instalments-off ${course}:8:13`,
  ],
  ['instalments in whole pounds', course, 'payLater: true', 'payLater: true\ninstalment: 88'],
  [
    'a promotion with a percentage that its prices do not give',
    'site.yaml',
    'text: Use {promotion.code} and',
    'text: Save 50%. Use {promotion.code} and',
    'warning promotion-percent-off site.yaml:39:14',
  ],
  [
    'a course that a tutor teaches and that there is not',
    'content/tutors/ann.yaml',
    'osce-online',
    'osce-onlin',
    'error unknown-entry content/tutors/ann.yaml:7:11',
  ],
  ['an article by nobody', post, 'author: Example Author\n', '', `error article-without-author ${post}:2:1`],
  [
    'an article by two people',
    post,
    'author: Example Author',
    'author: Example Author\ntutor: ann',
    `error article-with-two-authors ${post}:5:1`,
  ],
  [
    'an article by a tutor that there is not',
    post,
    'author: Example Author',
    'tutor: anne',
    `error unknown-entry ${post}:4:8`,
  ],
  [
    'a count that does not say when it was counted',
    'content/facts.yaml',
    'stations: 10',
    'stations: 10\n  seats: { count: 5, validDays: 7 }',
    'error fact-of-count content/facts.yaml:3:12',
  ],
  [
    'a count that does not say how long it may be shown',
    'content/facts.yaml',
    'stations: 10',
    'stations: 10\n  seats: { count: 5, countedOn: { date: 2026-10-30 }, validDays: 0 }',
    'error fact-of-count content/facts.yaml:3:66',
  ],
  [
    'a field of the next event that it does not have',
    home,
    '{site.name}',
    '{nextEvent.day}',
    `error unknown-name ${home}:6:22`,
  ],
  [
    'a name that ends in the description of a page, which stays',
    home,
    'The home page of the tests.',
    'Use {promotion.code}.',
    `error name-that-ends ${home}:2:18`,
  ],
  [
    'a name that ends in an article, which stays',
    post,
    '{facts.osce.stations}',
    '{promotion.code}',
    `error name-that-ends ${post}:12:14`,
  ],
  ['a fact that there is not', home, 'osce.stations', 'osce.station', `error unknown-name ${home}:7:14`],
  ['a group of facts', home, '{facts.osce.stations}', '{facts.osce}', `error unknown-name ${home}:7:14`],
  ['a name in a block of text', home, 'osce.fullFee', 'osce.fee', `error unknown-name ${home}:19:18`],
  [
    'a word in braces that is no name',
    home,
    'title: Courses',
    'title: "{count} courses"',
    `error unknown-name ${home}:12:13`,
  ],
  [
    'a brace without its pair',
    home,
    'title: Courses',
    'title: "Courses }"',
    `error stray-brace ${home}:12:21`,
  ],
  ['spaces within braces', home, '{site.name}', '{ site.name }', `error name-with-spaces ${home}:6:22`],
  [
    'a field of a course that it does not have',
    home,
    '{site.name}',
    '{courses.apprentice.badge}',
    `error unknown-name ${home}:6:22`,
  ],
  ['a course within a course', course, 'Live sessions', '"{courses.apprentice.title}"'],
  ['a course that names itself', course, 'Live sessions', '"{course.title}"'],
  [
    'a title that names itself',
    course,
    'title: OSCE Online',
    'title: "{course.title}"',
    `error name-circle ${course}:1:9`,
  ],
  [
    'a course in the words that courses are made with',
    'content/wording.yaml',
    '"{count} students"',
    '"{count} of {courses.apprentice.title}"',
    'error name-too-early content/wording.yaml:42:25',
  ],
  [
    'a saving that a course does not have',
    home,
    '{site.name}',
    '{courses.apprentice.saving}',
    `error unknown-name ${home}:6:22`,
  ],
  [
    'an offer in a paragraph that a course can do without',
    course,
    'features:',
    'about: "Use {promotion.code}."\nfeatures:',
  ],
  [
    'an offer in a line that cards show',
    course,
    'Live sessions',
    'Use {promotion.code}',
    `error name-that-ends ${course}:12:9`,
  ],
  [
    'the entry of the page on a page without entry',
    home,
    '{site.name}',
    '{course.title}',
    `error name-elsewhere ${home}:6:22`,
  ],
  [
    'an unknown field of the entry of the page',
    'content/pages/article.yaml',
    '{post.title}',
    '{post.titel}',
    'error unknown-name content/pages/article.yaml:1:9',
  ],
  [
    'a field of a form that it does not have',
    lead,
    '{form.country}',
    '{form.land}',
    `error unknown-name ${lead}:72:12`,
  ],
  [
    'a course that there is not',
    'site.yaml',
    'course: osce-online',
    'course: osce-onlin',
    'error unknown-entry site.yaml:33:11',
  ],
  ['a page that there is not', 'site.yaml', 'page: home', 'page: hme', 'error unknown-entry site.yaml:20:22'],
  [
    'a selection by an unknown field',
    home,
    'where: { category',
    'where: { categry',
    `error unknown-field ${home}:13:25`,
  ],
  [
    'a selection by an impossible value',
    home,
    'category: osce',
    'category: osec',
    `error unmatched-value ${home}:13:35`,
  ],
  ['a picture that there is not', post, 'mark.svg', 'marc.svg', `error unknown-media ${post}:9:15`],
  ['a font as a picture', post, 'mark.svg', 'type.woff2', `error no-picture ${post}:9:15`],
  [
    'a link that runs code',
    home,
    'to: /checkout }',
    'to: "javascript:alert(1)" }',
    `error wrong-link ${home}:9:39`,
  ],
  [
    'a link that hides its protocol',
    home,
    'to: /checkout }',
    'to: "java\\tscript:alert(1)" }',
    `error wrong-link ${home}:9:39`,
  ],
  ['a page without slash', home, 'to: /checkout }', 'to: checkout }', `error wrong-link ${home}:9:39`],
  [
    'a link to another host without protocol',
    home,
    'to: /checkout }',
    'to: //example.com }',
    `error wrong-link ${home}:9:39`,
  ],
  ['a button that does nothing', home, ', to: /checkout }', ' }', `error action-without-target ${home}:9:9`],
  [
    'a button that does two things',
    home,
    'to: /checkout }',
    'to: /checkout, download: guide }',
    `error action-with-two-targets ${home}:9:9`,
  ],
  [
    'a download that there is not',
    'site.yaml',
    'download: guide',
    'download: gide',
    'error unknown-download site.yaml:50:13',
  ],
  [
    'a menu entry that leads nowhere',
    'site.yaml',
    '{ label: Home, to: / }',
    '{ label: Home }',
    'error menu-entry site.yaml:26:7',
  ],
  [
    'two pages with one address',
    'site.yaml',
    'path: /checkout,',
    'path: /blog/first-day,',
    'error address-taken site.yaml:22:13',
  ],
  ['no page at the top', 'site.yaml', 'path: /,', 'path: /home,', 'error no-home-page site.yaml:19:1'],
  [
    'a route per entry without collection',
    'site.yaml',
    ', collection: posts',
    '',
    'error route-without-collection site.yaml:22:13',
  ],
  [
    'a route per entry without a place for its name',
    'site.yaml',
    '/blog/:slug',
    '/blog',
    'error route-without-parameter site.yaml:22:13',
  ],
  [
    'the address of the page for wrong addresses',
    'site.yaml',
    'path: /checkout',
    'path: /404',
    'error address-reserved site.yaml:21:13',
  ],
  ['two sections with one id', home, 'id: courses', 'id: top', `error repeated-name ${home}:11:9`],
  ['two fields with one name', lead, 'name: email', 'name: name', `error repeated-name ${lead}:9:11`],
  [
    'a field that is asked after an answer of a field that there is not',
    lead,
    '    inputMode: tel',
    '    inputMode: tel\n    onlyWhen: { field: contry, is: [Ghana] }',
    `error unknown-form-field ${lead}:22:24`,
  ],
  [
    'a field that is asked after an answer that nobody can give',
    lead,
    '    inputMode: tel',
    '    inputMode: tel\n    onlyWhen: { field: country, is: [Ghana, Gana] }',
    `error unknown-answer ${lead}:22:45`,
  ],
  [
    'a form that goes nowhere',
    'site.yaml',
    '  lead:\n    delivery: { kind: endpoint, action: https://forms.example.com/lead }',
    '  {}',
    `error no-delivery ${lead}:1:1`,
  ],
  [
    'a form service without address',
    'site.yaml',
    ', action: https://forms.example.com/lead',
    '',
    'error endpoint-without-address site.yaml:55:15',
  ],
  ['a price before that is lower', course, '499.99', '299.99', `error original-below-price ${course}:5:16`],
  [
    'a promotion that saves nothing',
    'site.yaml',
    'price: 199',
    'price: 349.99',
    'error promotion-saves-nothing site.yaml:35:10',
  ],
  [
    'free in instalments',
    'content/courses/apprentice.yaml',
    'payLater: false',
    'payLater: true',
    'error free-in-instalments content/courses/apprentice.yaml:5:11',
  ],
  [
    'an amount of money in words',
    'content/facts.yaml',
    'money: 794',
    'money: "794"',
    'error fact-of-money content/facts.yaml:3:21',
  ],
  [
    'a fact on 31 June',
    'content/facts.yaml',
    '2025-06-25',
    '2025-06-31',
    'error fact-of-date content/facts.yaml:4:18',
  ],
  [
    'a fact that nobody can name',
    'content/facts.yaml',
    'stations:',
    'all stations:',
    'error unnameable-fact content/facts.yaml:2:3',
  ],
  [
    'an end before the start',
    course,
    'rating: 4.9',
    'rating: 4.9\nfrom: 2026-02-01\nuntil: 2026-01-01',
    `error ends-before-start ${course}:12:8`,
  ],
  [
    'a time zone by offset',
    'content/events/webinar.yaml',
    'Europe/London',
    'GMT+1',
    'error unknown-time-zone content/events/webinar.yaml:4:11',
  ],
  ['a currency that there is not', 'site.yaml', 'GBP', 'GBX', 'error unknown-currency site.yaml:6:11'],
  [
    'a category that site.yaml does not list',
    post,
    'category: OSCE Preparation',
    'category: OSCE Preperation',
    `error unknown-category ${post}:6:11`,
  ],
  [
    'a chat with a branch that there is not',
    home,
    '{ label: Choose a course, to: /checkout }',
    '{ label: Ask, chat: { message: Hello, branch: nepl } }',
    `error unknown-branch ${home}:9:55`,
  ],
  [
    'a picture of a course category that site.yaml does not list',
    'site.yaml',
    '  oet: { src',
    '  eot: { src',
    'error unknown-category site.yaml:60:3',
  ],
  [
    'an event whose length nobody says',
    'content/events/webinar.yaml',
    'durationMinutes: 60\n',
    '',
    'error event-without-length content/events/webinar.yaml:1:1',
  ],
  [
    'a number in a shop that there is not',
    course,
    'rating: 4.9',
    'rating: 4.9\nshopId: "101"',
    `error no-shop-address ${course}:11:1`,
  ],
  [
    'a shop’s address without a place for the number',
    'site.yaml',
    'chat:\n',
    'shop: { address: "https://shop.example.com/" }\nchat:\n',
    'error wrong-form site.yaml:17:18',
  ],
  [
    'a default course that there is not',
    'site.yaml',
    'defaultCourse: osce-online',
    'defaultCourse: osce-hybrid',
    'warning dangling-default-course site.yaml:57:18',
  ],
];

describe('what a schema can’t say', () => {
  test.each(cases)('%s', async (_title, file, from, to, ...expected) => {
    // Facts and names that an edit removes are missed elsewhere: only codes that the case is about count.
    const edits: Edits = { [file]: [[from, to]] };
    const { found, site } = await checkEdited(edits);
    const codes = new Set(expected.map((line) => line.split(' ')[1]));
    expect(found.filter((line) => codes.has(line.split(' ')[1])).toSorted()).toEqual(expected.toSorted());
    expect(site === undefined).toBe(expected.some((line) => line.startsWith('error')));
  });

  test('a fact does not smuggle a protocol into a link', async () => {
    const { found } = await checkEdited({
      'content/facts.yaml': [['stations: 10', 'stations: 10\n  evil: "javascript:alert(1)"']],
      [home]: [['to: /checkout }', 'to: "{facts.osce.evil}" }']],
    });
    expect(found).toEqual([`error wrong-link ${home}:9:39`]);
  });

  test('a value that holds names itself can’t be named', async () => {
    const { found } = await checkEdited({
      'content/facts.yaml': [['stations: 10', 'stations: "{site.name}"']],
      [post]: [['{facts.osce.stations}', 'some']],
      [course]: [['{facts.osce.stations}', 'some']],
    });
    expect(found).toEqual([`error name-of-names ${home}:7:14`]);
  });

  test('a site without wording says so once', async () => {
    const { found } = await checkEdited({}, { without: ['content/wording.yaml'] });
    expect(found).toEqual(['error missing-wording content/wording.yaml:1:1']);
  });

  test('a site whose facts are gone says so once, not in every text', async () => {
    const { diagnostics } = await checkEdited({}, { without: ['content/facts.yaml'] });
    const found = new Set(diagnostics.map(({ code, place }) => `${code} ${place.file}`));
    expect([...found]).toEqual(['missing-facts content/facts.yaml']);
  });

  test('a course in the shop has one address there', async () => {
    const shop: [string, string] = ['chat:\n', 'shop: { address: "https://shop.example.com/{id}" }\nchat:\n'];
    const ids = 'rating: 4.9\nshopId: "101"\ncheckoutUrl: https://shop.example.com/101';
    const { found } = await checkEdited({ 'site.yaml': [shop], [course]: [['rating: 4.9', ids]] });
    expect(found).toEqual([`error two-shop-addresses ${course}:12:1`]);
  });

  test('events need no length of their own where site.yaml gives one to all', async () => {
    const { found } = await checkEdited({
      'site.yaml': [['chat:\n', 'events: { durationMinutes: 45 }\nchat:\n']],
      'content/events/webinar.yaml': [['durationMinutes: 60\n', '']],
    });
    expect(found).toEqual([]);
  });

  test('samples and placeholders are refused for release only', async () => {
    const { found } = await checkEdited({}, { release: true });
    const addresses = [
      'reserved-address content/accreditations/register.yaml:4:7',
      'reserved-address content/events/webinar.yaml:15:19',
      'not-for-release content/testimonials/maria.yaml:7:1',
      'not-for-release content/tutors/ann.yaml:9:1',
      'reserved-address site.yaml:4:9',
      'reserved-phone site.yaml:12:10',
      'reserved-phone site.yaml:13:13',
      'reserved-address site.yaml:14:10',
      'reserved-address site.yaml:42:14',
      'reserved-address site.yaml:55:41',
    ];
    expect(found).toEqual(addresses.map((line) => `error ${line}`));
    expect((await checkEdited({})).found).toEqual([]);
  });

  test('facts, and groups of facts at any depth, can be declared made up', async () => {
    const facts = 'content/facts.yaml';
    const declared =
      'stations: 10\n  seats:\n    sample: true\n    left: 5\n    fee: { money: 5, placeholder: true }';
    const edits: Edits = {
      [facts]: [
        ['osce:', 'placeholder: true\nosce:'],
        ['stations: 10', declared],
      ],
      [post]: [['The test', 'Only {facts.osce.seats.left} at {facts.osce.seats.fee}. The test']],
    };
    expect((await checkEdited(edits)).found).toEqual([]);
    const { found } = await checkEdited(edits, { release: true });
    expect(found.filter((line) => line.includes(facts))).toEqual([
      `error not-for-release ${facts}:1:1`,
      `error not-for-release ${facts}:5:5`,
      `error not-for-release ${facts}:7:22`,
    ]);
  });

  test('a link to nowhere in the middle of an article is refused before going live', async () => {
    const { found } = await checkEdited(
      { [post]: [['- Your passport', '- [A form](https://forms.example.org/a), call 07700 900461']] },
      { release: true },
    );
    expect(found.filter((line) => line.includes(post))).toEqual([
      `error reserved-address ${post}:16:12`,
      `error reserved-phone ${post}:16:47`,
    ]);
  });
});

/** The result of each meaning for a value, with planning answered by plain words. */
import { describe, expect, test } from 'vitest';
import { type Planned, plain } from '../../kinds/planned.ts';
import { meaningOf } from '../../renderer/schema/meanings/meanings.ts';
import type { LifePlanning, Planning } from '../../renderer/schema/planning.ts';

const place = (...path: readonly (string | number)[]) => ({ file: path.join('/'), line: 1, column: 1 });
const planning: Planning = {
  place,
  string: (text) => plain(text.replace('{name}', 'filled')),
  paragraph: (html) => plain({ html }),
  article: (html) => plain([{ kind: 'html', html }]),
  address: (href) => plain({ link: { href, external: false }, hidden: href === '/hidden' }),
  action: ({ label }) =>
    plain({ label: String(label), emphasis: 'quiet', kind: 'dialog', dialog: '', href: '' }),
  picture: ({ name, alt }) => plain({ src: name, alt, width: 1, height: 1 }),
  file: (name) => plain(`/media/${name}`),
  format: {
    money: (amount) => plain({ amount, text: `${amount} pounds`, free: false }),
    free: () => plain({ amount: 0, text: 'Free', free: true }),
    converted: (amount) => plain({ ...amount, text: `about ${amount.text}` }),
    date: (iso) => plain({ iso, text: `on ${iso}` }),
  },
  isConverted: () => false,
  language: () => plain({ language: 'en-GB' }),
  entry: (kind, id, form) => plain({ entry: `${kind}/${id}`, form }),
  current: () => plain('the entry of the page'),
  entries: (kind) => plain([`all ${kind}`]),
  listing: () => plain([]),
  nextOf: (kind) => (kind === 'events' ? 'nextEvent' : undefined),
  shared: (name) => plain({ shared: name }),
  breadcrumbs: () => plain({ label: 'You are here', items: [] }),
  listPages: () => plain(undefined),
  listFilters: () => plain(undefined),
  search: () => plain('the search'),
};

const plan = (value: unknown, schema: Readonly<Record<string, unknown>>): Planned<unknown> | undefined =>
  meaningOf(schema)?.plan?.({ value, schema }, planning);

describe('a meaning plans', () => {
  test.each([
    ['an amount', 5, { means: 'money' }, { amount: 5, text: '5 pounds', free: false }],
    ['an amount in a word', 'Free', { means: 'money' }, { amount: 0, text: 'Free', free: true }],
    ['a link by its names', '/{name}', { means: 'link' }, { href: '/filled', external: false }],
    ['no link to a hidden page', '/hidden', { means: 'link' }, undefined],
    [
      'a picture with its description',
      { src: 'a.png', alt: 'A {name} cup' },
      { means: 'picture' },
      { src: 'a.png', alt: 'A filled cup', width: 1, height: 1 },
    ],
    [
      'an entry as lists show it',
      'one',
      { means: 'reference', collection: 'tutors' },
      { entry: 'tutors/one', form: 'card' },
    ],
    [
      'an entry in full',
      'one',
      { means: 'reference', collection: 'tutors', whole: true },
      { entry: 'tutors/one', form: 'whole' },
    ],
    ['the next entry', 'next', { means: 'reference', collection: 'events' }, { shared: 'nextEvent' }],
    [
      'an entry that is called next',
      'next',
      { means: 'reference', collection: 'tutors' },
      { entry: 'tutors/next', form: 'card' },
    ],
    ['a page as its id', 'about', { means: 'reference', collection: 'pages' }, 'about'],
    ['an id as it is written', '{name}', { means: 'id', collection: 'tutors' }, '{name}'],
  ])('%s', (_, value, schema, expected) => {
    expect(plan(value, schema)?.value).toEqual(expected);
  });

  test('and keeps the line of what is shown', () => {
    const picture = plan({ src: 'a.png', alt: 'A cup' }, { means: 'picture' });
    expect(picture?.origins).toEqual([{ path: 'src', value: 'a.png', places: [place('src')] }]);
    expect(plan(5, { means: 'money' })?.origins).toEqual([
      { path: '', value: '5 pounds', places: [place()] },
    ]);
  });
});

describe('how long a value stands', () => {
  const end = { until: '2026-12-01T00:00:00Z' };
  const lives: LifePlanning = {
    nextOf: planning.nextOf,
    lifeOfShared: () => plain(end),
    isShown: (_kind, id) => plain(id !== 'hidden'),
  };
  test.each([
    ['the next entry, until there is another', 'next', { means: 'reference', collection: 'events' }, end],
    ['a certain entry, for ever', 'one', { means: 'reference', collection: 'events' }, {}],
    ['a subject that is shown, for ever', 'one', { means: 'subject', collection: 'events' }, {}],
    ['a subject that is hidden, not at all', 'hidden', { means: 'subject', collection: 'events' }, undefined],
  ])('%s', (_, value, schema, expected) => {
    expect(meaningOf(schema)?.life?.({ value, schema }, lives).value).toEqual(expected);
  });
});

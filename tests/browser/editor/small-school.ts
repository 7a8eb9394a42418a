import type { EditorField, OutlineView, PageView, SectionChoice, Trouble } from '../../../editor/contract.ts';
import { readRich } from '../../../renderer/features/edit/fields/read-rich.ts';

/** One value of each kind, on a page that shows them all, for tests that need neither files nor a build. */
export type School = {
  fields: EditorField[];
  html: (values: ReadonlyMap<string, unknown>) => string;
  view: PageView;
};

const common = {
  within: 'Adult Nursing',
  required: true,
  holdsNames: false,
  file: 'courses/adult.yaml',
  line: 6,
};

export const smallSchool = (): EditorField[] => [
  { ...common, id: 'title', title: 'Title', control: 'text', value: 'Adult Nursing', pages: 13 },
  {
    ...common,
    id: 'price',
    title: 'Price',
    description: 'The price today, without the currency sign.',
    control: 'money',
    unit: 'GBP',
    value: 349.99,
  },
  { ...common, id: 'starts', title: 'First day', control: 'date', value: '2027-03-04', required: false },
  { ...common, id: 'time', title: 'Time', control: 'time', value: '18:30' },
  {
    ...common,
    id: 'about',
    title: 'About',
    control: 'paragraph',
    value: 'All {facts.stations} stations in a week.',
    holdsNames: true,
    names: [{ name: 'facts.stations', value: '20', id: 'stations' }],
  },
  {
    ...common,
    id: 'stations',
    title: 'Stations',
    within: 'Facts',
    control: 'number',
    value: 20,
    file: 'facts.yaml',
  },
  {
    ...{ ...common, id: 'body', title: 'Text', control: 'article', required: false },
    value: 'You learn **what** a station asks.',
    rich: readRich('You learn **what** a station asks.', false),
    article: { part: 'block', canGo: true, below: 'below', whole: 'body', up: 'body' },
  },
  {
    ...{ ...common, id: 'below', title: 'Text', within: 'Text', control: 'article', required: false },
    value: '',
    rich: readRich('', false),
    article: { part: 'below', canGo: false, below: 'below', whole: 'body' },
  },
  {
    ...common,
    id: 'tone',
    title: 'Tone',
    control: 'choice',
    value: 'plain',
    choices: [
      { value: 'plain', title: 'Plain' },
      { value: 'mist', title: 'Mist' },
    ],
  },
  { ...common, id: 'popular', title: 'Popular', control: 'switch', value: true, required: false },
  { ...common, id: 'colour', title: 'Colour', control: 'colour', value: '#00656f' },
  { ...common, id: 'link', title: 'Leads to', control: 'link', value: '/courses' },
  { ...common, id: 'tutor', title: 'Tutor', control: 'entry', of: 'tutors', value: 'amira' },
  { ...common, id: 'others', title: 'See also', control: 'entries', of: 'tutors', value: ['amira', 'tomas'] },
  {
    ...common,
    id: 'picture',
    title: 'Picture',
    control: 'picture',
    value: { src: 'harbour.svg', alt: 'A harbour' },
  },
  {
    ...common,
    id: 'features',
    title: 'Features',
    control: 'list',
    value: ['Live lessons', 'Small groups'],
    items: ['Live lessons', 'Small groups'].map((value, index) => ({
      ...common,
      ...{ id: `feature${index}`, title: `Feature ${index + 1}`, control: 'text', value },
    })),
    blank: { ...common, id: 'feature2', title: 'Feature 3', control: 'text' },
  },
  {
    ...common,
    id: 'questions',
    title: 'Questions',
    control: 'list',
    value: [{ question: 'How long?', answer: 'A week.' }],
    items: [
      {
        ...{ ...common, id: 'question0', title: 'How long?', control: 'group' },
        value: { question: 'How long?', answer: 'A week.' },
      },
    ],
    blank: {
      ...{ ...common, id: 'question1', title: 'Question 2', control: 'group' },
      items: [
        {
          ...{ ...common, id: 'link1', name: 'link', title: 'More about it', control: 'text' },
          required: false,
        },
        { ...common, id: 'ask1', name: 'question', title: 'Question', control: 'text' },
        { ...common, id: 'answer1', name: 'answer', title: 'Answer', control: 'paragraph' },
      ],
    },
  },
  {
    ...common,
    id: 'phone',
    title: 'Telephone',
    within: 'Contact',
    control: 'text',
    value: '01 4123 456',
    layer: { state: 'own', there: { value: '020 7946 0142' }, travels: true },
  },
];

/** The first spots are texts in this order; the picture comes last. */
const shown = ['title', 'price', 'starts', 'about', 'body', 'phone'];

export function pageOf(values: ReadonlyMap<string, unknown>): string {
  const text = (id: string) =>
    String(values.get(id)).replace('{facts.stations}', String(values.get('stations')));
  const picture: { src?: string; alt?: string } = Object(values.get('picture'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text('title')}</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/page.css"></head><body><main><section>
    <h1>${text('title')}</h1><p class="price">${text('price')}</p><p>${text('starts')}</p><p>${text('about')}</p>
    <div class="body"><p>${text('body')}</p></div><p>${text('phone')}</p><p><a href="/courses">All courses</a></p>
    <img src="/${picture.src}" alt="${picture.alt}" width="400" height="300"></section></main></body></html>`;
}

export function viewOf(fields: readonly EditorField[], values: ReadonlyMap<string, unknown>): PageView {
  const spots = shown.flatMap((id, index) => {
    const field = fields.find((one) => one.id === id);
    if (!field) return [];
    const also = id === 'about' ? [{ id: 'stations', label: 'Stations' }] : [];
    return [
      {
        at: { section: 1, kind: 'node' as const, node: 1 + 2 * index },
        text: String(values.get(id)).replace('{facts.stations}', String(values.get('stations'))),
        ...{ label: field.title, within: field.within, fields: [{ id, label: field.title }, ...also] },
      },
    ];
  });
  const picture = {
    at: { section: 1, kind: 'attribute' as const, element: 10, attribute: 'src' },
    ...{ text: '', label: 'Picture', within: 'Adult Nursing', fields: [{ id: 'picture', label: 'Picture' }] },
  };
  return { address: '/', spots: [...spots, picture], problems: [] };
}

/** Sections that the page is said to have: one in each state. */
export function outlineOf(): OutlineView {
  const timing = (from?: string) => [
    { id: 'starts', name: 'from', title: 'Shown from', ...(from !== undefined && { value: from }) },
    { id: 'time', name: 'until', title: 'Shown until' },
  ];
  const sections: OutlineView['sections'] = [
    { id: 'section0', title: 'Adult Nursing', kind: 'Hero', shown: 1, timing: timing() },
    {
      ...{ id: 'section1', title: 'What the course costs, and when it has to be paid', kind: 'Price card' },
      ...{ hidden: { why: 'from', day: '2027-03-04' }, timing: timing('2027-03-04') },
    },
    { id: 'section2', title: 'Statistics', kind: 'Statistics', hidden: { why: 'nothing' }, timing: timing() },
    {
      ...{ id: 'section3', title: 'The next date', kind: 'Call to action', timing: timing() },
      hidden: { why: 'when', when: 'next-event' },
    },
  ];
  const value = sections.map(({ title }) => ({ section: 'prose', title }));
  return {
    page: { id: 'title', title: 'Adult Nursing' },
    id: 'sections',
    value,
    isMerged: false,
    pages: 13,
    day: '2027-03-01',
    sections,
  };
}

export const sectionKinds: readonly SectionChoice[] = [
  {
    ...{ name: 'faq', title: 'Questions and answers', own: false },
    ...{ description: 'Questions that open to their answers.', value: { section: 'faq' } },
  },
  {
    ...{ name: 'hero', title: 'Hero', own: false, description: 'The first thing on the home page.' },
    value: { section: 'hero' },
  },
];

/** A price is a number; with another currency’s notation, the check says what to write. */
export function troublesOf(id: string, value: unknown): Trouble[] {
  if (id !== 'price' || typeof value === 'number') return [];
  const message = `“price” must be a number, not “${String(value)}”: the currency sign is added for you.`;
  return [{ code: 'not-a-number', severity: 'error', message, hint: 'Write 349.99', fix: 349.99 }];
}

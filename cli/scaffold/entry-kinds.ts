import type { JsonSchema, SchemaSet } from '../../renderer/model/site.ts';
import { isFields } from '../../renderer/schema/fields.ts';
import { schemaNamed } from '../../renderer/schema/schema-named.ts';
import { firstExample, type OwnValues } from './write-fields.ts';

/** What a new file takes from the site that it is made for. */
export type Surroundings = {
  today: Date;
  schemas: SchemaSet;
  category: string | undefined;
};

export type EntryKind = {
  schema: string;
  file: (id: string) => string;
  values: (title: string, surroundings: Surroundings) => OwnValues;
  /** Below the front matter. */
  body?: string;
  next: (id: string) => string;
};

export const entryKinds: ReadonlyMap<string, EntryKind> = new Map([
  [
    'course',
    {
      schema: 'course',
      file: (id) => `content/courses/${id}.yaml`,
      values: (title) => ({ title }),
      next: () => 'Change what is in it, then see it: site watch',
    },
  ],
  [
    'post',
    {
      schema: 'post',
      file: (id) => `content/posts/${id}.mdx`,
      values: (title, { today, category }) => ({
        title,
        date: isoDay(today),
        featured: false,
        author: 'Ann Author',
        ...(category !== undefined && { category }),
      }),
      body: postBody(),
      next: () => 'Write below the second ---, then see it: site watch',
    },
  ],
  [
    'tutor',
    {
      schema: 'tutor',
      file: (id) => `content/tutors/${id}.yaml`,
      values: (name) => ({ name, courses: [], sample: true }),
      next: () => 'Change what is in it, then see it: site watch',
    },
  ],
  [
    'event',
    {
      schema: 'event',
      file: (id) => `content/events/${id}.yaml`,
      values: (title, { today }) => ({
        title,
        date: isoDay(inFourWeeks(today)),
        timeZone: 'Europe/London',
        durationMinutes: 60,
      }),
      next: () => 'Change what is in it, then see it: site watch',
    },
  ],
  [
    'question',
    {
      schema: 'question',
      file: (id) => `content/questions/${id}.yaml`,
      values: (title) => ({ title, order: 50 }),
      next: (id) => `Lead an answer of another question to it (question: ${id}), then see it: site watch`,
    },
  ],
  [
    'outcome',
    {
      schema: 'outcome',
      file: (id) => `content/outcomes/${id}.yaml`,
      values: (title) => ({ title, actions: [{ label: 'All courses', to: '/courses' }] }),
      next: (id) => `Lead an answer of a question to it (outcome: ${id}), then see it: site watch`,
    },
  ],
  [
    'page',
    {
      schema: 'page',
      file: (id) => `content/pages/${id}.yaml`,
      values: (title, { schemas }) => ({ title, sections: pageSections(title, schemas) }),
      next: (id) =>
        `Give it an address in site.yaml under routes:  - { path: /${id}, page: ${id} }\nThen see it: site watch`,
    },
  ],
] satisfies [string, EntryKind][]);

function postBody(): string {
  return [
    'Open with what the reader will be able to do after reading.',
    '',
    '## A heading for each step',
    '',
    'One thought a paragraph. **Bold** for what must not be missed, a [link](/) where more can be read.',
    '',
    '- a list',
    '- where things are listed',
    '',
  ].join('\n');
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function inFourWeeks(date: Date): Date {
  return new Date(date.getTime() + 28 * 24 * 60 * 60 * 1000);
}

/** A heading and a text: the two sections that every page can begin with. */
function pageSections(title: string, schemas: SchemaSet): OwnValues[] {
  return [
    { section: 'page-hero', ...requiredExamples(schemaNamed(schemas, 'sections/page-hero')), title },
    { section: 'prose', ...requiredExamples(schemaNamed(schemas, 'sections/prose')), body: proseBody },
  ];
}

const proseBody =
  'Write here what a visitor comes for.\n\nAn empty line begins a new paragraph. **Bold** and [links](/) work.';

function requiredExamples(schema: JsonSchema | undefined): OwnValues {
  const properties = isFields(schema?.properties) ? schema.properties : {};
  const required = Array.isArray(schema?.required) ? schema.required : [];
  return Object.fromEntries(
    required.flatMap((name: unknown) => {
      const property = properties[String(name)];
      return isFields(property) ? [[String(name), firstExample(property)]] : [];
    }),
  );
}

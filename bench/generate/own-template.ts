/** A section of the generated site's own, so that the edit of a template can be measured: paths in the site and texts. */
export const ownTemplate = {
  component: 'templates/sections/workshop-note/workshop-note.tsx',
  styles: 'templates/sections/workshop-note/workshop-note.css',
  schema: 'schemas/sections/workshop-note.schema.json',
};

/** The number of pages that show it: one for every 20 articles, 20 at most. */
export function templatePages(articles: number): number {
  return Math.min(20, Math.ceil(articles / 20));
}

/** The files of the section, by path. */
export const ownTemplateFiles: Readonly<Record<string, string>> = {
  [ownTemplate.component]: `import './workshop-note.css';

export function WorkshopNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="workshop-note" data-version="first">
      <h2 className="workshop-note__title">{title}</h2>
      <p>{text}</p>
    </div>
  );
}
`,
  [ownTemplate.styles]: `@layer sections {
  .workshop-note__title {
    color: var(--colour-ink);
    font-family: var(--font-heading);
    font-size: var(--text-xl);
  }
}
`,
  [ownTemplate.schema]: `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'sections/workshop-note.schema.json',
      title: 'Note from the workshop',
      description: 'A title and a few words.',
      type: 'object',
      properties: {
        title: {
          type: 'string',
          title: 'Title',
          description: 'The heading of the section.',
          examples: ['Open today'],
          minLength: 1,
        },
        text: {
          type: 'string',
          title: 'Text',
          description: 'One or two sentences.',
          examples: ['The door is open.'],
          minLength: 1,
        },
      },
      required: ['title', 'text'],
      additionalProperties: false,
    },
    undefined,
    2,
  )}\n`,
};

/** The section on a page. */
export const workshopNote = `  - section: workshop-note
    title: Nothing found?
    text: Ask at the counter, somebody remembers.
`;

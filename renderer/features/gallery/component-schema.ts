/**
 * A component is shown by a section made for it, whose fields are what every example of a component is given
 * (`ComponentExample` in schemas/planned.ts): templates have no words of their own, and examples neither.
 */
import type { JsonSchema } from '../../model/site.ts';

export function componentSchema(section: string): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `sections/${section}.schema.json`,
    title: section,
    description: 'What the example of a component is given.',
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** The name of the section that shows a component. */
export function sectionFor(component: string): string {
  return `example-of-${component}`;
}

const written = { type: 'string', minLength: 1, description: 'For examples.' };
const action = { $ref: 'common.schema.json#/$defs/action', means: 'action', title: 'Action' };

const properties: JsonSchema = {
  eyebrow: { ...written, title: 'Eyebrow', examples: ['On Saturdays'] },
  title: { ...written, title: 'Title', examples: ['A title of a few words'] },
  text: {
    ...written,
    title: 'Text',
    means: 'text',
    examples: ['A sentence or two, with a **bold** word and [a link](/) in them.'],
  },
  icon: { ...written, title: 'Icon', means: 'icon', examples: ['calendar-days'] },
  picture: {
    $ref: 'common.schema.json#/$defs/picture',
    means: 'picture',
    title: 'Picture',
    description: 'For examples.',
    examples: [{ src: 'illustrations/workshop.svg', alt: 'A hill under the sun' }],
  },
  actions: {
    type: 'array',
    title: 'Actions',
    description: 'For examples.',
    items: { ...action, description: 'For examples.', examples: [{ label: 'The next step', to: '/' }] },
    examples: [
      [
        { label: 'The next step', to: '/', emphasis: 'primary' },
        { label: 'Another way', to: '/', emphasis: 'secondary' },
        { label: 'Not today', to: '/', emphasis: 'quiet' },
      ],
    ],
  },
};

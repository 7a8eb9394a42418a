import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { JsonSchema } from '../../model/site.ts';
import type { ReadSite } from '../../pipeline/read-site.ts';

/** A component of articles. `markdown`: as it is written, with the example of its schema. */
export type ArticleComponent = { name: string; title: string; description: string; markdown: string };

/** Every component that the text of an article may have, by their titles. */
export function componentExamples({ schemas = {} }: ReadSite): ArticleComponent[] {
  return Object.entries(schemas)
    .flatMap(([key, schema]) => (key.startsWith(prefix) ? [example(key.slice(prefix.length), schema)] : []))
    .sort((one, other) => (one.title < other.title ? -1 : 1));
}

const prefix = 'components/';

function example(name: string, schema: JsonSchema): ArticleComponent {
  const tag = name.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  const description = String(schema.description ?? '');
  const required = new Set(listOf(schema.required).map(String));
  const attributes = Object.entries(fieldsOf(schema.properties)).flatMap(([key, field]) => {
    const [written = ''] = listOf(fieldsOf(field).examples);
    return required.has(key) ? [` ${key}="${String(written).replaceAll('"', '&quot;')}"`] : [];
  });
  // What a component is written with, its description says.
  const isEmpty = description.includes(`<${tag} />`);
  const markdown = isEmpty
    ? `<${[tag, ...attributes].join('')} />`
    : `<${[tag, ...attributes].join('')}>\nText\n</${tag}>`;
  return { name: tag, title: String(schema.title ?? tag), description, markdown };
}

import { fieldsOf } from '../../diagnostics/fields.ts';
import type { SchemaSet } from '../model/site.ts';
import { kebabCase } from './kebab-case.ts';

/** The props of a Markdown component that nobody writes: the code of a kind computes them, by this name. */
export function sharedProps(component: string, schemas: SchemaSet): { key: string; name: string }[] {
  const { properties } = fieldsOf(schemas[`components/${kebabCase(component)}`]);
  return Object.entries(fieldsOf(properties)).flatMap(([key, schema]) => {
    const { means, shared } = fieldsOf(schema);
    return means === 'shared' && typeof shared === 'string' ? [{ key, name: shared }] : [];
  });
}

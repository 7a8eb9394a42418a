import { fieldsOf } from '../../../../diagnostics/fields.ts';
import { valueAt } from '../../../edit/value-at.ts';
import { schemaNamed } from '../../../schema/schema-named.ts';
import { sectionKind } from '../../../schema/split-section.ts';
import type { Describing } from './describing.ts';
import { type FoundValue, schemaOf } from './find-value.ts';

/** The names of the fields that a group has or may have, in the order of its schema. */
export function fieldsAround(group: FoundValue, { schemas }: Pick<Describing, 'schemas'>): string[] {
  const schema = schemaOf(group, schemas);
  const value = valueAt(group.source.value, group.path);
  const own =
    schema.means === 'section' ? schemaNamed(schemas, `sections/${sectionKind(value) ?? ''}`) : undefined;
  const known = [...Object.keys(fieldsOf(own?.properties)), ...Object.keys(fieldsOf(schema.properties))];
  const others = Object.keys(fieldsOf(value)).filter((name) => !known.includes(name));
  // The kind of a section decides its fields, so it isn’t one of them.
  return [...known, ...others].filter((name) => !own || name !== 'section');
}

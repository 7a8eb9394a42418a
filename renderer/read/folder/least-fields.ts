import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Kinds } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import { exampleOf } from '../../schema/example-of.ts';
import { schemaNamed } from '../../schema/schema-named.ts';

/** The required fields of a file, by its folder, each with an example: `title: Courses`. */
export function leastFields(
  file: string,
  { kinds, schemas }: { kinds: Kinds; schemas: SchemaSet },
): readonly string[] {
  const collection = /(?:^|\/)content\/([\w-]+)/.exec(file)?.[1];
  const kind = kinds.find((one) => one.collection === collection);
  const { required, properties } = fieldsOf(kind && schemaNamed(schemas, kind.word));
  return listOf(required).map(
    (name) => `${name}: ${exampleIn(ownProperty(fieldsOf(properties), String(name))) ?? '…'}`,
  );
}

function exampleIn(schema: unknown): string | undefined {
  const inList = exampleOf(fieldsOf(schema).items);
  return exampleOf(schema) ?? (inList === undefined ? undefined : `[${inList}]`);
}

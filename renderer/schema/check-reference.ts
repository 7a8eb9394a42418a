import type { Report } from '../../diagnostics/diagnostic.ts';
import { fieldsOf } from '../../diagnostics/fields.ts';
import { referenceBroken } from '../../diagnostics/messages/schemas.ts';
import { referenceEndless } from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { SchemaSet } from '../model/site.ts';
import type { LocateInSchema } from './locate-in-schema.ts';
import { findDefinition, leadsBack } from './resolve-schema.ts';
import { schemaNamed } from './schema-named.ts';
import type { SchemaPart } from './visit-schema.ts';

/** A part of the schema `name`, and what it may refer to. */
export type PlacedPart = SchemaPart & {
  name: string;
  schemas: SchemaSet;
  /** The folders of the kinds. */
  collections: readonly string[];
  locate: LocateInSchema;
};

/** A `$ref` leads to a definition, and not back to itself. */
export function checkReference({ name, path, schema, schemas, locate }: PlacedPart, report: Report): void {
  if (schema.$ref === undefined) return;
  const reference = String(schema.$ref);
  // Locating reads the file again.
  const place = () => locate(name, [...path, '$ref']);
  if (!findDefinition(reference, name, schemas)) {
    const known = [
      ...definitions(name, '#/$defs/', schemas),
      ...definitions('common', 'common.schema.json#/$defs/', schemas),
    ];
    report(referenceBroken(place(), reference, { meant: nearest(reference, known), known }));
  } else if (leadsBack(schema, name, schemas)) report(referenceEndless(place(), { reference }));
}

function definitions(name: string, before: string, schemas: SchemaSet): string[] {
  return Object.keys(fieldsOf(schemaNamed(schemas, name)?.$defs)).map((key) => `${before}${key}`);
}

import type { SchemaSet } from '../model/site.ts';
import type { SchemaFault } from './broken-schema.ts';
import { findDefinition, leadsBack } from './resolve-schema.ts';
import { type SchemaPart, visitSchema } from './visit-schema.ts';

/** What is wrong with schemas beyond what JSON Schema itself says: references that lead nowhere. */
export function findFaults(schemas: SchemaSet): SchemaFault[] {
  return Object.entries(schemas).flatMap(([name, schema]) =>
    visitSchema(schema).flatMap((part) => faultsOfReference(part, name, schemas)),
  );
}

function faultsOfReference({ path, schema }: SchemaPart, name: string, schemas: SchemaSet): SchemaFault[] {
  const reference = schema.$ref;
  if (reference === undefined) return [];
  const at = { path: [...path, '$ref'] };
  if (typeof reference !== 'string' || !findDefinition(reference, name, schemas))
    return [{ schema: name, at, detail: `“${String(reference)}” leads nowhere.` }];
  return leadsBack(schema, name, schemas)
    ? [{ schema: name, at, detail: `“${reference}” leads back to itself.` }]
    : [];
}

import { ownProperty } from '../../diagnostics/own-property.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';

/** The schema with that name. A name may come from an editor (`section: constructor`), so only own properties count. */
export function schemaNamed(schemas: SchemaSet, name: string): JsonSchema | undefined {
  return ownProperty(schemas, name);
}

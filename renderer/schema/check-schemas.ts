import type { Report } from '../../diagnostics/diagnostic.ts';
import type { SchemaSet } from '../model/site.ts';
import { checkHeads } from './check-heads.ts';
import { checkKeywords } from './check-keywords.ts';
import { checkNeededNames } from './check-needed-names.ts';
import { checkReference } from './check-reference.ts';
import type { LocateInSchema } from './locate-in-schema.ts';
import { readKinds } from './read-kinds.ts';
import { visitSchema } from './visit-schema.ts';

/**
 * Reports each mistake in schemas that are valid JSON once: unresolved references, unknown keywords, heads. If nothing
 * is reported, every reader of the schemas may rely on them.
 */
export function checkSchemas(schemas: SchemaSet, locate: LocateInSchema, report: Report): void {
  const collections = readKinds(schemas).map(({ collection }) => collection);
  for (const [name, schema] of Object.entries(schemas)) {
    for (const part of visitSchema(schema)) {
      const at = { ...part, name, schemas, collections, locate };
      checkReference(at, report);
      checkKeywords(at, report);
      const { needs } = part.schema;
      if (needs !== undefined) checkNeededNames(needs, { ...at, path: [...at.path, 'needs'] }, report);
    }
  }
  checkHeads(schemas, locate, report);
}

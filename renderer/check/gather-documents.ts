import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Source, Sources } from '../model/source.ts';
import { isFields } from '../schema/fields.ts';
import { kindOf } from '../schema/find-kind.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { idOfFile } from '../source/id-of-file.ts';
import type { Document } from './content.ts';

/** site.yaml first, then each collection's files in their order. A file that could not be parsed is left out: reading has said so. */
export function gatherDocuments(sources: Sources, schemas: SchemaSet, kinds: Kinds): Document[] {
  const content = Object.entries(sources.collections).flatMap(([collection, files]) => {
    const word = kindOf(collection, kinds)?.word ?? collection;
    return files.flatMap((source) => document(collection, source, { name: word, schemas }));
  });
  return [...document('site', sources.site, { name: 'site', schemas }), ...content];
}

function document(
  collection: string,
  source: Source,
  { name, schemas }: { name: string; schemas: SchemaSet },
): Document[] {
  const schema = schemaNamed(schemas, name);
  if (!schema) return [];
  // An empty front matter or an empty file lacks every field: the schema says which.
  const value = isFields(source.value) ? source.value : {};
  return [{ collection, id: idOfFile(source.file), schemaName: name, schema, source, value }];
}

import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Source, Sources } from '../model/source.ts';
import { kindOf } from '../schema/find-kind.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { idOfFile } from '../source/id-of-file.ts';
import type { Document } from './document.ts';
import { type GapWatch, noGaps } from './gaps/watch-gaps.ts';

/** site.yaml first, then each collection's files in their order; those that could not be read are there, with what could. */
export function gatherDocuments(
  sources: Sources,
  schemas: SchemaSet,
  kinds: Kinds,
  { fields }: GapWatch = noGaps,
): Document[] {
  const content = Object.entries(sources.collections).flatMap(([collection, files]) => {
    const word = kindOf(collection, kinds)?.word ?? collection;
    return files.flatMap((source) => document(collection, source, { name: word, schemas, fields }));
  });
  return [...document('site', sources.site, { name: 'site', schemas, fields }), ...content];
}

function document(
  collection: string,
  source: Source,
  { name, schemas, fields }: Pick<GapWatch, 'fields'> & { name: string; schemas: SchemaSet },
): Document[] {
  const schema = schemaNamed(schemas, name);
  if (!schema) return [];
  return [{ collection, id: idOfFile(source.file), schemaName: name, schema, source, value: fields(source) }];
}

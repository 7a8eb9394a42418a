import { isFields, listOf } from '../../diagnostics/fields.ts';
import { ownProperty } from '../../diagnostics/own-property.ts';
import type { Kinds } from '../model/kinds.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import type { Sources } from '../model/source.ts';

type SiteSchemas = {
  schemas: SchemaSet;
  kinds: Kinds;
  /** The names of the schemas that the site brings along. */
  own: readonly string[];
  /** Without them, everything may be in use. */
  sources?: Sources;
};

/**
 * The names of the schemas that code editors should offer: a site about lamps has no use for courses. In use are the
 * site's own schemas, the kinds that it has entries of, and the sections that need no other kind.
 */
export function schemasInUse({ schemas, kinds, own, sources }: SiteSchemas): ReadonlySet<string> {
  const isUsed = ({ collection, holds, word }: Kinds[number]) =>
    !sources || holds === 'file' || own.includes(word) || hasEntries(sources, collection);
  const unused = kinds.filter((kind) => !isUsed(kind));
  const words = new Set(unused.map(({ word }) => word));
  const collections = new Set(unused.map(({ collection }) => collection));
  const names = Object.keys(schemas).filter((name) => {
    if (own.includes(name)) return true;
    return name.startsWith('sections/') ? !needsOneOf(collections, schemas[name]) : !words.has(name);
  });
  return new Set(names);
}

function hasEntries(sources: Sources, collection: string): boolean {
  return (ownProperty(sources.collections, collection) ?? []).length > 0;
}

/** Whether a required value is an entry of one of these kinds, or a list of them. */
function needsOneOf(collections: ReadonlySet<string>, schema: unknown): boolean {
  if (!isFields(schema)) return false;
  if (typeof schema.collection === 'string' && collections.has(schema.collection)) return true;
  const properties: JsonSchema = isFields(schema.properties) ? schema.properties : {};
  const required = listOf(schema.required).map((name) => ownProperty(properties, String(name)));
  return [...required, schema.items].some((part) => needsOneOf(collections, part));
}

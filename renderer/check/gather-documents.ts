import type { SchemaSet } from '../model/site.ts';
import type { Source, Sources } from '../model/source.ts';
import { isFields } from '../schema/fields.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import type { Document } from './content.ts';

/** The schema that the files of a collection follow. */
const schemaOf: Readonly<Record<string, string>> = {
  pages: 'page',
  courses: 'course',
  posts: 'post',
  testimonials: 'testimonial',
  tutors: 'tutor',
  events: 'event',
  accreditations: 'accreditation',
  questions: 'question',
  outcomes: 'outcome',
  forms: 'form',
  legal: 'legal',
  facts: 'facts',
  wording: 'wording',
};

export const collectionNames: readonly string[] = Object.keys(schemaOf);

/** site.yaml first, then each collection's files in their order. A file that could not be parsed is left out: reading has said so. */
export function gatherDocuments(sources: Sources, schemas: SchemaSet): Document[] {
  const content = Object.entries(sources.collections).flatMap(([collection, files]) =>
    files.flatMap((source) => document(collection, source, schemas)),
  );
  return [...document('site', sources.site, schemas), ...content];
}

function document(collection: string, source: Source, schemas: SchemaSet): Document[] {
  const name = schemaOf[collection] ?? collection;
  const schema = schemaNamed(schemas, name);
  if (!schema) return [];
  // An empty front matter or an empty file lacks every field: the schema says which.
  const value = isFields(source.value) ? source.value : {};
  return [{ collection, id: idOf(source.file), schemaName: name, schema, source, value }];
}

/** `content/posts/first-day.mdx` → `first-day`. */
function idOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '');
}

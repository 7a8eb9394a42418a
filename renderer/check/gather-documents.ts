import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet } from '../model/site.ts';
import type { Source, Sources } from '../model/source.ts';
import { kindOf } from '../schema/find-kind.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { idOf } from '../source/id-of.ts';
import type { Document } from './document.ts';
import { type GapWatch, noGaps } from './gaps/watch-gaps.ts';
import { once } from './once.ts';

/** The documents of a collection, in the order of its files; `byId`: of several with the same id, the last. */
export type DocumentList = {
  files: readonly Source[];
  documents: readonly Document[];
  byId: () => ReadonlyMap<string, Document>;
};

/** By collection; site.yaml first, as `site`. */
export type DocumentLists = ReadonlyMap<string, DocumentList>;

type GatherDocumentsOptions = {
  schemas: SchemaSet;
  kinds: Kinds;
  gaps?: GapWatch;
  /** Gathered earlier, with the same schemas: unchanged documents are reused without further checks. */
  known?: DocumentLists | undefined;
};

/** Includes files that could only be read in part. */
export function gatherDocuments(
  sources: Sources,
  { schemas, kinds, gaps: { fields } = noGaps, known }: GatherDocumentsOptions,
): DocumentLists {
  const lists = new Map<string, DocumentList>();
  const add = (collection: string, schemaName: string, files: readonly Source[]) => {
    const schema = schemaNamed(schemas, schemaName);
    const create = (source: Source): Document => {
      const id = idOf(source);
      return { collection, id, schemaName, schema: schema ?? {}, source, value: fields(source) };
    };
    if (schema) lists.set(collection, listOf(files, create, known?.get(collection)));
  };
  add('site', 'site', [sources.site]);
  for (const [collection, files] of Object.entries(sources.collections))
    add(collection, kindOf(collection, kinds)?.word ?? collection, files);
  return lists;
}

function listOf(
  files: readonly Source[],
  create: (source: Source) => Document,
  before: DocumentList | undefined,
): DocumentList {
  if (before?.files === files) return before;
  const bySource = once(() => new Map(before?.documents.map((document) => [document.source, document])));
  // If no file was added or removed, unchanged ones keep their index, and a lookup in the map would be slower.
  const isInPlace = before?.files.length === files.length;
  const knownAt = (source: Source, index: number) => {
    if (before?.files[index] === source) return before.documents[index];
    return isInPlace ? undefined : bySource().get(source);
  };
  const documents = files.map((source, index) => knownAt(source, index) ?? create(source));
  return { files, documents, byId: byIdOf(documents) };
}

/**
 * A function of its own: as a closure in `listOf` it would keep the previous list alive, and with it all earlier ones.
 */
function byIdOf(documents: readonly Document[]): DocumentList['byId'] {
  return once(() => new Map(documents.map((document) => [document.id, document])));
}

/** All documents: site.yaml first, then each collection's. */
export function documentsIn(lists: DocumentLists): Document[] {
  return [...lists.values()].flatMap(({ documents }) => documents);
}

/** Documents that are new or changed. */
export function changedSince(known: DocumentLists, lists: DocumentLists): Document[] {
  return [...lists].flatMap(([collection, { documents }]) => {
    const before = known.get(collection)?.documents ?? [];
    return before === documents ? [] : documents.filter((document, index) => document !== before[index]);
  });
}

/**
 * The documents of each kind by their ids. Includes empty collections, so that "no such course" differs from "no such
 * collection".
 */
export function collectionsOf(
  lists: DocumentLists,
  kinds: Kinds,
): Map<string, ReadonlyMap<string, Document>> {
  return new Map(kinds.map(({ collection }) => [collection, lists.get(collection)?.byId() ?? new Map()]));
}

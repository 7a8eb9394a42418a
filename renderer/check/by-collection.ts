import type { Kinds } from '../model/kinds.ts';
import type { Document } from './document.ts';

/** Includes empty collections, so that "no such course" differs from "no such collection". */
export function byCollection(
  documents: readonly Document[],
  kinds: Kinds,
): Map<string, Map<string, Document>> {
  const collections = new Map(kinds.map(({ collection }) => [collection, new Map<string, Document>()]));
  for (const document of documents) collections.get(document.collection)?.set(document.id, document);
  return collections;
}

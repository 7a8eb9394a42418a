import type { Kinds } from '../model/kinds.ts';
import type { SchemaSet, Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { type DocumentList, type DocumentLists, documentsIn } from './gather-documents.ts';

type SiteOfInput = { schemas: SchemaSet; kinds: Kinds; lists: DocumentLists };

/** The checked site in the form that later stages use: its entries are the documents. */
export function siteOf(
  { root, site, layers, media, neighbours }: Sources,
  { schemas, kinds, lists }: SiteOfInput,
): Site {
  const collections = Object.fromEntries(
    kinds.map(({ collection }) => [collection, distinct(lists.get(collection))]),
  );
  const [settings] = lists.get('site')?.documents ?? [];
  if (!settings) throw new Error('there is no schema for site.yaml');
  // Entries that a site leaves out are in a site that it extends.
  const others = layers.length > 1 ? documentsIn(lists) : [];
  const leftOut = others.flatMap(({ source }) => (source.isLeftOut ? [source.file] : []));
  const { leftOutRoutes = [] } = site;
  return {
    ...{ root, schemas, kinds, settings, collections, media },
    ...{ layers, leftOut, leftOutRoutes },
    ...(neighbours && { neighbours }),
  };
}

/** Of several with the same id, only the last. */
function distinct({ documents, byId }: DocumentList = empty): DocumentList['documents'] {
  const known = byId();
  return known.size === documents.length ? documents : [...known.values()];
}

const empty: DocumentList = { files: [], documents: [], byId: () => new Map() };

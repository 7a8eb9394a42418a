import type { Kinds } from '../model/kinds.ts';
import type { Entry, SchemaSet, Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { byCollection } from './by-collection.ts';
import type { Document } from './document.ts';

type Judged = { schemas: SchemaSet; kinds: Kinds; documents: readonly Document[] };

/** The checked site, as the later stages take it. */
export function siteOf(
  { root, site, media, neighbours }: Sources,
  { schemas, documents, kinds }: Judged,
): Site {
  const collections = Object.fromEntries(
    [...byCollection(documents, kinds)].map(([name, own]) => [name, [...own.values()].map(entryOf)]),
  );
  const settings = documents.find(({ source }) => source === site);
  if (!settings) throw new Error('there is no schema for site.yaml');
  const leftOut = documents.flatMap(({ source }) => (source.isLeftOut ? [source.file] : []));
  const { leftOutRoutes = [] } = site;
  return {
    ...{ root, schemas, kinds, settings: entryOf(settings), collections, media },
    ...{ leftOut, leftOutRoutes },
    ...(neighbours && { neighbours }),
  };
}

function entryOf({ id, source, value }: Document): Entry {
  return { id, source, value };
}

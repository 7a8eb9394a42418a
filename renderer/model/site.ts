import type { Kinds } from './kinds.ts';
import type { MediaFiles, Neighbour, SiteLayer, Source } from './source.ts';

/** A JSON Schema object in the subset that schemas/README.md describes. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** All schemas by name: `course`, `page`, `sections/hero`, `islands/checkout-form`, `components/callout`, `common`. */
export type SchemaSet = Readonly<Record<string, JsonSchema>>;

/** A checked entry of a collection. `value` satisfies the schema of the collection's kind. */
export type Entry = { id: string; source: Source; value: Readonly<Record<string, unknown>> };

/** The checked content: every file satisfies its schema and every reference resolves. */
export type Site = {
  root: string;
  schemas: SchemaSet;
  /** From the heads of the schemas. */
  kinds: Kinds;
  /** site.yaml. */
  settings: Entry;
  /** By the kind's folder or file: entries in the order of their file names. */
  collections: Readonly<Record<string, readonly Entry[]>>;
  media: MediaFiles;
  /** Files of entries that the site inherits and leaves out: they are in the collections, but never shown. */
  leftOut: readonly string[];
  /** Routes that the site inherits and removes, as written; links to them are removed as well. */
  leftOutRoutes: readonly unknown[];
  /** The sites that make up this one, its own first. */
  layers: readonly SiteLayer[];
  neighbours?: readonly Neighbour[];
};

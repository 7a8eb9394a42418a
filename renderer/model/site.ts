import type { Kinds } from './kinds.ts';
import type { MediaFiles, Neighbour, SiteLayer, Source } from './source.ts';

/** A JSON Schema object in the subset that schemas/README.md describes. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** All schemas by name: `course`, `page`, `sections/hero`, `islands/checkout-form`, `components/callout`, `common`. */
export type SchemaSet = Readonly<Record<string, JsonSchema>>;

/** A checked entry of a collection. `value` satisfies the schema of the collection's kind. */
export type Entry = { id: string; source: Source; value: Readonly<Record<string, unknown>> };

/** The checked content: every file satisfies its schema and every reference names something. */
export type Site = {
  root: string;
  schemas: SchemaSet;
  /** What the heads of the schemas say. */
  kinds: Kinds;
  /** site.yaml. */
  settings: Entry;
  /** By the kind's folder or file: entries in the order of their files' names. */
  collections: Readonly<Record<string, readonly Entry[]>>;
  media: MediaFiles;
  /** Files of entries that the site extends and leaves out: they are among the collections, but never shown. */
  leftOut: readonly string[];
  /** Routes that the site extends and takes out, as they are written: what leads there goes with them. */
  leftOutRoutes: readonly unknown[];
  /** The sites that this one is made of, its own first. */
  layers: readonly SiteLayer[];
  neighbours?: readonly Neighbour[];
};

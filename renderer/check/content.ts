import type { Path } from '../../diagnostics/place.ts';
import type { JsonSchema, SchemaSet } from '../model/site.ts';
import type { MediaFiles, Source } from '../model/source.ts';
import type { Validators } from './compile-schemas.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A file under judgement. `value` may still break its schema: rules look before they trust. */
export type Document = { collection: string; id: string; schema: JsonSchema; source: Source; value: Fields };

/** A value that a schema describes. `schema` is the part of the schema for it, `$ref` followed. */
export type Visit = { document: Document; path: Path; value: unknown; schema: JsonSchema };

/** Everything that the rules may look at. */
export type Content = {
  schemas: SchemaSet;
  validators: Validators;
  site: Document;
  documents: readonly Document[];
  collections: ReadonlyMap<string, ReadonlyMap<string, Document>>;
  media: MediaFiles;
  visits: readonly Visit[];
  today: Date;
};

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

import type { JsonSchema } from '../model/site.ts';
import type { Source } from '../model/source.ts';
import type { Fields } from '../schema/fields.ts';

/** A file to be judged. `value` may still violate its schema: rules check before they trust. */
export type Document = {
  collection: string;
  id: string;
  schemaName: string;
  schema: JsonSchema;
  source: Source;
  value: Fields;
};

import type { Fields } from '../../diagnostics/fields.ts';
import type { JsonSchema } from '../model/site.ts';
import type { Source } from '../model/source.ts';

/** A file to be judged. `value` may still violate its schema: rules check before they trust. */
export type Document = {
  collection: string;
  id: string;
  schemaName: string;
  schema: JsonSchema;
  source: Source;
  value: Fields;
};

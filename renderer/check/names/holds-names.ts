import type { JsonSchema } from '../../model/site.ts';
import { meaningOf } from '../../schema/meanings/meanings.ts';
import type { Document } from '../document.ts';

/** Whether a text of this kind may name values in braces. */
export function holdsNames(document: Document, schema: JsonSchema): boolean {
  const meaning = meaningOf(schema);
  return document.collection !== 'facts' && (!meaning || meaning.holdsNames) && schema.enum === undefined;
}

import type { JsonSchema } from '../../model/site.ts';
import type { Document } from '../content.ts';

/** The meanings whose texts are taken as they stand. */
const verbatim = new Set(['verbatim', 'icon', 'id', 'reference', 'media', 'file', 'date', 'money', 'facts']);

/** Whether a text of this kind may name values in braces. */
export function holdsNames(document: Document, schema: JsonSchema): boolean {
  return document.collection !== 'facts' && !verbatim.has(String(schema.means)) && schema.enum === undefined;
}

import type { JsonSchema } from '../model/site.ts';
import { meaningOf } from '../schema/meanings/meanings.ts';
import type { WrittenText } from './written-texts.ts';

/** Words: neither a choice nor what has a form of its own. Of a field that there is not, nothing is known. */
export function isProse(schema: JsonSchema): boolean {
  if (Object.keys(schema).length === 0) return false;
  if (schema.enum !== undefined || schema.pattern !== undefined || schema.format !== undefined) return false;
  return /^(?:text|body|verbatim|)$/.test(meaningOf(schema)?.name ?? '');
}

/** What only those read who make the website. */
export function isNote({ document, path }: Pick<WrittenText, 'document' | 'path'>): boolean {
  return document.collection === 'site' && (path[0] === 'accept' || path[0] === 'theme');
}

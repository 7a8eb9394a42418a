import type { JsonSchema } from '../model/site.ts';
import { meaningOf } from '../schema/meanings/meanings.ts';
import type { WrittenText } from './written-texts.ts';

/**
 * Whether the field holds words: neither a choice nor a value with a fixed form. Nothing is known about an unknown
 * field.
 */
export function isProse(schema: JsonSchema): boolean {
  if (Object.keys(schema).length === 0) return false;
  if (schema.enum !== undefined || schema.pattern !== undefined || schema.format !== undefined) return false;
  return /^(?:text|body|verbatim|)$/.test(meaningOf(schema)?.name ?? '');
}

/** Texts that only the makers of the website read. */
export function isNote({ document, path }: Pick<WrittenText, 'document' | 'path'>): boolean {
  return document.collection === 'site' && (path[0] === 'accept' || path[0] === 'theme');
}

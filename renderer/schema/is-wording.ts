import type { JsonSchema } from '../model/site.ts';
import { meaningOf } from './meanings/meanings.ts';

/**
 * Whether visitors read a text with this schema, and it contains at least one word of its own: no address, no value
 * from a list, no name alone.
 */
export function isWording(schema: JsonSchema, text: string): boolean {
  const meaning = meaningOf(schema);
  if ((meaning && (!meaning.holdsNames || meaning.name === 'link')) || schema.enum !== undefined)
    return false;
  // Addresses and the like have a format in their schema.
  if (schema.format !== undefined || schema.pattern !== undefined) return false;
  if (/[/@]/.test(text) && !/\s/.test(text)) return false;
  return /\p{L}[\p{L}\p{M}]/u.test(text.replace(/\{[^{}]*\}/g, ''));
}

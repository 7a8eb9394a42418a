import type { SchemaSet } from '../../model/site.ts';
import { isFields } from '../../schema/fields.ts';
import { itemSchema, partSchema } from '../../schema/part-schema.ts';
import type { Resolved } from '../../schema/resolve-schema.ts';

/** Whether there is no page at an address any more. */
export type IsGone = (address: string) => boolean;

/** A value in whose running texts nothing leads to pages that are gone. */
export function withoutDeadLinks(value: unknown, at: Resolved, isGone: IsGone, schemas: SchemaSet): unknown {
  const { means } = at.schema;
  if (typeof value === 'string')
    return means === 'text' || means === 'body' ? wordsWithout(value, isGone) : value;
  if (Array.isArray(value)) {
    const item = itemSchema(at, schemas);
    return value.map((one: unknown) => withoutDeadLinks(one, item, isGone, schemas));
  }
  if (!isFields(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    const own = partSchema(at, value, key, schemas);
    return [key, withoutDeadLinks(part, own, isGone, schemas)] as const;
  });
  return Object.fromEntries(parts);
}

/** The words of a link stay. */
export function wordsWithout(text: string, isGone: IsGone): string {
  return text.replace(
    /(?<!!)\[([^[\]]*)\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g,
    (link: string, words: string, address: string) => (isGone(address) ? words : link),
  );
}

import { isFields } from '../../../diagnostics/fields.ts';
import type { SchemaSet } from '../../model/site.ts';
import { itemSchema, partSchema } from '../../schema/part-schema.ts';
import type { ResolvedSchema } from '../../schema/resolve-schema.ts';

/** Whether there is no longer a page at an address. */
export type IsGone = (address: string) => boolean;

/** The value without links to pages that are gone in its running texts. */
export function withoutDeadLinks(
  value: unknown,
  at: ResolvedSchema,
  isGone: IsGone,
  schemas: SchemaSet,
): unknown {
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

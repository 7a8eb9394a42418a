import { fieldsOf, isFields } from '../../../diagnostics/fields.ts';
import type { Content } from '../content.ts';

/** The country code that the site’s own numbers begin with, `+44`; undefined if none of them has one. */
export function countryCode({ site }: Pick<Content, 'site'>): string | undefined {
  return textsIn(fieldsOf(site.value).contact)
    .map((text) => /^\+[1-9][0-9]{0,2}(?= )/.exec(text)?.[0])
    .find((code) => code !== undefined);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

import { type Fields, fieldsOf } from '../../diagnostics/fields.ts';
import type { JsonSchema } from '../model/site.ts';

/** Splits a section's fields into those of every section (`common`: kind, id, tone, dates) and those of its kind. */
export function splitSection(value: unknown, sectionSchema: JsonSchema): { common: Fields; own: Fields } {
  const shared = fieldsOf(sectionSchema.properties);
  const entries = Object.entries(fieldsOf(value));
  return {
    common: Object.fromEntries(entries.filter(([key]) => Object.hasOwn(shared, key))),
    own: Object.fromEntries(entries.filter(([key]) => !Object.hasOwn(shared, key))),
  };
}

export function sectionKind(value: unknown): string | undefined {
  const kind = fieldsOf(value).section;
  return typeof kind === 'string' ? kind : undefined;
}

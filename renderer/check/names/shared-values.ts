import { kindOf } from '../../schema/find-kind.ts';
import type { Content } from '../content.ts';
import { possibleFields } from './nameable-fields.ts';

/**
 * Values that the code of kinds computes for all pages (the running promotion, the next event): the first part of their
 * names, and the fields that texts may name. No fields if the site has no such value.
 */
export function sharedValues({ code, kinds, site }: Content): ReadonlyMap<string, readonly string[]> {
  const values = Object.values(code).flatMap(({ shared = {} }) => Object.entries(shared));
  return new Map(
    values.map(([name, { fields, entryOf }]) => {
      const kind = entryOf === undefined ? undefined : kindOf(entryOf, kinds);
      return [name, fields?.(site.value) ?? (kind ? possibleFields(kind) : [])];
    }),
  );
}

import { kindOf } from '../../schema/find-kind.ts';
import type { Content } from '../content.ts';
import { possibleFields } from './nameable-fields.ts';

/**
 * What the code of kinds answers for all pages, by the name that texts begin with, and the fields that they may name:
 * the running promotion, the next event. No fields where the site has no such value.
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

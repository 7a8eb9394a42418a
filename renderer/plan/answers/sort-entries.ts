import { gather, type Planned } from '../../../kinds/planned.ts';
import { asText } from '../../../kinds/read-fields.ts';
import { groupKey, type ListGroup } from '../../schema/list-groups.ts';
import type { Context } from '../context/context.ts';
import { listGroup } from '../context/list-group.ts';
import { written } from './answer-value.ts';

/**
 * Ids in the order of fields; `-date`: the newest first. Entries without a field come last, and those with the same
 * values stay as they were.
 */
export function sortEntries(
  ids: readonly string[],
  { kind, keys }: { kind: string; keys: readonly string[] },
  context: Context,
): Planned<readonly string[]> {
  return gather((take) => {
    const sorted = ids.map((id) => {
      const source = context.entry(kind, id)?.source;
      const values = keys.map((key) => source && take(written(source, [key.replace(/^-/, '')], context)));
      return { id, values };
    });
    const compare = comparison(context.formats.collator);
    return sorted
      .toSorted((one, other) => compareBy(keys, [one.values, other.values], compare))
      .map(({ id }) => id);
  });
}

type Compare = (one: unknown, other: unknown) => number;

function compareBy(
  keys: readonly string[],
  [one, other]: readonly [readonly unknown[], readonly unknown[]],
  compare: Compare,
): number {
  for (const [index, key] of keys.entries()) {
    const [a, b] = [one[index], other[index]];
    const sign = key.startsWith('-') ? -1 : 1;
    const order =
      a === undefined || b === undefined
        ? Number(a === undefined) - Number(b === undefined)
        : sign * compare(a, b);
    if (order !== 0) return order;
  }
  return 0;
}

/** Numbers by size, yes after no, texts as a dictionary of the site's language has them. */
function comparison(collator: Intl.Collator): Compare {
  return (one, other) => {
    if (typeof one === 'string' || typeof other === 'string')
      return collator.compare(asText(one), asText(other));
    return Number(one) - Number(other);
  };
}

/**
 * Brings entries of one group together, the groups in the order of their first entries. Entries in no group come first:
 * below the others they would seem to belong to the last.
 */
export function joinGroups(
  ids: readonly string[],
  { kind, group }: { kind: string; group: string },
  context: Context,
): Planned<readonly string[]> {
  const by = listGroup(kind, group, context);
  return gather((take) => {
    if (!by) return ids;
    const groups = new Map<string | undefined, string[]>([[undefined, []]]);
    for (const id of ids) {
      const key = take(keyOfEntry(id, { kind, by }, context));
      groups.set(key, [...(groups.get(key) ?? []), id]);
    }
    return [...groups.values()].flat();
  });
}

/** The group of an entry, as written. */
export function keyOfEntry(
  id: string,
  { kind, by }: { kind: string; by: ListGroup },
  context: Context,
): Planned<string | undefined> {
  const source = context.entry(kind, id)?.source;
  return gather((take) => groupKey(source && take(written(source, [by.by], context)), by));
}

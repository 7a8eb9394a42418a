import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Source } from '../model/source.ts';
import { idOf } from '../source/id-of.ts';

/**
 * The former ids of an entry, according to its old addresses (`aliases`): an address ends with the id, as
 * `/courses/oet-weekend` does. Renames are thus found through what keeps old links alive anyway.
 */
export function formerIds({ value }: Pick<Source, 'value'>): string[] {
  return listOf(fieldsOf(value).aliases).flatMap((alias) => {
    if (typeof alias !== 'string') return [];
    const [path = ''] = alias.split(/[?#]/, 1);
    const id = (path.endsWith('/') ? path.slice(0, -1) : path)
      .split('/')
      .at(-1)
      ?.replace(/\.html?$/, '');
    return id ? [id] : [];
  });
}

/**
 * The current ids of entries in one collection, by their former ids. Without former ids that another entry has today,
 * or that several had.
 */
export function currentIds(entries: readonly Source[]): ReadonlyMap<string, string> {
  const taken = new Set(entries.map(idOf));
  const current = new Map<string, string>();
  const several = new Set<string>();
  for (const source of entries)
    for (const former of new Set(formerIds(source))) {
      if (current.has(former)) several.add(former);
      if (!taken.has(former)) current.set(former, idOf(source));
    }
  return new Map([...current].filter(([former]) => !several.has(former)));
}

import type { Source } from '../model/source.ts';
import { idOf } from '../source/id-of.ts';
import { fieldsOf, listOf } from './fields.ts';

/**
 * The ids that an entry had before, as far as its old addresses (`aliases`) tell: an address ends with the id, as
 * `/courses/oet-weekend` does. So a rename is followed by what keeps old links alive anyway.
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
 * The ids that entries of one collection have now, by those that they had before. Left out are ids that another entry
 * has today, and those that several had.
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

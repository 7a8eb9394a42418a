import { fieldsOf } from '../../../../diagnostics/fields.ts';
import type { Kinds } from '../../../model/kinds.ts';
import type { Source, Sources } from '../../../model/source.ts';
import type { Route } from '../../../plan/context/route.ts';
import { titleOfEntry } from '../../../plan/title-of-entry.ts';
import { replaceNames } from '../../../schema/name-grammar.ts';
import { readKinds } from '../../../schema/read-kinds.ts';
import { idOf } from '../../../source/id-of.ts';
import { checkedBefore, type EditingOptions } from '../../../trials/checked-before.ts';
import { openLastPlan, openNames } from '../fields/open-names.ts';
import { bestMatches } from './match-words.ts';

export type FindOptions = EditingOptions & {
  /** Words, or beginnings of words; empty for everything. */
  query: string;
};

/** `kind`: its folder. `address`: of its own page, if it has one today. `picture`: a name in content/media. */
export type MatchedEntry = {
  kind: string;
  id: string;
  title: string;
  file: string;
  address?: string;
  picture?: string;
};

/** More than anybody reads. */
const most = 30;

/** Entries by words of their titles or ids, the best first; at most 30. `kind`: only those of one folder. */
export async function findEntries(options: FindOptions & { kind?: string }): Promise<MatchedEntry[]> {
  const checked = await checkedBefore(options);
  if (!checked) return [];
  const { sources, schemas } = checked.last;
  const names = openNames(checked, options);
  const all = entriesWithin(sources, readKinds(schemas), options.kind);
  const textOf = ({ title, source }: TitledEntry) => `${title} ${idOf(source)}`;
  const found = bestMatches(all, options.query, { textOf, most });
  const routes = found.length > 0 ? (openLastPlan(checked, options)?.routes ?? []) : [];
  return found.map(({ kind, source, title }) => ({
    ...{ kind, id: idOf(source), title: replaceNames(title, names), file: source.file },
    ...addressOfEntry(routes, kind, idOf(source)),
    ...pictureOf(source),
  }));
}

/** An entry with its title as written. */
export type TitledEntry = { kind: string; source: Source; title: string };

export function* entriesWithin(
  { collections }: Sources,
  kinds: Kinds,
  only?: string,
): Generator<TitledEntry> {
  for (const { collection, holds, title } of kinds) {
    if (holds !== 'folder' || (only !== undefined && collection !== only)) continue;
    for (const source of collections[collection] ?? []) {
      if (source.isLeftOut) continue;
      const named = title === undefined ? undefined : fieldsOf(source.value)[title];
      const own = typeof named === 'string' ? named : titleOfEntry(source.value);
      yield { kind: collection, source, title: own ?? idOf(source) };
    }
  }
}

/** The address of its own page, if it has one. `kind`: its folder. */
export function addressOfEntry(routes: readonly Route[], kind: string, id: string): { address?: string } {
  const route = routes.find(({ current, page }) =>
    current ? current.kind === kind && current.id === id : kind === 'pages' && page === id,
  );
  return route ? { address: route.address } : {};
}

function pictureOf({ value }: Source): { picture?: string } {
  const { picture, photo, portrait } = fieldsOf(value);
  const src = [picture, photo, portrait].map((one) => fieldsOf(one).src ?? one);
  const name = src.find((one) => typeof one === 'string' && /\.\w+$/.test(one));
  return typeof name === 'string' ? { picture: name } : {};
}

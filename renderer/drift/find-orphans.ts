import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listOf } from '../../diagnostics/fields.ts';
import { baseEntryGone } from '../../diagnostics/messages/drift.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { Kinds } from '../model/kinds.ts';
import type { Source, Sources } from '../model/source.ts';
import { inheritOf } from '../schema/inherit-of.ts';
import { idOf } from '../source/id-of.ts';
import { isOwnFile } from '../source/is-own-file.ts';
import { locate } from '../source/locate.ts';
import { placeAt } from '../source/place-at.ts';

/** Files of a branch meant for entries that its base lacks, or no longer has. `usesOf`: where else these are named. */
export function findOrphans(
  { site, collections }: Pick<Sources, 'site' | 'collections'>,
  kinds: Kinds,
  usesOf: (collection: string, id: string) => readonly Place[] = () => [],
): Diagnostic[] {
  const all = new Map(Object.entries(collections));
  return kinds.flatMap(({ collection, word }) =>
    (all.get(collection) ?? []).flatMap((source) => {
      if (!source.orphan || !isOwnFile(source.file)) return [];
      const { meant, lacks } = source.orphan;
      const id = idOf(source);
      const uses = [...listedPlaces(site, collection, source), ...usesOf(collection, id)];
      return [baseEntryGone(placeAt(source, 0), { kind: word, collection, id, meant, lacks, uses })];
    }),
  );
}

/** Places in `inherit` that name the entry as one of the base. */
function listedPlaces(site: Source, collection: string, source: Source): Place[] {
  if (!source.isLeftOut) return [];
  return listOf(inheritOf(site, collection)).flatMap((id, index) =>
    id === idOf(source) ? [locate(site, ['inherit', collection, index])] : [],
  );
}

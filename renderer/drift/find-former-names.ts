import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { baseRenamed } from '../../diagnostics/messages/drift.ts';
import type { Kinds } from '../model/kinds.ts';
import type { Rename, Source, Sources } from '../model/source.ts';
import { currentIds } from '../schema/former-ids.ts';
import { inheritOf } from '../schema/inherit-of.ts';
import { idOf } from '../source/id-of.ts';
import { isOwnFile } from '../source/is-own-file.ts';
import { locate } from '../source/locate.ts';

/** Old names in a branch for what its base has renamed: each rename once, with all its places. */
export function findFormerNames(
  { site, collections }: Pick<Sources, 'site' | 'collections'>,
  kinds: Kinds,
): Diagnostic[] {
  const all = [site, ...Object.values(collections).flat()].flatMap(({ renamed = [] }) => renamed);
  const known = [...all, ...inheritedByOldNames(site, collections, kinds)].filter(({ place }) =>
    isOwnFile(place.file),
  );
  // Files first: of several mentions of one rename, the file is reported.
  known.sort((one, other) => Number(other.what === 'file') - Number(one.what === 'file'));
  const first = known.filter((one, index) => known.findIndex((other) => isSame(one, other)) === index);
  return first.map((one) => {
    const others = known.filter((other) => other !== one && isSame(one, other)).map(({ place }) => place);
    return baseRenamed(one.place, { ...one, others });
  });
}

function isSame(one: Rename, other: Rename): boolean {
  return one.was === other.was && one.now === other.now;
}

/** Old names in the lists of `inherit`, which each site has for itself. */
function inheritedByOldNames(site: Source, collections: Sources['collections'], kinds: Kinds): Rename[] {
  return kinds.flatMap(({ collection }) => {
    const said = listOf(inheritOf(site, collection));
    const entries = new Map(Object.entries(collections)).get(collection) ?? [];
    if (said.length === 0 || !entries.some(({ value }) => fieldsOf(value).aliases !== undefined)) return [];
    const current = currentIds(entries);
    const isThere = new Set(entries.map(idOf));
    return said.flatMap((id, index) => {
      const now = typeof id === 'string' && !isThere.has(id) ? current.get(id) : undefined;
      if (now === undefined) return [];
      const place = locate(site, ['inherit', collection, index]);
      return [{ what: 'name', was: `${collection}/${id}`, now: `${collection}/${now}`, place }] as const;
    });
  });
}

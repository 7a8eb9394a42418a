import { fieldsOf, listOf } from '../../../../diagnostics/fields.ts';
import { ownProperty } from '../../../../diagnostics/own-property.ts';
import type { Kind, Kinds } from '../../../model/kinds.ts';
import type { Source, Sources } from '../../../model/source.ts';
import { formerIds } from '../../../schema/former-ids.ts';
import { idOf } from '../../../source/id-of.ts';

/** The entries of a collection that the base has and the branch neither shows nor removes. */
export type FreshEntries = {
  kind: Kind;
  /** Entries that are not in `seen`. */
  fresh: readonly Source[];
  /** Whether site.yaml records the entries seen in this collection, so that the others are known to be new. */
  isNoted: boolean;
};

/** In the order of the kinds, without kinds that never travel to a branch. */
export function findGains(
  { site, collections }: Pick<Sources, 'site' | 'collections'>,
  kinds: Kinds,
): FreshEntries[] {
  const noted = fieldsOf(fieldsOf(site.value).seen);
  return kinds.flatMap((kind) => {
    const { collection, travels } = kind;
    const seen = Object.hasOwn(noted, collection) ? listOf(noted[collection]) : undefined;
    // An entry seen under its former name counts as seen.
    const isSeen = (source: Source) => [idOf(source), ...formerIds(source)].some((id) => seen?.includes(id));
    const fresh = (ownProperty(collections, collection) ?? []).filter(
      (source) => source.unlistedIn === 'site.yaml' && !isSeen(source),
    );
    return travels && fresh.length > 0 ? [{ kind, fresh, isNoted: seen !== undefined }] : [];
  });
}

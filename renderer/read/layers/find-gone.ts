/** The parts of its base sites that a branch removes. */
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Kinds } from '../../model/kinds.ts';
import type { SiteLayer, Source } from '../../model/source.ts';
import { kindOf } from '../../schema/find-kind.ts';
import { addressOf } from '../../schema/route-pattern.ts';
import { idOf } from '../../source/id-of.ts';
import { layerIndex } from '../../source/layer-of.ts';
import type { LayerContent } from './layering.ts';
import { isRemoval } from './merge-node.ts';

export type GoneParts = {
  /** Such as `courses/oet-weekend`. */
  entries: ReadonlySet<string>;
  /** Addresses of the pages that would be made from them. */
  addresses: ReadonlySet<string>;
  /**
   * Fields of site.yaml, such as `shop` and `contact.branches`, with the layer that removes each: 0 is the site itself.
   */
  settings: ReadonlyMap<string, number>;
};

export function findGone(
  { site, collections }: LayerContent,
  layers: readonly SiteLayer[],
  kinds: Kinds,
): Pick<GoneParts, 'entries' | 'addresses' | 'settings'> {
  const { routes, notFound } = fieldsOf(site.value);
  const entries = new Set(
    Object.entries(collections).flatMap(([collection, sources]) => {
      // An entry that each branch has to write itself, such as a legal text, is reported elsewhere
      // (`check-unlisted.ts`).
      const isOwed = kindOf(collection, kinds)?.travels === false;
      const gone = sources.filter((source) => isGone(source) && !(isOwed && source.unlistedIn));
      return gone.map((source) => `${collection}/${idOf(source)}`);
    }),
  );
  // The page for unknown addresses is always needed.
  entries.delete(`pages/${notFound}`);
  const kept = listOf(routes).flatMap((route) => addressesOf(route, collections));
  const left = (site.leftOutRoutes ?? []).flatMap((route) => addressesOf(route, collections));
  const stays = new Set(
    kept.filter(({ of }) => of.every((entry) => !entries.has(entry))).map(({ address }) => address),
  );
  const addresses = [...kept, ...left].map(({ address }) => address);
  return {
    entries,
    addresses: new Set(addresses.filter((address) => !stays.has(address))),
    settings: removedSettings(site, layers),
  };
}

/** An orphan is reported by itself, with everything that names it. */
function isGone({ isLeftOut, orphan }: Source): boolean {
  return isLeftOut === true && !orphan;
}

/** `of`: the entries that the page at this address is made of. */
type Address = { address: string; of: readonly string[] };

function addressesOf(route: unknown, collections: LayerContent['collections']): Address[] {
  const { path, page, collection } = fieldsOf(route);
  const own = `pages/${page}`;
  if (typeof collection !== 'string') return [{ address: String(path), of: [own] }];
  return (ownProperty(collections, collection) ?? []).flatMap((source) => {
    const id = idOf(source);
    const address = addressOf(String(path), { id, value: fieldsOf(source.value) });
    return address === undefined ? [] : [{ address, of: [own, `${collection}/${id}`] }];
  });
}

/** Fields of site.yaml that some layer removes and none above restores. */
function removedSettings(
  { overrides = [], value }: Source,
  layers: readonly SiteLayer[],
): Map<string, number> {
  return new Map(
    overrides.flatMap(({ file, now, path }) =>
      isRemoval({ value: now }) && !isThere(value, path)
        ? [[path.join('.'), layerIndex(file, layers)] as const]
        : [],
    ),
  );
}

function isThere(value: unknown, path: Path): boolean {
  return path.reduce<unknown>((at, step) => ownProperty(fieldsOf(at), String(step)), value) !== undefined;
}

import { ownValue } from '../../../diagnostics/own-value.ts';
import type { Site } from '../../model/site.ts';
import { fieldsOf } from '../../schema/fields.ts';
import { addressOf } from '../../schema/route-pattern.ts';

/** What a branch leaves out of the site that it extends. */
export type LeftOut = {
  /** `courses/oet-weekend`. */
  entries: ReadonlySet<string>;
  /** Of pages that would be made of them. */
  addresses: ReadonlySet<string>;
};

export function findLeftOut(site: Site): LeftOut {
  const { routes, notFound } = site.settings.value;
  const entries = new Set(
    Object.entries(site.collections).flatMap(([collection, all]) =>
      all.filter(({ source }) => source.isLeftOut).map(({ id }) => `${collection}/${id}`),
    ),
  );
  // Wrong addresses are answered all the same.
  entries.delete(`pages/${notFound}`);
  const kept = Array.isArray(routes) ? routes : [];
  const all = [...kept, ...site.leftOutRoutes].flatMap((route: unknown) => addressesOf(route, site));
  const shown = kept.flatMap((route: unknown) =>
    addressesOf(route, site).filter(({ of }) => of.every((entry) => !entries.has(entry))),
  );
  const stays = new Set(shown.map(({ address }) => address));
  return {
    entries,
    addresses: new Set(all.map(({ address }) => address).filter((address) => !stays.has(address))),
  };
}

/** `of`: the entries that a page at the address is made of. */
type Address = { address: string; of: readonly string[] };

function addressesOf(route: unknown, { collections }: Site): Address[] {
  const { path, page, collection } = fieldsOf(route);
  const own = `pages/${page}`;
  if (typeof collection !== 'string') return [{ address: String(path), of: [own] }];
  const ids = (ownValue(collections, collection) ?? []).map(({ id }) => id);
  return ids.map((id) => ({ address: addressOf(String(path), id), of: [own, `${collection}/${id}`] }));
}

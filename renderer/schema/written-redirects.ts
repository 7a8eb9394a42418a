import { decodeAddress } from '../../diagnostics/decode-address.ts';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { Entry } from '../model/site.ts';
import type { Source } from '../model/source.ts';
import { addressOf } from './route-pattern.ts';

/**
 * An old address in its letters, without base path. `to`: its target, as written; absent if it belongs to something
 * without a page. `path`: where it is in `source`, an alias by itself, a redirect as a group.
 */
export type WrittenRedirect = { from: string; to?: string; source: Source; path: Path };

type CollectionEntry = Entry & { collection: string };

/** All `aliases` of pages and entries, and `redirects` of site.yaml, as far as they are texts that begin with a slash. */
export function writtenRedirects(site: Entry, entries: Iterable<CollectionEntry>): WrittenRedirect[] {
  return [...[...entries].flatMap((entry) => writtenAliases(site, entry)), ...siteRedirects(site)];
}

/** The redirects of one page or entry. */
export function writtenAliases(site: Entry, entry: CollectionEntry): WrittenRedirect[] {
  return listOf(entry.value.aliases).flatMap((from, index) => {
    if (!isAddress(from)) return [];
    const to = addressFor(from, entry, listOf(site.value.routes).map(fieldsOf));
    return {
      from: decodeAddress(from),
      ...(to !== undefined && { to }),
      source: entry.source,
      path: ['aliases', index],
    };
  });
}

/** The redirects of site.yaml. */
export function siteRedirects({ source, value }: Entry): WrittenRedirect[] {
  return listOf(value.redirects).flatMap((redirect, index) => {
    const { from, to } = fieldsOf(redirect);
    return isAddress(from) && typeof to === 'string'
      ? { from: decodeAddress(from), to, source, path: ['redirects', index] }
      : [];
  });
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/');
}

/** For an entry with several pages: the one whose address begins as the alias does, or else the first. */
function addressFor(
  alias: string,
  { id, value, collection }: CollectionEntry,
  routes: readonly Fields[],
): string | undefined {
  const own = routes.flatMap(({ path, page, collection: of }) => {
    if (typeof path !== 'string') return [];
    if (collection === 'pages') return page === id && of === undefined ? [path] : [];
    return of === collection ? (addressOf(path, { id, value }) ?? []) : [];
  });
  const folder = (address: string) => address.slice(0, address.lastIndexOf('/') + 1);
  return own.find((address) => folder(address) === folder(alias.replace(/\/$/, ''))) ?? own[0];
}

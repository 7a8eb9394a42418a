import type { ListFilter } from '../../../kinds/list-filter.ts';

/** An entry by its kind's folder and its id. */
export type EntryName = { kind: string; id: string };

/**
 * One page of a list that is spread over several: counted from 1, of all its entries or of those that a filter finds.
 * `of`: the address of the list's first page.
 */
export type ListPage = { of: string; number: number; filter?: ListFilter };

/**
 * A page to be made: its address, the id of its file, the entry it is about if the route names a kind, and which page
 * of its list it shows if that has several.
 */
export type Route = { address: string; page: string; current?: EntryName; part?: ListPage };

/** `shown`: today's pages, in the order of site.yaml. `hidden`: the addresses of pages of hidden entries. */
export type RouteTable = {
  shown: readonly Route[];
  hidden: ReadonlySet<string>;
  /** The one of `shown` with this address. */
  routeAt: (address: string) => Route | undefined;
  /** The id of the file of the page at an address. */
  pageAt: (address: string) => string | undefined;
};

/** An entry by its kind's folder and its id. */
export type EntryName = { kind: string; id: string };

/** A page to be made: its address, the id of its file, and the entry it is about where the route names a kind. */
export type Route = { address: string; page: string; current?: EntryName };

/** `shown`: the pages of today, in the order of site.yaml. `hidden`: the addresses of those whose entries are hidden today. */
export type RouteTable = { shown: readonly Route[]; hidden: ReadonlySet<string> };

import { ownProperty } from '../../../diagnostics/own-property.ts';
import type { Entry, Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { entriesOf } from '../../source/entries-of.ts';

type Entries = Pick<Site, 'settings' | 'collections'>;

/** Finds entries by kind and id, and files by their names. */
export type EntryIndex = {
  entry: (kind: string, id: string) => Entry | undefined;
  source: (file: string) => Source | undefined;
};

/** The index of an earlier state of the site: the next one only records the differences. */
export type IndexCache = { base?: { site: Entries; index: EntryIndex } };

/** If more entries than this differ from the base, the index is rebuilt. */
const mostChanged = 64;

/** Comparing all entries with the previous ones is far faster than rebuilding the maps. */
export function indexEntries(site: Entries, cache: IndexCache): EntryIndex {
  const changed = cache.base && changedSince(cache.base.site, site);
  if (!cache.base || !changed) {
    const index = createIndex(site);
    cache.base = { site, index };
    return index;
  }
  const { index: base } = cache.base;
  const own = createIndex(changed);
  return {
    entry: (kind, id) => own.entry(kind, id) ?? base.entry(kind, id),
    source: (file) => own.source(file) ?? base.source(file),
  };
}

/** The entries that have changed; undefined if entries were added, removed or moved, or if too many have. */
function changedSince(before: Entries, now: Entries): Entries | undefined {
  const kinds = Object.keys(now.collections);
  if (kinds.length !== Object.keys(before.collections).length) return undefined;
  const collections = new Map<string, Entry[]>();
  let count = 0;
  for (const kind of kinds) {
    const [was = [], is = []] = [ownProperty(before.collections, kind), ownProperty(now.collections, kind)];
    if (was.length !== is.length) return undefined;
    const changed: Entry[] = [];
    for (const [index, entry] of is.entries()) {
      const other = was[index];
      if (other === entry) continue;
      if (!isAbout(entry, other)) return undefined;
      changed.push(entry);
    }
    count += changed.length;
    collections.set(kind, changed);
  }
  return count > mostChanged
    ? undefined
    : { settings: now.settings, collections: Object.fromEntries(collections) };
}

/** Whether it is the same entry in another state. */
function isAbout(entry: Entry, other: Entry | undefined): boolean {
  return other?.id === entry.id && other.source.file === entry.source.file;
}

/** The index of files is made when it is first used: if a few files of a large site change, it never is. */
function createIndex(site: Entries): EntryIndex {
  const byKind = new Map(
    Object.entries(site.collections).map(([kind, entries]) => [
      kind,
      new Map(entries.map((entry) => [entry.id, entry])),
    ]),
  );
  let byFile: Map<string, Source> | undefined;
  return {
    entry: (kind, id) => byKind.get(kind)?.get(id),
    source: (file) => {
      byFile ??= new Map(entriesOf(site).map(({ source }) => [source.file, source]));
      return byFile.get(file);
    },
  };
}

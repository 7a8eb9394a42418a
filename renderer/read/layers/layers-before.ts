import type { SchemaSet } from '../../model/site.ts';
import type { Sources } from '../../model/source.ts';
import { readKinds } from '../../schema/read-kinds.ts';
import { sourcesOf } from '../../source/sources-of.ts';
import type { ReadCache } from '../read-cache.ts';
import { type FilesBefore, rawBefore, type StoredSources } from '../stored-texts.ts';
import type { Layer } from './find-layers.ts';
import { mergeLayers } from './merge-layers.ts';

/** The names of the files in each layer. */
export type StoredLayers = readonly {
  layer: Layer;
  site: string;
  collections: Readonly<Record<string, readonly string[]>>;
}[];

export function toStoredLayers({ layers }: ReadCache): StoredLayers {
  return (layers?.layers ?? []).flatMap((layer, index) => {
    const content = layers?.contents[index];
    if (!content) return [];
    const names = Object.entries(content.collections).map(([name, files]) => [
      name,
      files.map(({ file }) => file),
    ]);
    return [{ layer, site: content.site.file, collections: Object.fromEntries(names) }];
  });
}

/**
 * The files of a branch as an earlier process had merged them with those of its base. `cache`: of the process that has
 * just read them, so that unchanged files give identical results.
 */
export function layersBefore(
  stored: StoredSources & { layers: StoredLayers },
  now: Sources,
  { schemas, cache }: { schemas: SchemaSet; cache: ReadCache },
): FilesBefore {
  const raw = new Map(
    (cache.layers?.contents ?? []).flatMap(sourcesOf).map((source) => [source.file, source]),
  );
  const before = rawBefore(stored, (file) => raw.get(file));
  const contents = stored.layers.flatMap(({ site, collections }) => {
    const own = before(site);
    const entries = Object.entries(collections).map(([name, files]) => [
      name,
      files.flatMap((file) => before(file) ?? []),
    ]);
    return own ? [{ site: own, collections: Object.fromEntries(entries) }] : [];
  });
  const layers = stored.layers.map(({ layer }) => layer);
  const merging = {
    kinds: readKinds(schemas),
    schemas,
    merged: { before: cache.merged, now: new Map() },
    report: () => {},
  };
  const merged = contents.length === layers.length ? mergeLayers({ layers, contents }, merging) : undefined;
  const then = new Map((merged ? sourcesOf(merged) : []).map((source) => [source.file, source]));
  const same = new Set(
    sourcesOf(now).flatMap((source) => (then.get(source.file) === source ? [source.file] : [])),
  );
  return { fileBefore: (file) => then.get(file), isSame: (file) => same.has(file) };
}

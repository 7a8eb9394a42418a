/** Merges a branch with its base. */

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Source } from '../../model/source.ts';
import { currentIds } from '../../schema/former-ids.ts';
import { idOf } from '../../source/id-of.ts';
import { findMeant, type MeantEntry } from './find-meant.ts';
import { folderRule } from './folder-rule.ts';
import { followReferences } from './follow-references.ts';
import { inheritedOf, reportUnknownCollections } from './inherited.ts';
import type { LayerContent, LayOver } from './layering.ts';
import { mergeCollection } from './merge-collection.ts';
import { mergeSource } from './merge-source.ts';
import { mergeOnce } from './merged-files.ts';
import { findMoves, type Moves } from './moves.ts';

/** Problems with overrides are reported at the branch's own lines. */
export function layOver(own: LayerContent, below: LayerContent, options: LayOver): LayerContent {
  reportUnknownCollections(own.site, options.kinds, options.report);
  const moves = findMoves(below, options.kinds);
  const site = mergeOnce(options, [own.site, below.site, moves.key], (report) =>
    mergeSite(own.site, below.site, { ...options, moves }, report),
  );
  const routes = routesOf(site);
  const merged = options.kinds.map((kind): MergedCollection => {
    const [ours, theirs] = [own, below].map((layer) => layer.collections[kind.collection] ?? []);
    const base = theirs ?? [];
    const meant = findMeant(ours ?? [], base, { kind, routes, schemas: options.schemas });
    const lost = meant.filter(({ as }) => as === 'orphan');
    const orphans = new Map(lost.map(({ id, orphan }) => [id, orphan?.meant]));
    const from = { base, orphans, kinds: options.kinds };
    const inherits = inheritedOf(own.site, kind, from, options.report);
    const rule = folderRule(own.site, kind.collection);
    const laying = { ...options, kind, site: own.site, moves, inherits, rule };
    return { kind, meant, current: currentIds(base), sources: mergeCollection(meant, base, laying) };
  });
  return followAll(own.site, site, merged, options);
}

/** `current`: the current ids of the base's entries, by their former ids. */
type MergedCollection = {
  kind: Kind;
  meant: readonly MeantEntry[];
  current: ReadonlyMap<string, string>;
  sources: readonly Source[];
};

/** Updates names in the branch's own files that the base has given up. */
function followAll(
  own: Source,
  site: Source,
  merged: readonly MergedCollection[],
  options: LayOver,
): LayerContent {
  const current = new Map(merged.map((one) => [one.kind.collection, withoutTaken(one)]));
  const key = JSON.stringify([...current].map(([name, ids]) => [name, [...ids]]));
  const follow = (source: Source, file: Source | undefined, schema: string) =>
    file && [...current.values()].some(({ size }) => size > 0)
      ? mergeOnce(options, [source, file, 'references', key], () =>
          followReferences(source, file, { current, schema, schemas: options.schemas }),
        )
      : source;
  const collections = merged.map(({ kind, meant, sources }) => {
    const files = new Map(meant.map(({ id, source }) => [id, source]));
    const followed = sources.map((source) => follow(source, files.get(idOf(source)), kind.word));
    return [kind.collection, followed] as const;
  });
  return { site: follow(site, own, 'site'), collections: Object.fromEntries(collections) };
}

/** Leaves out former ids that the branch uses for its own entries. */
function withoutTaken({ current, sources }: MergedCollection): Map<string, string> {
  const taken = new Set(current.size === 0 ? [] : sources.map(idOf));
  return new Map([...current].filter(([id]) => !taken.has(id)));
}

/** Fields that concern one site only. */
const neverInherited = ['extends', 'alternates', 'inherit', 'seen', 'confirmed', 'placeholder', 'overrides'];

type Settings = LayOver & { moves: Moves };

function mergeSite(own: Source, base: Source, { schemas, moves }: Settings, report: Report): Source {
  const merged = mergeSource(
    // `overrides` are checked in the entries that they apply to.
    withoutTopFields(own, ['overrides']),
    withoutTopFields(base, neverInherited),
    { schema: 'site', schemas, moves },
    report,
  );
  const paths = routesOf(merged).map((route) => fieldsOf(route).path);
  const gone = routesOf(base).filter((route) => !paths.includes(fieldsOf(route).path));
  return { ...merged, leftOutRoutes: [...(base.leftOutRoutes ?? []), ...gone] };
}

function routesOf({ value }: Source): readonly unknown[] {
  return listOf(fieldsOf(value).routes);
}

function withoutTopFields(source: Source, names: readonly string[]): Source {
  const { spans } = source;
  if (spans?.kind !== 'group') return source;
  const keep = <T>(fields: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
  return { ...source, value: keep(fieldsOf(source.value)), spans: { ...spans, fields: keep(spans.fields) } };
}

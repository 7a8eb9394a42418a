/** A branch laid over what it extends. */
import type { Report } from '../../../diagnostics/diagnostic.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Kind, Kinds } from '../../model/kinds.ts';
import type { SchemaSet } from '../../model/site.ts';
import type { Source, Sources } from '../../model/source.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { idOfFile } from '../../source/id-of-file.ts';
import { locate } from '../../source/locate.ts';
import { inheritedOf, reportUnknownCollections } from './inherited.ts';
import { isRemoval } from './merge-node.ts';
import { mergeSource, ownSource } from './merge-source.ts';
import { type MergedFiles, once } from './merged-files.ts';

export type LayerContent = Pick<Sources, 'site' | 'collections'>;

/** `merged`: what the last run made, and what this one does. */
export type LayOver = {
  kinds: Kinds;
  schemas: SchemaSet;
  merged: { before: MergedFiles; now: MergedFiles };
  report: Report;
};

/** Problems with what the branch writes about its base are reported at its own lines. */
export function layOver(own: LayerContent, base: LayerContent, options: LayOver): LayerContent {
  reportUnknownCollections(own.site, options.kinds, options.report);
  const site = once(options, [own.site, base.site], (report) =>
    mergeSite(own.site, base.site, options, report),
  );
  const collections = options.kinds.map((kind): [string, Source[]] => {
    const [ours, theirs] = [own, base].map((layer) => layer.collections[kind.collection] ?? []);
    const from = { base: theirs ?? [], kinds: options.kinds };
    const inherits = inheritedOf(own.site, kind, from, options.report);
    return [
      kind.collection,
      mergeCollection(ours ?? [], theirs ?? [], { ...options, kind, site: own.site, inherits }),
    ];
  });
  return { site, collections: Object.fromEntries(collections) };
}

/** These say something about one site only. */
const neverInherited = ['extends', 'alternates', 'inherit', 'seen', 'confirmed', 'placeholder'];

function mergeSite(own: Source, base: Source, { schemas }: LayOver, report: Report): Source {
  const merged = mergeSource(
    own,
    withoutTopFields(base, neverInherited),
    { schema: 'site', schemas },
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

/** `site`: the branch's own site.yaml. */
type Laying = LayOver & { kind: Kind; site: Source; inherits: (id: string) => boolean };

/** In the order of the files' names, as one folder would have them. */
function mergeCollection(own: readonly Source[], base: readonly Source[], laying: Laying): Source[] {
  const ours = new Map(own.map((source) => [idOfFile(source.file), source]));
  const theirs = new Map(base.map((source) => [idOfFile(source.file), source]));
  const ids = [...new Set([...theirs.keys(), ...ours.keys()])].sort();
  return ids.flatMap(
    (id) => mergeEntry(id, { own: ours.get(id), base: theirs.get(id), theirs }, laying) ?? [],
  );
}

type Entries = {
  own: Source | undefined;
  base: Source | undefined;
  /** All that the base has of this collection, by id. */
  theirs: ReadonlyMap<string, Source>;
};

function mergeEntry(id: string, { own, base, theirs }: Entries, laying: Laying): Source | undefined {
  const { kind, schemas, site, inherits } = laying;
  const target = { schema: kind.word, schemas };
  if (!own) {
    if (!base || base.isLeftOut || inherits(id)) return base;
    return once(laying, [base, site], () => ({ ...leftOut(base), unlistedIn: site.file }));
  }
  const goes = isRemoval(own) && own.value !== null;
  if (!base) {
    if (!goes) return once(laying, [own, schemas], (report) => ownSource(own, target, report));
    const meant = nearest(id, theirs.keys());
    laying.report(
      messages.nothingToRemove(locate(own, ['remove'], 'key'), `${kind.word} “${id}”`, {
        meant,
        isFile: true,
      }),
    );
    return undefined;
  }
  if (goes) return once(laying, [base, 'left out'], () => leftOut(base));
  return once(laying, [own, base, schemas], (report) => mergeSource(own, shown(base), target, report));
}

/** The mark by which everything behind reading knows that an entry is never shown; no editor can write it. */
const mark = '$leftOut';

/** What leads to an entry that is left out goes along with it, as with one that isn't shown today. */
function leftOut(base: Source): Source {
  return { ...base, value: { ...fieldsOf(base.value), [mark]: true }, isLeftOut: true };
}

/** A layer further up may take in what one below leaves out. */
function shown(base: Source): Source {
  if (!base.isLeftOut) return base;
  const { isLeftOut: _gone, ...source } = base;
  const { [mark]: _mark, ...value } = fieldsOf(base.value);
  return { ...source, value };
}

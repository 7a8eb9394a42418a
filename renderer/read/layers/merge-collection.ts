/** Merges the entries of a collection: each file of the branch with the entry of its base that it refers to. */
import { fieldsOf } from '../../../diagnostics/fields.ts';
import * as messages from '../../../diagnostics/messages/layers.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Rename, Source } from '../../model/source.ts';
import { idOf } from '../../source/id-of.ts';
import { idOfFile } from '../../source/id-of-file.ts';
import { locate } from '../../source/locate.ts';
import { placeAt } from '../../source/place-at.ts';
import { isThere, type MeantEntry } from './find-meant.ts';
import { ruleBeside } from './folder-rule.ts';
import type { LayOver } from './layering.ts';
import { isRemoval } from './merge-node.ts';
import { mergeSource, ownSource } from './merge-source.ts';
import { mergeOnce } from './merged-files.ts';
import type { Moves } from './moves.ts';

/** `site`: the branch's own site.yaml. */
type MergeCollectionOptions = LayOver & {
  kind: Kind;
  site: Source;
  moves: Moves;
  inherits: (id: string) => boolean;
  /** The branch's rule for all entries of the folder. */
  rule: Source | undefined;
};

/** Sorted by file name, as if they were in one folder. */
export function mergeCollection(
  meant: readonly MeantEntry[],
  base: readonly Source[],
  laying: MergeCollectionOptions,
): Source[] {
  const theirs = new Map(base.filter(isThere).map((source) => [idOf(source), source]));
  const ours = new Map(meant.map((file) => [file.id, file]));
  const merged = [...new Set([...theirs.keys(), ...ours.keys()])].flatMap(
    (id) => mergeEntry(id, { own: ours.get(id), base: theirs.get(id), theirs }, laying) ?? [],
  );
  const left = base.filter((source) => !isThere(source) && !ours.has(idOf(source)));
  return [...merged, ...left].sort(byId);
}

function byId(one: Source, other: Source): number {
  return idOf(one) < idOf(other) ? -1 : 1;
}

type Entries = {
  own: MeantEntry | undefined;
  base: Source | undefined;
  /** All entries of the base in this collection, by id. */
  theirs: ReadonlyMap<string, Source>;
};

function mergeEntry(
  id: string,
  { own, base, theirs }: Entries,
  laying: MergeCollectionOptions,
): Source | undefined {
  if (!own) return base && inherited(id, ruled(base, undefined, laying), laying);
  if (own.as === 'orphan') return orphanOf(own, laying);
  const { source } = own;
  if (isRemoval(source) && source.value !== null) {
    if (base) return removed(own, base, laying);
    reportNothing(id, source, theirs, laying);
    return undefined;
  }
  return base ? override(own, ruled(base, source, laying), laying) : ownEntry(own, laying);
}

function inherited(id: string, base: Source, laying: MergeCollectionOptions): Source {
  const { site, inherits } = laying;
  if (base.isLeftOut || inherits(id)) return base;
  return mergeOnce(laying, [base, site], () => ({ ...markLeftOut(base), unlistedIn: site.file }));
}

/** Applies the branch's rule for the folder, except for fields that its own file for this entry sets. */
function ruled(base: Source, own: Source | undefined, laying: MergeCollectionOptions): Source {
  const { rule, kind, schemas } = laying;
  if (!rule || base.isLeftOut) return base;
  const beside = ruleBeside(rule, own);
  const target = { schema: kind.word, schemas, isRule: true } as const;
  return mergeOnce(laying, [base, laying.site, 'rule', own?.file ?? ''], (report) => {
    const merged = mergeSource(beside, base, target, report);
    return idOf(base) === idOf(merged) ? merged : { ...merged, entry: idOf(base) };
  });
}

function reportNothing(
  id: string,
  source: Source,
  theirs: ReadonlyMap<string, Source>,
  { kind, report }: MergeCollectionOptions,
): void {
  const place = locate(source, ['remove'], 'key');
  const meant = nearest(id, theirs.keys());
  report(messages.nothingToRemove(place, `${kind.word} “${id}”`, { meant, isFile: true }));
}

/**
 * A file that overrides no entry of the base and can't be one itself: marked as left out, so that one message covers
 * everything.
 */
function orphanOf({ source, orphan }: MeantEntry, laying: MergeCollectionOptions): Source {
  const key = JSON.stringify(orphan);
  return mergeOnce(laying, [source, 'orphan', key], () => ({
    ...markLeftOut(source),
    ...(orphan && { orphan }),
  }));
}

function ownEntry({ source, orphan }: MeantEntry, laying: MergeCollectionOptions): Source {
  const target = { schema: laying.kind.word, schemas: laying.schemas, moves: laying.moves };
  const key = JSON.stringify(orphan);
  return mergeOnce(laying, [source, laying.schemas, 'own', key], (report) => ({
    ...ownSource(source, target, report),
    ...(orphan && { orphan }),
  }));
}

function removed(meant: MeantEntry, base: Source, laying: MergeCollectionOptions): Source {
  const renamed = renamedBy(meant, laying);
  if (renamed.length === 0) return mergeOnce(laying, [base, 'left out'], () => markLeftOut(base));
  return mergeOnce(laying, [meant.source, base, 'left out'], () => ({ ...markLeftOut(base), renamed }));
}

/** Even if the file has a former name of the entry, the entry keeps its id from the base. */
function override(meant: MeantEntry, base: Source, laying: MergeCollectionOptions): Source {
  const { id, source } = meant;
  const { kind, schemas, moves } = laying;
  const target = { schema: kind.word, schemas, moves };
  return mergeOnce(laying, [source, base, schemas, moves.key, id], (report) => {
    const merged = mergeSource(source, shown(base), target, report);
    const renamed = [...(merged.renamed ?? []), ...renamedBy(meant, laying)];
    return {
      ...merged,
      ...(id !== idOfFile(merged.file) && { entry: id }),
      ...(renamed.length > 0 && { renamed }),
    };
  });
}

function renamedBy(
  { id, source, as }: MeantEntry,
  { kind: { collection } }: MergeCollectionOptions,
): Rename[] {
  if (as !== 'renamed') return [];
  const was = idOf(source);
  return [
    { what: 'file', was: `${collection}/${was}`, now: `${collection}/${id}`, place: placeAt(source, 0) },
  ];
}

/** Marks an entry that is never shown for all stages after reading; no editor can write it. */
const mark = '$leftOut';

/** References to an entry that is left out are removed with it, as for one that isn't shown today. */
export function markLeftOut(base: Source): Source {
  return { ...base, value: { ...fieldsOf(base.value), [mark]: true }, isLeftOut: true };
}

/** A layer further up may restore what one below leaves out. */
function shown(base: Source): Source {
  if (!base.isLeftOut) return base;
  const { isLeftOut: _gone, ...source } = base;
  const { [mark]: _mark, ...value } = fieldsOf(base.value);
  return { ...source, value };
}

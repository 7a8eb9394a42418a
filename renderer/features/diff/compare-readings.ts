import { wordsIn } from '../../../diagnostics/words/letters.ts';
import { align, type Gap } from '../../edit/align.ts';
import type { PageReading } from '../../model/reading.ts';
import type { Change } from './site-diff.ts';

/** A change on a page. `section`: the index of the section that contains it now, or did. */
export type PageChange = Change & { section?: number };

/** The changes in what a page says, each once. */
export function compareReadings(before: readonly PageReading[], after: readonly PageReading[]): PageChange[] {
  const gaps = align(before, after, keyOf);
  const pairs = gaps.flatMap(pairUp);
  return withoutEchoes(withOrder(pairs).map(changeOf));
}

/** `before` or `after` is absent if something appears or disappears. */
type Pair = { before?: PageReading; after?: PageReading; isMoved?: true };

function keyOf({ kind, text, of }: PageReading): string {
  return kind === 'data' || kind === 'script' ? `${kind}\0${of}\0${text}` : `${kind}\0${text}`;
}

const kinds = [
  'title',
  'description',
  'sharing',
  'text',
  'name',
  'link',
  'picture',
  'data',
  'script',
] as const;

function pairUp({ removed, added }: Gap<PageReading>): Pair[] {
  return kinds.flatMap((kind) => {
    const [gone, come] = [removed, added].map((list) => list.filter((reading) => reading.kind === kind));
    return pairOfKind(gone ?? [], come ?? []);
  });
}

/**
 * If as many as before, pairs them in order; otherwise pairs those about the same thing, or sharing most of their
 * words.
 */
function pairOfKind(gone: readonly PageReading[], come: readonly PageReading[]): Pair[] {
  if (gone.length === come.length)
    return gone.map((before, index) => ({ before, ...(come[index] && { after: come[index] }) }));
  const left = new Set(come);
  const pairs = gone.map((before): Pair => {
    const after = [...left].find((one) => isAbout(one, before)) ?? likest(before, [...left]);
    if (!after) return { before };
    left.delete(after);
    return { before, after };
  });
  return [...pairs, ...[...left].map((after): Pair => ({ after }))];
}

function isAbout(one: PageReading, other: PageReading): boolean {
  return one.of !== undefined && one.of === other.of;
}

function likest(reading: PageReading, others: readonly PageReading[]): PageReading | undefined {
  const rated = others.map((other) => ({ other, likeness: likeness(reading.text, other.text) }));
  const best = rated.toSorted((one, other) => other.likeness - one.likeness)[0];
  return best && best.likeness >= 0.5 ? best.other : undefined;
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return common / Math.max(words.size, others.size, 1);
}

function wordsOf(text: string): Set<string> {
  return new Set(wordsIn(text.toLowerCase()));
}

/** A reading removed in one place and added in another has only moved. */
function withOrder(pairs: readonly Pair[]): Pair[] {
  const come = new Map<string, Pair>();
  for (const pair of pairs) if (!pair.before && pair.after) come.set(keyOf(pair.after), pair);
  const moved = new Set<Pair>();
  const kept = pairs.flatMap((pair): Pair[] => {
    const there = pair.before && !pair.after && come.get(keyOf(pair.before));
    if (!there) return [pair];
    moved.add(there);
    return [{ ...there, ...pair, isMoved: true }];
  });
  return kept.filter((pair) => !moved.has(pair));
}

function changeOf({ before, after, isMoved }: Pair): PageChange {
  const one = after ?? before;
  const section = one?.section;
  const of = one?.of;
  return {
    kind: isMoved ? 'order' : (one?.kind ?? 'text'),
    ...(before && { before: before.text }),
    ...(after && { after: after.text }),
    ...(of !== undefined && { of }),
    ...(section !== undefined && { section }),
    ...(section === undefined && onPage.has(one?.kind ?? 'text') && { around: true }),
  };
}

const onPage: ReadonlySet<PageReading['kind']> = new Set(['text', 'name', 'link', 'picture']);

/** Drops repetitions of the same change on a page (in its menus, for sharing, for a script). */
function withoutEchoes(changes: readonly PageChange[]): PageChange[] {
  const said = new Set<string>();
  const inText = new Set(changes.filter(({ kind }) => kind === 'text').map(pairKey));
  const linked = new Set(
    changes.filter(isBareLink).map(({ of, before }) => `${of}\0${before === undefined}`),
  );
  return changes.filter((change) => {
    const { kind, before, after } = change;
    const isEcho =
      (echoes.has(kind) && inText.has(pairKey(change))) ||
      (kind === 'sharing' && said.has(pairKey(change))) ||
      (kind === 'text' && linked.has(`${after ?? before}\0${before === undefined}`) && !(before && after));
    if (isEcho) return false;
    const key = `${kind}\0${change.of ?? ''}\0${pairKey(change)}`;
    if (said.has(key)) return false;
    said.add(key);
    said.add(pairKey(change));
    return true;
  });
}

const echoes: ReadonlySet<PageChange['kind']> = new Set(['script', 'name', 'sharing']);

function isBareLink({ kind, before, after }: PageChange): boolean {
  return kind === 'link' && (before === undefined || after === undefined);
}

function pairKey({ before, after }: PageChange): string {
  return JSON.stringify([before, after]);
}

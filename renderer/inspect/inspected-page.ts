import type { Fact } from './facts.ts';
import type { Piece } from './find-place.ts';
import type { SeenPage } from './seen-page.ts';

/** A page as inspection remembers it. Pieces that are equal on many pages (header, footer) share their facts. */
export type InspectedPage = {
  page: SeenPage;
  pieces: { facts: readonly Fact[]; section: number | undefined }[];
};

/** A fact of one kind and the piece that it stands in. */
export type FactOf<Kind extends Fact['kind']> = { fact: Extract<Fact, { kind: Kind }>; piece: Piece };

/** All facts of a kind, in document order. */
export function factsOfKind<Kind extends Fact['kind']>(
  { page, pieces }: InspectedPage,
  kind: Kind,
): FactOf<Kind>[] {
  const isKind = (fact: Fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind;
  const found: FactOf<Kind>[] = [];
  // Asked of every page for every kind: a piece without one costs nothing.
  for (const { facts, section } of pieces) {
    let piece: Piece | undefined;
    for (const fact of facts) {
      if (!isKind(fact)) continue;
      piece ??= { page, section };
      found.push({ fact, piece });
    }
  }
  return found;
}

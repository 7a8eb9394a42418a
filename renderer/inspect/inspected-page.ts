import type { Fact } from './facts.ts';
import type { PageSection } from './find-place.ts';
import type { SeenPage } from './seen-page.ts';

/** A page as inspection remembers it. Pieces that are equal on many pages (header, footer) share their facts. */
export type InspectedPage = {
  page: SeenPage;
  pieces: { facts: PackedFacts; section: number | undefined }[];
};

/** Facts as JSON: as objects, those of a large site would fill the memory. All pieces without facts share one value. */
export type PackedFacts = { readonly json: string };

const none: PackedFacts = Object.freeze({ json: '[]' });

export function packFacts(facts: readonly Fact[]): PackedFacts {
  return facts.length === 0 ? none : { json: JSON.stringify(facts) };
}

/** A page while it is inspected. */
export type OpenedPage = {
  page: SeenPage;
  pieces: { facts: readonly Fact[]; section: number | undefined }[];
};

/** Opens pages one after the other: facts that many of them share are parsed once. */
export function pageOpener(): (inspected: InspectedPage) => OpenedPage {
  const known = new Map<PackedFacts, readonly Fact[]>();
  const open = (packed: PackedFacts): readonly Fact[] => {
    const facts: readonly Fact[] = known.get(packed) ?? JSON.parse(packed.json);
    known.delete(packed);
    known.set(packed, facts);
    const [oldest] = known.keys();
    if (known.size > mostOpen && oldest) known.delete(oldest);
    return facts;
  };
  return ({ page, pieces }) => ({
    page,
    pieces: pieces.map(({ facts, section }) => ({ facts: open(facts), section })),
  });
}

/** More than the pieces of a page. */
const mostOpen = 64;

/** A fact of one kind and the piece that contains it. */
export type FactOf<Kind extends Fact['kind']> = { fact: Extract<Fact, { kind: Kind }>; piece: PageSection };

/** All facts of a kind, in document order. */
export function factsOfKind<Kind extends Fact['kind']>(
  { page, pieces }: OpenedPage,
  kind: Kind,
): FactOf<Kind>[] {
  const isKind = (fact: Fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind;
  const found: FactOf<Kind>[] = [];
  // Called for every page and every kind: a piece without one costs nothing.
  for (const { facts, section } of pieces) {
    let piece: PageSection | undefined;
    for (const fact of facts) {
      if (!isKind(fact)) continue;
      piece ??= { page, section };
      found.push({ fact, piece });
    }
  }
  return found;
}

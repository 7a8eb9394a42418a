import { anchorMissing, fileMissing, linkBroken, linkEmpty } from '../../diagnostics/messages/inspect.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { Piece } from './find-place.ts';
import { factsOfKind, type InspectedPage } from './inspected-page.ts';
import type { Note } from './note-problem.ts';
import { createResolver, type Target } from './resolve-address.ts';

type Website = {
  /** The pages whose addresses are judged. */
  judged: readonly InspectedPage[];
  pages: readonly InspectedPage[];
  settings: SiteSettings;
  outputs: ReadonlySet<string>;
};

/** Every link, anchor and file of every page leads to something that is in the finished site. */
export function judgeAddresses({ judged, pages, settings, outputs }: Website, note: Note): void {
  const resolve = createResolver(settings, outputs);
  const idsOf = createIdLookup(pages);
  const addresses = pages.map(({ page }) => page.address);
  for (const inspected of judged) {
    for (const { fact, piece } of factsOfKind(inspected, 'link')) {
      judgeLink(fact.href, { piece, target: resolve(fact.href, inspected.page), idsOf, addresses }, note);
    }
    for (const { fact, piece } of factsOfKind(inspected, 'file')) {
      const { address } = fact;
      // What is loaded from `data:` is there already.
      if (address.startsWith('data:') || address.startsWith('#')) continue;
      const { kind } = resolve(address, inspected.page);
      if (kind === 'found' || kind === 'elsewhere') continue;
      const { page } = inspected;
      note({ value: address, piece }, (place) => fileMissing(place, { address, page: page.address }));
    }
  }
}

type LinkContext = {
  piece: Piece;
  target: Target;
  idsOf: (output: string) => ReadonlySet<string> | undefined;
  addresses: readonly string[];
};

function judgeLink(href: string, { piece, target, idsOf, addresses }: LinkContext, note: Note): void {
  if (target.kind === 'elsewhere') return;
  const page = piece.page.address;
  const subject = { value: href, piece };
  if (target.kind === 'nowhere') note(subject, (place) => linkEmpty(place, { href, page }));
  else if (target.kind === 'missing') {
    const meant = nearest(target.path.replace(/(?<=.)\/$/, ''), addresses);
    note(subject, (place) => linkBroken(place, { href, page, meant }));
  } else {
    const id = target.fragment;
    const ids = isSpecial(id) ? undefined : idsOf(target.output);
    if (!ids || ids.has(id)) return;
    note(subject, (place) => anchorMissing(place, { href, id, page, meant: nearest(id, ids) }));
  }
}

/** Nothing, the top of the page, or a passage of text that the browser looks for. */
function isSpecial(fragment: string): boolean {
  return fragment === '' || fragment === 'top' || fragment.startsWith(':~:');
}

/** The ids of a page by its output; undefined for files that are no pages. */
function createIdLookup(pages: readonly InspectedPage[]): LinkContext['idsOf'] {
  const byOutput = new Map(pages.map((inspected) => [inspected.page.output, inspected]));
  const known = new Map<string, ReadonlySet<string>>();
  return (output) => {
    const inspected = byOutput.get(output);
    if (!inspected) return undefined;
    const ids = known.get(output) ?? new Set(factsOfKind(inspected, 'id').map(({ fact }) => fact.id));
    known.set(output, ids);
    return ids;
  };
}

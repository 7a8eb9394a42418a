import {
  anchorMissing,
  fileMissing,
  linkAsksOtherwise,
  linkBroken,
} from '../../diagnostics/messages/inspect.ts';
import { linkEmpty, pageUnlinked } from '../../diagnostics/messages.generated.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { findAnchor } from '../markdown/find-anchor.ts';
import type { SiteSettings } from '../model/plan.ts';
import { type Steps, takeSteps } from '../model/steps.ts';
import type { PageSection } from './find-place.ts';
import { factsOfKind, type InspectedPage, type OpenedPage, pageOpener } from './inspected-page.ts';
import type { ReportOnPage } from './report-on-page.ts';
import { createResolver, type Outputs, type Resolve, type ResolvedAddress } from './resolve-address.ts';

type Website = {
  /** The pages whose addresses are checked. */
  judged: readonly InspectedPage[];
  pages: readonly InspectedPage[];
  settings: SiteSettings;
  outputs: Outputs;
  /** The addresses of pages that are not shown now. */
  hidden: ReadonlySet<string>;
};

/** Checks that every link, anchor and file of every page leads to something in the finished site. */
export function checkPageAddresses(website: Website, report: ReportOnPage): void {
  takeSteps(checkPageAddressesInSteps(website, report));
}

/** The same, with pauses. */
export function* checkPageAddressesInSteps(
  { judged, pages, settings, outputs, hidden }: Website,
  report: ReportOnPage,
): Steps<void> {
  const resolve = createResolver(settings, outputs);
  const idsOf = createIdLookup(pages);
  const addresses = pages.map(({ page }) => page.address);
  const reached = new Set<string>();
  let asked: ReadonlyMap<string, AskedNames> | undefined;
  let broken = 0;
  const open = pageOpener();
  for (const [index, page] of judged.entries()) {
    if (index > 0 && index % pagesPerPause === 0) yield;
    const inspected = open(page);
    for (const { fact, piece } of factsOfKind(inspected, 'link')) {
      const target = resolve(fact.href, inspected.page);
      if (target.kind === 'found' && target.output !== inspected.page.output) reached.add(target.output);
      if (target.kind === 'missing' || target.kind === 'nowhere') broken += 1;
      checkLink(fact.href, { piece, target, idsOf, addresses, hidden }, report);
      if (target.kind !== 'found' || !fact.href.includes('?')) continue;
      asked ??= countAskedNames(pages, resolve);
      checkQuery(fact.href, { piece, asked: asked.get(target.output) ?? new Map() }, report);
    }
    for (const { fact, piece } of factsOfKind(inspected, 'file')) {
      const { address } = fact;
      // A `data:` address is already loaded.
      if (address.startsWith('data:') || address.startsWith('#')) continue;
      const { kind } = resolve(address, inspected.page);
      if (kind === 'found' || kind === 'elsewhere') continue;
      const { page } = inspected;
      report({ value: address, piece }, (place) => fileMissing(place, { address, page: page.address }));
    }
  }
  // A broken link may well be the missing one; and a subset of pages proves nothing.
  if (judged === pages && broken === 0) checkReach(pages, reached, report);
}

/** Judging one takes some 50 microseconds. */
export const pagesPerPause = 500;

/** Checks that a link leads to every page. The home page and unlisted pages are found otherwise. */
function checkReach(
  pages: readonly InspectedPage[],
  reached: ReadonlySet<string>,
  report: ReportOnPage,
): void {
  for (const { page } of pages) {
    const { address, head, output } = page;
    if (reached.has(output) || address === '/' || address === '/404') continue;
    if (head.unlisted || head.robots?.includes('noindex')) continue;
    const subject = { value: head.name, piece: { page, section: undefined }, about: address };
    report(subject, (place) => pageUnlinked(place, { page: address }));
  }
}

type LinkContext = {
  piece: PageSection;
  target: ResolvedAddress;
  idsOf: (output: string) => ReadonlySet<string> | undefined;
  addresses: readonly string[];
  hidden: ReadonlySet<string>;
};

function checkLink(
  href: string,
  { piece, target, idsOf, addresses, hidden }: LinkContext,
  report: ReportOnPage,
): void {
  if (target.kind === 'elsewhere') return;
  const page = piece.page.address;
  const subject = { value: href, piece };
  if (target.kind === 'nowhere') report(subject, (place) => linkEmpty(place, { href, page }));
  else if (target.kind === 'missing') {
    const { path } = target;
    const address = path.replace(/(?<=.)\/$/, '');
    const meant = listOfFirstPage(address, addresses) ?? nearest(withoutEnding(address), addresses);
    const isHidden = hidden.has(address);
    report(subject, (place) => linkBroken(place, { href, page, path, meant, isHidden }));
  } else {
    const id = target.fragment;
    const { output } = target;
    const ids = isSpecial(id) ? undefined : idsOf(output);
    if (!ids || ids.has(id)) return;
    report(subject, (place) => anchorMissing(place, { href, id, page, output, meant: nearAnchor(id, ids) }));
  }
}

/** The number of pages whose links query a page by a name, such as `search` in `/courses?search=osce`. */
type AskedNames = ReadonlyMap<string, number>;

/** By the output of the queried page. */
function countAskedNames(pages: readonly InspectedPage[], resolve: Resolve): ReadonlyMap<string, AskedNames> {
  const counts = new Map<string, Map<string, number>>();
  const open = pageOpener();
  for (const inspected of pages)
    for (const href of askingLinks(open(inspected))) {
      const target = resolve(href, inspected.page);
      if (target.kind !== 'found') continue;
      const names = counts.get(target.output) ?? new Map<string, number>();
      counts.set(target.output, names);
      for (const name of askedNames(href)) names.set(name, (names.get(name) ?? 0) + 1);
    }
  return counts;
}

/** A page's links with a query. Queries are checked against those of all pages. */
export function askingLinks(page: OpenedPage): ReadonlySet<string> {
  return new Set(
    factsOfKind(page, 'link').flatMap(({ fact: { href } }) => (href.includes('?') ? [href] : [])),
  );
}

function askedNames(href: string): string[] {
  const [, query = ''] = /\?([^#]*)/.exec(href) ?? [];
  return [...new URLSearchParams(query).keys()];
}

/** A page ignores a query name that it doesn’t know. The names that it knows are inferred from other links. */
function checkQuery(
  href: string,
  { piece, asked }: { piece: PageSection; asked: AskedNames },
  report: ReportOnPage,
): void {
  for (const name of askedNames(href)) {
    const usual = [...asked].filter(([, count]) => count > (asked.get(name) ?? 0)).map(([other]) => other);
    const meant = nearest(name, usual);
    if (meant === undefined) continue;
    const corrected = href.replace(/(?<=[?&])[^=&#]*/g, (written) => (written === name ? meant : written));
    report({ value: href, piece }, (place) => linkAsksOtherwise(place, { href, name, meant: corrected }));
  }
}

/** Endings used on other websites: `/cbt.html`, `/courses/index.php`. */
function withoutEnding(address: string): string {
  return address.replace(/(?:(?<=\/)index)?\.(?:html?|php|aspx?)$/i, '').replace(/(?<=.)\/$/, '');
}

/** `/blog` for `/blog/page/1`, if a list continues with `/blog/page/2`: its first page has no number. */
function listOfFirstPage(address: string, addresses: readonly string[]): string | undefined {
  const [, of, word] = /^(.*)\/([^/]+)\/1$/.exec(address) ?? [];
  return addresses.includes(`${of}/${word}/2`) ? of || '/' : undefined;
}

/** An id with a typo, or the only one with a part more or less: `privacy` for `privacy-policy`. */
function nearAnchor(id: string, ids: ReadonlySet<string>): string | undefined {
  const [only, ...others] = [...ids].filter((one) => one.startsWith(`${id}-`) || id.startsWith(`${one}-`));
  return (
    findAnchor(id, [...ids]) ?? nearest(id.normalize('NFC'), ids) ?? (others.length === 0 ? only : undefined)
  );
}

/** Empty, the top of the page, or a text fragment that the browser searches for. */
function isSpecial(fragment: string): boolean {
  return fragment === '' || fragment === 'top' || fragment.startsWith(':~:');
}

/** The ids of a page by its output; undefined for files that are not pages. */
function createIdLookup(pages: readonly InspectedPage[]): LinkContext['idsOf'] {
  const byOutput = new Map(pages.map((inspected) => [inspected.page.output, inspected]));
  const known = new Map<string, ReadonlySet<string>>();
  const open = pageOpener();
  return (output) => {
    const inspected = byOutput.get(output);
    if (!inspected) return undefined;
    const ids = known.get(output) ?? new Set(factsOfKind(open(inspected), 'id').map(({ fact }) => fact.id));
    known.set(output, ids);
    return ids;
  };
}

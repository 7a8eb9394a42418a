import { hash } from 'node:crypto';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { PagePart, RenderedPage } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { Steps } from '../model/steps.ts';
import { createIntern } from '../store/intern.ts';
import { askingLinks, checkPageAddressesInSteps, pagesPerPause } from './check-page-addresses.ts';
import { checkPageHeads } from './check-page-heads.ts';
import { checkStructure } from './check-structure.ts';
import { collectFacts } from './collect-facts.ts';
import type { OriginsOf } from './find-place.ts';
import {
  factsOfKind,
  type InspectedPage,
  type OpenedPage,
  type PackedFacts,
  packFacts,
  pageOpener,
} from './inspected-page.ts';
import { createReportOnPage } from './report-on-page.ts';
import { type SeenPage, seenPage } from './seen-page.ts';

export type Inspection = {
  /**
   * Takes a page as it streams by, and returns its facts, without its HTML. `before`: the facts from when it was last
   * made.
   */
  add: (rendered: RenderedPage, before?: InspectedPage) => InspectedPage;
  /** Takes the facts of a page that has not changed since. */
  keep: (page: InspectedPage) => void;
  /** Takes the facts of a page inspected elsewhere. */
  take: (page: InspectedPage) => void;
  /** Reports what is wrong, once all pages are added. `outputs` are all files of the finished site. */
  finish: (outputs: ReadonlySet<string>, originsOf: OriginsOf, report: Report) => Steps<Soundness>;
  /** The facts of the pieces that were added. */
  facts: FactCache;
};

/** The facts of pieces that several pages may share, by key. */
export type FactCache = ReadonlyMap<string, PackedFacts>;

type InspectionOptions = {
  hidden?: ReadonlySet<string>;
  sound?: Soundness;
  known?: FactCache;
  isWord?: (written: string, origins: readonly Origin[]) => boolean;
};

/**
 * The result of an inspection. `site`: a digest of the names of the site's files, and of the addresses of hidden pages.
 * `said`: the problems of pages, except in titles and descriptions, by output file. Plain data.
 */
export type Soundness = { site: string; said: readonly { output: string; diagnostic: Diagnostic }[] };

/**
 * Inspects links, anchors, files, ids, headings, names and descriptions of the finished pages. `hidden`: the addresses
 * of pages that are not shown now. `sound`: the result for the earlier versions of the pages; if nothing that they link
 * to is gone, it still holds. `known`: from an earlier inspection, perhaps of another site.
 * `isWord`: whether braces that a page shows are words of its texts.
 */
export function createInspection(
  settings: SiteSettings,
  { hidden = new Set(), sound, known = new Map(), isWord = () => false }: InspectionOptions = {},
): Inspection {
  const pages: InspectedPage[] = [];
  const added: InspectedPage[] = [];
  let isAsBefore = sound !== undefined;
  const facts = new Map<string, PackedFacts>();
  const factsOf = factsIn(facts, known);
  return {
    add: ({ page, parts }, before) => {
      const inspectable = parts.filter((part) => !part.isStyles);
      const pieces = inspectable.map((part) => ({ facts: factsOf(part), section: part.section }));
      const inspected = { page: seenPage(page), pieces };
      pages.push(inspected);
      added.push(inspected);
      isAsBefore &&= before !== undefined && sound !== undefined && standsFor(inspected, before, sound);
      return inspected;
    },
    keep: (page) => void pages.push(page),
    take: (page) => {
      pages.push(page);
      isAsBefore = false;
    },
    finish: function* (outputs, originsOf, report) {
      const site = digestOf(outputs, hidden);
      checkPageHeads(pages, createReportOnPage(originsOf, report));
      yield;
      const judge = function* (judged: readonly InspectedPage[]) {
        const said: { output: string; diagnostic: Diagnostic }[] = [];
        const reportOnPage = createReportOnPage(originsOf, (diagnostic, { output }) =>
          said.push({ output, diagnostic }),
        );
        const open = pageOpener();
        const isOwnWord = (page: InspectedPage) => (written: string) =>
          isWord(written, originsOf(page.page.address));
        for (const [index, page] of judged.entries()) {
          if (index > 0 && index % pagesPerPause === 0) yield;
          checkStructure(open(page), reportOnPage, isOwnWord(page));
        }
        yield* checkPageAddressesInSteps({ judged, pages, settings, outputs, hidden }, reportOnPage);
        return said;
      };
      const isStill = isAsBefore && sound?.site === site && (yield* judge(added)).length === 0;
      const said = isStill ? sound.said : yield* judge(pages);
      for (const { diagnostic } of said) report(diagnostic);
      return { site, said };
    },
    facts,
  };
}

/**
 * Whether a rebuilt page without problems can replace its earlier version without affecting other pages, apart from its
 * title and description, which are compared with theirs each time: others may link to any of its ids, it links to the
 * same pages, and with the same queries. Problems of other pages may be caused by something that this one lacks; so if
 * there are any, it must not have more than before either.
 */
export function standsFor(one: InspectedPage, other: InspectedPage, { said }: Soundness): boolean {
  if (one.page.output !== other.page.output || !isListedAlike(one.page, other.page)) return false;
  if (said.some(({ output }) => output === one.page.output)) return false;
  const [now, before] = [one, other].map(pageOpener());
  if (!now || !before) return false;
  const [ids, links] = [sameAs(idsOf(now), idsOf(before)), sameAs(linksOf(now), linksOf(before))];
  if (sameAs(askingLinks(now), askingLinks(before)) !== 'equal') return false;
  const wanted = said.length > 0 ? 'equal' : 'more';
  return (ids === 'equal' || ids === wanted) && (links === 'equal' || links === wanted);
}

function isListedAlike({ head: one }: SeenPage, { head: other }: SeenPage): boolean {
  return one.robots === other.robots && one.unlisted === other.unlisted;
}

function idsOf(page: OpenedPage): ReadonlySet<string> {
  return new Set(factsOfKind(page, 'id').map(({ fact }) => fact.id));
}

function linksOf(page: OpenedPage): ReadonlySet<string> {
  return new Set(factsOfKind(page, 'link').map(({ fact }) => fact.href));
}

/** `less`: something is missing now, whatever was added. */
function sameAs(now: ReadonlySet<string>, before: ReadonlySet<string>): 'equal' | 'more' | 'less' {
  if ([...before].some((one) => !now.has(one))) return 'less';
  return now.size === before.size ? 'equal' : 'more';
}

function digestOf(outputs: ReadonlySet<string>, hidden: ReadonlySet<string>): string {
  const names = [outputs, hidden].map((one) => [...one].sort().join('\n'));
  return hash('sha1', names.join('\n\n'), 'base64');
}

/** Pieces that appear on several pages are read once. */
function factsIn(pieces: Map<string, PackedFacts>, known: FactCache): (part: PagePart) => PackedFacts {
  // Most pages load the same files.
  const intern = createIntern<PackedFacts>();
  return ({ html, key }) => {
    if (key === undefined) return intern(packFacts(collectFacts(html)));
    const facts = pieces.get(key) ?? known.get(key) ?? packFacts(collectFacts(html));
    pieces.set(key, facts);
    return facts;
  };
}

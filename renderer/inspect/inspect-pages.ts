import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { PagePart, RenderedPage } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import { collectFacts } from './collect-facts.ts';
import type { Fact } from './facts.ts';
import type { OriginsOf } from './find-place.ts';
import { factsOfKind, type InspectedPage } from './inspected-page.ts';
import { judgeAddresses } from './judge-addresses.ts';
import { judgeHeads } from './judge-heads.ts';
import { judgeStructure } from './judge-structure.ts';
import { createNote } from './note-problem.ts';
import { seenPage } from './seen-page.ts';

export type Inspection = {
  /** Takes a page as it streams by, and gives what was found: only its facts, not its HTML. `before`: what was found when it was last made. */
  add: (rendered: RenderedPage, before?: InspectedPage) => InspectedPage;
  /** Takes what was found in a page before that has not changed since. */
  keep: (page: InspectedPage) => void;
  /** Takes what was found in a page elsewhere. */
  take: (page: InspectedPage) => void;
  /** Reports what is wrong, once all pages were added. `outputs` are all files of the finished site. */
  finish: (outputs: ReadonlySet<string>, originsOf: OriginsOf, report: Report) => Soundness | undefined;
  /** Of the pieces that were added. */
  facts: FactMemory;
};

/** What was found in pieces that several pages may have, by their keys. */
export type FactMemory = ReadonlyMap<string, readonly Fact[]>;

type InspectionOptions = { hidden?: ReadonlySet<string>; sound?: Soundness; known?: FactMemory };

/** Of a site in which nothing was wrong: a digest of the names of its files. */
export type Soundness = string;

/**
 * Links, anchors, files, ids, headings, names and descriptions of the finished pages. `hidden`: the addresses of pages
 * that are not shown now. `sound`: nothing was wrong with the site that the pages of before are of; where nothing that
 * they lead to is gone, they are as sound as they were. `known`: of an earlier inspection, perhaps of another site.
 */
export function createInspection(
  settings: SiteSettings,
  { hidden = new Set(), sound, known = new Map() }: InspectionOptions = {},
): Inspection {
  const pages: InspectedPage[] = [];
  const added: InspectedPage[] = [];
  let isAsBefore = sound !== undefined;
  const facts = new Map<string, readonly Fact[]>();
  const factsOf = factsIn(facts, known);
  return {
    add: ({ page, parts }, before) => {
      const inspectable = parts.filter((part) => !part.isStyles);
      const pieces = inspectable.map((part) => ({ facts: factsOf(part), section: part.section }));
      const inspected = { page: seenPage(page), pieces };
      pages.push(inspected);
      added.push(inspected);
      isAsBefore &&= before !== undefined && standsFor(inspected, before);
      return inspected;
    },
    keep: (page) => void pages.push(page),
    take: (page) => {
      pages.push(page);
      isAsBefore = false;
    },
    finish: (outputs, originsOf, report) => {
      const digest = digestOf(outputs);
      let problems = 0;
      const note = createNote(originsOf, (diagnostic) => {
        problems += 1;
        report(diagnostic);
      });
      const judged = isAsBefore && digest === sound ? added : pages;
      if (judged === pages) judgeHeads(pages, note);
      for (const page of judged) judgeStructure(page, note);
      judgeAddresses({ judged, pages, settings, outputs, hidden }, note);
      return problems === 0 ? digest : undefined;
    },
    facts,
  };
}

/** Whether a page that was made again is to all others what it was: they may lead to any of its ids, share neither title nor description with it, and are led to as before. */
export function standsFor(now: InspectedPage, before: InspectedPage): boolean {
  const ids = new Set(factsOfKind(now, 'id').map(({ fact }) => fact.id));
  const links = new Set(factsOfKind(now, 'link').map(({ fact }) => fact.href));
  return (
    now.page.output === before.page.output &&
    isDeepStrictEqual(now.page.head, before.page.head) &&
    factsOfKind(before, 'id').every(({ fact }) => ids.has(fact.id)) &&
    factsOfKind(before, 'link').every(({ fact }) => links.has(fact.href))
  );
}

function digestOf(outputs: ReadonlySet<string>): string {
  return hash('sha1', [...outputs].sort().join('\n'), 'base64');
}

/** Pieces that stand on several pages are read once. */
function factsIn(
  pieces: Map<string, readonly Fact[]>,
  known: FactMemory,
): (part: PagePart) => readonly Fact[] {
  return ({ html, key }) => {
    if (key === undefined) return collectFacts(html);
    const facts = pieces.get(key) ?? known.get(key) ?? collectFacts(html);
    pieces.set(key, facts);
    return facts;
  };
}

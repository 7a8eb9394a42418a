import { hash } from 'node:crypto';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { RenderedPage } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import { collectFacts } from './collect-facts.ts';
import type { Fact } from './facts.ts';
import type { OriginsOf } from './find-place.ts';
import type { InspectedPage } from './inspected-page.ts';
import { judgeAddresses } from './judge-addresses.ts';
import { judgeHeads } from './judge-heads.ts';
import { judgeStructure } from './judge-structure.ts';
import { createNote } from './note-problem.ts';
import { seenPage } from './seen-page.ts';

export type Inspection = {
  /** Takes a page as it streams by, and gives what was found: only its facts, not its HTML. */
  add: (rendered: RenderedPage) => InspectedPage;
  /** Takes what was found in a page before that has not changed since. */
  keep: (page: InspectedPage) => void;
  /** Reports what is wrong, once all pages were added. `outputs` are all files of the finished site. */
  finish: (outputs: ReadonlySet<string>, originsOf: OriginsOf, report: Report) => void;
};

/** Links, anchors, files, ids, headings, names and descriptions of the finished pages. */
export function createInspection(settings: SiteSettings): Inspection {
  const pages: InspectedPage[] = [];
  const factsOf = createFactMemory();
  return {
    add: ({ page, parts }) => {
      const pieces = parts.flatMap(({ section, html }) =>
        splitHead(html).map((piece) => ({ facts: factsOf(piece), section })),
      );
      const inspected = { page: seenPage(page), pieces };
      pages.push(inspected);
      return inspected;
    },
    keep: (page) => void pages.push(page),
    finish: (outputs, originsOf, report) => {
      const note = createNote(originsOf, report);
      judgeHeads(
        pages.map(({ page }) => page),
        note,
      );
      for (const page of pages) judgeStructure(page, note);
      judgeAddresses({ pages, settings, outputs }, note);
    },
  };
}

/**
 * The head is different on each page; what follows it, the site's header, is mostly the same. Between the two halves of
 * the head stand the page's styles, as long as the rest of it many times over: nothing in them is judged here.
 */
function splitHead(html: string): string[] {
  const end = html.indexOf('<body');
  if (end < 0) return [html];
  const head = html.slice(0, end);
  const styles = [head.indexOf('<style>'), head.indexOf('</style>')] as const;
  const halves = styles[0] < 0 ? [head] : [head.slice(0, styles[0]), head.slice(styles[1])];
  return [...halves, html.slice(end)];
}

/** Equal pieces are parsed once. Remembered by hash: the HTML itself is not kept. */
function createFactMemory(): (html: string) => readonly Fact[] {
  const known = new Map<string, readonly Fact[]>();
  return (html) => {
    const key = hash('sha1', html, 'base64');
    const facts = known.get(key) ?? collectFacts(html);
    known.set(key, facts);
    return facts;
  };
}

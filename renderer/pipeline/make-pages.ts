/** Pages stream from planning to writing; unchanged pages are left in the output. */
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Asset, PlannedDrawing } from '../../schemas/asset.ts';
import type { Inspection } from '../inspect/inspect-pages.ts';
import type { MeasureTime } from '../model/measure.ts';
import type { RenderedPage } from '../model/output.ts';
import type { ReasonForPage } from '../model/rebuild.ts';
import { type PageSummary, summaryOf } from '../plan/files/page-summary.ts';
import type { PageVisit } from '../plan/plan-site.ts';
import type { Rendering } from '../render/render-site.ts';
import type { SearchIndex } from '../render/search/create-search-index.ts';
import { createIntern, type Intern } from '../store/intern.ts';
import type { CachedPage } from '../warm/cached-pages.ts';
import { digestOfLine, type Provenance, provenanceOf } from '../write/write-provenance.ts';
import type { Collector } from './collector.ts';
import { leavePage } from './leave-page.ts';
import { filesShown, type ShowableFiles } from './unshown-entries.ts';

type MakePagesOptions = {
  rendering: Rendering;
  inspection: Inspection;
  collector: Collector;
  search: SearchIndex | undefined;
  /** Absent if nothing is written. */
  provenance: Pick<Provenance, 'add' | 'holds' | 'keep'> | undefined;
  /** From the last run, by address. */
  records: ReadonlyMap<string, CachedPage>;
  /** Files of entries that some page has to show. */
  showable: ShowableFiles;
  /** Pages that were made elsewhere from the same plan. */
  given?: (address: string) => GivenPage | undefined;
  /** The records of these pages are not needed. */
  isLast?: boolean;
  /** Records why pages of the last run are made again. */
  notesReasons?: boolean;
  /** Draws a picture in parallel. */
  draw?: (drawing: PlannedDrawing) => void;
  /** `breathe` of this run: throws if aborted. */
  breathe: () => Promise<void>;
  measure: MeasureTime;
  report: Report;
};

/** A finished page, perhaps from another machine. `provenance`: its line of the provenance record. */
export type GivenPage = { record: CachedPage; provenance: string; html: () => Buffer };

/**
 * Kept for all finished pages, without their text. `records`: of pages without errors. `reasons`: why pages of the last
 * run were made again; read them before the plan is finished.
 */
export type MadePages = {
  records: Map<string, CachedPage>;
  reasons: { address: string; reason: () => ReasonForPage }[];
  summaries: PageSummary[];
  assets: Map<string, Asset>;
  shown: Set<string>;
};

/** Throws if the run is aborted. */
export async function makePages(visits: Iterable<PageVisit>, making: MakePagesOptions): Promise<MadePages> {
  const sharing = { ...making, intern: createIntern() };
  const made: MadePages = {
    ...{ records: new Map(), reasons: [], summaries: [] },
    ...{ assets: new Map(), shown: new Set() },
  };
  const isAsked = making.notesReasons && making.records.size > 0;
  let work = 0;
  for (const visit of visits) {
    const { address } = visit;
    const given = await takePage(visit, making);
    const left = given ? undefined : leavePage(visit, making);
    if (given) addToMade(given, made);
    else if (left && 'record' in left) {
      const { record } = left;
      making.provenance?.keep(address);
      making.inspection.keep(record.inspected);
      addToMade(record, made);
      made.records.set(address, record);
      await making.search?.keep({ ...record, address, isListed: isListed(record) });
    } else {
      if (isAsked && left) made.reasons.push({ address, reason: left.reason });
      await making.measure({ kind: 'page', name: address }, () => makePage(visit, sharing, made));
      work += workOfNew;
    }
    work += 1;
    if (work < workPerBreath) continue;
    work = 0;
    await making.breathe();
  }
  return made;
}

/** The second and later pages of a list are found through the first. */
function isListed({ summary }: Pick<CachedPage, 'summary'>): boolean {
  return summary !== undefined && !summary.continues;
}

/**
 * Takes a page made elsewhere, unless its styles are placed differently among those of all pages: such a page is made
 * again.
 */
async function takePage({ address }: PageVisit, making: MakePagesOptions): Promise<CachedPage | undefined> {
  const { rendering, collector, inspection, search, provenance, measure } = making;
  const given = making.given?.(address);
  if (!given || !rendering.take(given.record.use)) return undefined;
  const { record } = given;
  const content = given.html();
  const file = { output: record.output, phase: 'page', content } as const;
  measure({ kind: 'stage', name: 'write' }, () => collector.take(file));
  inspection.take(record.inspected);
  provenance?.add(address, given.provenance, record.provenance);
  const found = { address, isListed: isListed(record), html: () => content.toString() };
  await measure({ kind: 'stage', name: 'search' }, () => search?.add(found, record.sha256));
  return record;
}

async function makePage(
  visit: PageVisit,
  making: MakePagesOptions & { intern: Intern },
  made: MadePages,
): Promise<void> {
  const { measure, search, intern } = making;
  const { planned, version } = measure({ kind: 'stage', name: 'plan' }, visit.plan);
  const { page, assets } = planned;
  const dates = intern([...new Set(planned.dates)]);
  const summary = summaryOf(page);
  const shows = intern(filesShown(page.origins, making.showable));
  const seen = { ...(summary && { summary }), assets: sharedAssets(assets, made), shows };
  addToMade(seen, made);
  for (const asset of seen.assets) if (asset.make === 'drawing') making.draw?.(asset.file);
  const result = measure({ kind: 'stage', name: 'render' }, () => making.rendering.page(page));
  if (!result) return;
  const { rendered } = result;
  const { fragments, ...used } = result.use;
  const file = {
    output: page.output,
    phase: 'page',
    content: rendered.parts.map(({ html, bytes }) => bytes ?? html),
  } as const;
  const { bytes, sha256 } = measure({ kind: 'stage', name: 'write' }, () => making.collector.take(file));
  const before = making.records.get(visit.address)?.inspected;
  const inspected = measure({ kind: 'stage', name: 'inspect' }, () =>
    making.inspection.add(rendered, before),
  );
  const line = provenanceOf(page);
  const provenance = digestOfLine(line);
  making.provenance?.add(visit.address, line, provenance);
  const record = {
    version,
    output: page.output,
    bytes,
    sha256,
    use: { ...intern(used), fragments },
    inspected,
    provenance,
    dates,
    ...seen,
  };
  if (!making.isLast) made.records.set(visit.address, record);
  const found = { address: visit.address, isListed: isListed(seen), html: () => wordsOf(rendered) };
  await measure({ kind: 'stage', name: 'search' }, () => search?.add(found, sha256));
}

/** Without styles, which are as long as the rest of a page. */
function wordsOf({ parts }: RenderedPage): string {
  return parts.map(({ html, isStyles }) => (isStyles ? '' : html)).join('');
}

function addToMade(
  { summary, assets, shows }: Pick<CachedPage, 'summary' | 'assets' | 'shows'>,
  made: MadePages,
) {
  if (summary) made.summaries.push(summary);
  for (const file of shows) made.shown.add(file);
  for (const asset of assets) made.assets.set(asset.file.output, asset);
}

/** Each once, sharing one value across pages: a logo on 10,000 pages is in memory once. */
function sharedAssets(assets: readonly Asset[], { assets: known }: MadePages): Asset[] {
  const own = new Map<string, Asset>();
  for (const asset of assets) own.set(asset.file.output, known.get(asset.file.output) ?? asset);
  return [...own.values()];
}

/** Work between two pauses, counted in pages that are left unchanged; a page that is made counts as many. */
const [workPerBreath, workOfNew] = [50, 10];

import type { AssetOptions } from './assets/asset-options.ts';
/** The stages behind the plan: render → assets → inspect → write. */

import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { searchNotMade } from '../diagnostics/messages/render.ts';
import type { Origin } from '../kinds/planned.ts';
import type { Asset, DerivedFile, PlannedCopy } from '../schemas/asset.ts';
import { makeAssets } from './assets/make-assets.ts';
import { createMediaCache, type MediaCache, mediaCacheFolder } from './assets/media-cache.ts';
import { createInspection } from './inspect/inspect-pages.ts';
import type { OutputFile, RenderedPage } from './model/output.ts';
import type { PlannedPage, SitePlan, SiteSettings } from './model/plan.ts';
import type { PageSummary } from './plan/files/page-summary.ts';
import type { PagePlan } from './plan/pages/plan-page.ts';
import { makeDocuments } from './render/documents/make-documents.ts';
import { drawPictures } from './render/drawings/draw-pictures.ts';
import type { Templates } from './render/load-templates.ts';
import { type RenderInput, type RenderOptions, renderSite } from './render/render-site.ts';
import { createSearchIndex, type SearchIndex } from './render/search/create-search-index.ts';
import { measureTypefaces } from './render/typefaces/measure-typeface.ts';
import type { SiteCache } from './site-cache.ts';
import type { ValueStore } from './store/value-store.ts';
import { type Output, openOutput } from './write/write-output.ts';
import { provenanceOf, writeProvenance } from './write/write-provenance.ts';

/** A page with everything on it finished, and what lists, feeds and the sitemap tell of it, if they may. */
export type SitePage = PagePlan & { summary?: PageSummary };

export type PlannedSite = {
  settings: SiteSettings;
  /** How many pages the site has today. */
  pageCount: number;
  /** One page after the other, in the order of the routes: none of them is kept. */
  pages: () => Generator<SitePage>;
  /** The page of an address: `/courses`. */
  page: (address: string) => SitePage | undefined;
  /** What the site needs beside its pages: feeds, sitemap, PDF documents. `summaries`: those of its pages, in their order. */
  rest: (summaries: readonly PageSummary[]) => SitePlan;
};

export type MakeOptions = {
  /** Absolute: the folder with site.yaml, and the output folder. */
  root: string;
  out: string;
  until: 'check' | 'write';
  pictures?: 'now' | 'later';
  templates: Templates;
  validateProps: RenderOptions['validateProps'];
  cache: SiteCache;
  /** What earlier processes made, and what later ones may use. */
  store: ValueStore;
  signal?: AbortSignal;
};

export type Built = {
  pages: number;
  files: { count: number; bytes: number };
  /** Written or removed, relative to the output. */
  changed: string[];
  schedule: SitePlan['schedule'];
  /** Pictures that pages ask for and that are still to be made. */
  pending: DerivedFile[];
};

/** Makes the planned site. Undefined where something failed (reported) or the run was aborted: the output is as it was. */
export async function makeSite(
  plan: PlannedSite,
  options: MakeOptions,
  found: readonly Diagnostic[],
  report: Report,
): Promise<Built | undefined> {
  const { out, root, until } = options;
  const output = until === 'write' ? openOutput({ out, root }, report) : undefined;
  if (until === 'write' && !output) return undefined;
  const search = openSearch(plan.settings, options);
  try {
    return await buildFiles(plan, { ...options, output, search }, found, report);
  } finally {
    output?.discard();
    await search?.close();
  }
}

/** Only where files are written: nothing that is checked depends on it. */
function openSearch(
  { searchFolder }: SiteSettings,
  { until, templates }: MakeOptions,
): SearchIndex | undefined {
  if (searchFolder === undefined || until !== 'write') return undefined;
  return createSearchIndex(searchFolder, templates.module.besideContent);
}

type Building = MakeOptions & { output: Output | undefined; search: SearchIndex | undefined };

async function buildFiles(
  plan: PlannedSite,
  options: Building,
  found: readonly Diagnostic[],
  report: Report,
): Promise<Built | undefined> {
  const { output, signal } = options;
  const inspection = createInspection(plan.settings);
  const collector = createCollector(output);
  const seen = createSeenPages();
  const seePage = (page: RenderedPage) => inspection.add(page);
  const rest = await renderPages(plan, { ...options, collector, seen, seePage }, report);
  if (signal?.aborted || !rest) return undefined;
  await addDocuments(rest.plan, { ...options, collector }, report);
  const media = createMediaCache(mediaCacheFolder(options.root));
  const work = { ...options, media, collector, draw: !hasError(found) };
  const made = await makeMedia(rest.assets, work, report);
  await indexSearch(options.search, collector, report);
  // A page that a template failed on is missing: links to it would be blamed for nothing.
  if (!hasError(found)) inspection.finish(collector.outputs, originsIn(plan), report);
  if (hasError(found) || signal?.aborted) return undefined;
  const written = output?.commit();
  if (output && !written) return undefined;
  if (written) {
    writeProvenance(seen.provenance, options.out);
    media.trim(new Set(made.keys));
    options.store.trim();
  }
  return {
    pages: plan.pageCount,
    files: collector.files,
    changed: [...(written?.changed ?? []), ...(written?.removed ?? [])],
    schedule: rest.plan.schedule,
    pending: made.pending,
  };
}

/** Where the texts of a page come from: only asked where something is wrong, and then mostly of one page. */
function originsIn(plan: PlannedSite): (address: string) => readonly Origin[] {
  let last: { address: string; origins: readonly Origin[] } | undefined;
  return (address) => {
    if (last?.address !== address) last = { address, origins: plan.page(address)?.page.origins ?? [] };
    return last.origins;
  };
}

/** Where finished files go: counted, named for inspection, and handed on to be written. */
type Collector = {
  files: { count: number; bytes: number };
  outputs: Set<string>;
  take: (file: OutputFile) => void;
  copy: (copy: PlannedCopy) => void;
};

function createCollector(output: Output | undefined): Collector {
  const files = { count: 0, bytes: 0 };
  const outputs = new Set<string>();
  const count = (name: string, bytes: number) => {
    outputs.add(name);
    files.count += 1;
    files.bytes += bytes;
  };
  return {
    files,
    outputs,
    take: (file) => {
      count(file.output, Buffer.byteLength(file.content));
      output?.add(file);
    },
    copy: (copy) => {
      count(copy.output, copy.bytes);
      output?.copy(copy);
    },
  };
}

/** What stays of the pages that have passed: never their texts. */
type SeenPages = {
  add: (planned: SitePage) => void;
  summaries: PageSummary[];
  assets: Map<string, Asset>;
  provenance: string[];
};

function createSeenPages(): SeenPages {
  const seen: SeenPages = { add, summaries: [], assets: new Map(), provenance: [] };
  function add({ page, assets, summary }: SitePage): void {
    if (summary) seen.summaries.push(summary);
    for (const asset of assets) seen.assets.set(asset.file.output, asset);
    seen.provenance.push(provenanceOf(page));
  }
  return seen;
}

type Rendering = Building & { collector: Collector; seen: SeenPages; seePage: (page: RenderedPage) => void };

type Rest = { plan: SitePlan; assets: readonly Asset[] };

/** Pages stream from planning to writing; only what the whole site needs to know of them stays. */
async function renderPages(plan: PlannedSite, options: Rendering, report: Report): Promise<Rest | undefined> {
  const { templates, validateProps, collector, search, signal } = options;
  const cache = options.cache.render;
  let rest: Rest | undefined;
  const input: RenderInput = {
    settings: plan.settings,
    pages: passing(plan, options.seen),
    rest: () => {
      rest = finishPlan(plan, options.seen);
      return rest;
    },
  };
  const measures = await measureTypefaces(plan.settings.theme, cache.typefaces, options.store);
  for (const { file, page } of renderSite(input, templates, { cache, measures, validateProps, report })) {
    collector.take(file);
    if (page) {
      options.seePage(page);
      await search?.add(page);
    }
    if (collector.files.count % filesPerBreath === 0) await breathe();
    if (signal?.aborted) return undefined;
  }
  return rest;
}

function* passing(plan: PlannedSite, seen: SeenPages): Generator<PlannedPage> {
  for (const planned of plan.pages()) {
    seen.add(planned);
    yield planned.page;
  }
}

function finishPlan(plan: PlannedSite, seen: SeenPages): Rest {
  const rest = plan.rest(seen.summaries);
  for (const asset of rest.assets) seen.assets.set(asset.file.output, asset);
  return { plan: rest, assets: [...seen.assets.values()] };
}

async function addDocuments(
  { documents }: SitePlan,
  { cache, store, templates, collector, signal }: Building & { collector: Collector },
  report: Report,
): Promise<void> {
  const keeping = { cache: cache.render.documents, store };
  for await (const file of makeDocuments(documents, templates, keeping, report)) {
    collector.take(file);
    await breathe();
    if (signal?.aborted) return;
  }
}

/** Rendering is one long computation; in between, Ctrl-C and a server's requests get their turn. */
const filesPerBreath = 50;

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

type MediaWork = Building & { media: MediaCache; collector: Collector; draw: boolean };

/** Pictures in their sizes, typefaces, and what is drawn for the pages. `keys` are those of the cache that are in use. */
async function makeMedia(assets: readonly Asset[], options: MediaWork, report: Report) {
  const { media, collector, templates, signal, until } = options;
  const wanted = assets.flatMap((asset) => (asset.make === 'derived' ? [asset.file] : []));
  const drawings = assets.flatMap((asset) => (asset.make === 'drawing' ? [asset.file] : []));
  const copies = assets.flatMap((asset) => (asset.make === 'copy' ? [asset.file] : []));
  const derived = await makeAssets(wanted, { cache: media, ...extentOf(options) }, report);
  const drawn = await drawPictures(
    until === 'write' && options.draw ? drawings : [],
    { module: templates.module, store: media, signal },
    report,
  );
  for (const { output } of [...wanted, ...drawings]) collector.outputs.add(output);
  for (const copy of [...copies, ...derived.copies, ...drawn.copies]) collector.copy(copy);
  return { pending: derived.pending, keys: [...wanted.map(({ key }) => key), ...drawn.keys] };
}

function extentOf({ until, pictures, signal }: MakeOptions): Omit<AssetOptions, 'cache'> {
  if (until === 'check') return { extent: 'examine', signal };
  return { extent: pictures === 'later' ? 'ready' : 'all', signal };
}

async function indexSearch(
  search: SearchIndex | undefined,
  collector: Collector,
  report: Report,
): Promise<void> {
  const searching = await search?.finish();
  for (const file of searching?.files ?? []) collector.take(file);
  if (searching?.problem) report(searchNotMade({ file: 'site.yaml', line: 1, column: 1 }, searching.problem));
}

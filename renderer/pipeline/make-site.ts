/** The stages behind the plan: render → assets → inspect → write. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { searchNotMade } from '../../diagnostics/messages.generated.ts';
import type { Origin } from '../../kinds/planned.ts';
import type { Asset } from '../../schemas/asset.ts';
import type { AssetOptions } from '../assets/asset-options.ts';
import { makeAssets } from '../assets/make-assets.ts';
import type { MediaStore } from '../assets/media-store.ts';
import { checkWeights } from '../inspect/check-weights.ts';
import { createInspection } from '../inspect/inspect-pages.ts';
import type { MeasureTime, Stage } from '../model/measure.ts';
import type { SitePlan, SiteSettings } from '../model/plan.ts';
import type { Rebuild } from '../model/rebuild.ts';
import { breathe, takeInTurns } from '../model/steps.ts';
import type { OpenPlan } from '../plan/plan-site.ts';
import type { Templates } from '../render/assemble-templates.ts';
import { changedParts } from '../render/changed-parts.ts';
import { makeDocuments } from '../render/documents/make-documents.ts';
import { type DrawingQueue, type DrawnPictures, openDrawing } from '../render/drawings/draw-pictures.ts';
import { checkDrawnWords } from '../render/drawings/drawn-words.ts';
import { printVersion } from '../render/files/print-version.ts';
import { openRendering, type RenderOptions } from '../render/render-site.ts';
import {
  createSearchIndex,
  type FinishedIndex,
  type MadeIndex,
  type SearchIndex,
} from '../render/search/create-search-index.ts';
import { measureTypefaces } from '../render/typefaces/measure-typeface.ts';
import { contentVersion } from '../source/content-version.ts';
import { entriesOf } from '../source/entries-of.ts';
import type { ValueStore } from '../store/value-store.ts';
import { openCoverage } from '../typefaces/open-coverage.ts';
import { takeLook } from '../warm/cached-pages.ts';
import type { SiteCache } from '../warm/site-cache.ts';
import { chooseMedia } from '../warm/site-stores.ts';
import { type Output, openOutput } from '../write/write-output.ts';
import { openProvenance, type Provenance } from '../write/write-provenance.ts';
import { checkOtherOutputs } from './check-other-outputs.ts';
import { checkOutputNames, checkPageNames } from './check-output-names.ts';
import { type Collector, createCollector } from './collector.ts';
import { makeArt } from './make-art.ts';
import { type GivenPage, makePages } from './make-pages.ts';
import { makeRedirects } from './make-redirects.ts';
import { type PendingPicture, pendingPicture } from './pending-picture.ts';
import { reasonsOfPlan } from './reasons-of-plan.ts';
import { checkUnshown, showableFiles } from './unshown-entries.ts';
import { wordsInBraces } from './words-in-braces.ts';

export type MakeOptions = {
  /** Absolute: the folder with site.yaml, and the output folder. */
  root: string;
  out: string;
  until: 'check' | 'write';
  pictures?: 'now' | 'later';
  search?: 'now' | 'later';
  templates: Templates;
  validateProps: RenderOptions['validateProps'];
  cache: SiteCache;
  /** Values from earlier processes, and for later ones. */
  store: ValueStore;
  /** Pages and pictures that were made elsewhere, and are not made here. */
  given?: {
    page: (address: string) => GivenPage | undefined;
    withMedia: (own: MediaStore) => MediaStore;
  };
  /** No later build uses the result of this one. */
  isLast?: boolean;
  /** Records why pages are made: see `rebuild` of the result. */
  notesReasons?: boolean;
  signal?: AbortSignal;
  measure: MeasureTime;
};

export type MadeSite = {
  pages: number;
  files: { count: number; bytes: number };
  /** All files of the finished site. */
  outputs: ReadonlySet<string>;
  /** Written or removed, relative to the output. */
  changed: string[];
  schedule: SitePlan['schedule'];
  /** Why pages of the last run were made again. Absent for a shard. */
  rebuild?: Pick<Rebuild, 'all' | 'pages'>;
  /** Pictures that pages use and that are still to be made. */
  pending: PendingPicture[];
  /** Whether the search index is still to be made. */
  isSearchPending: boolean;
};

/**
 * Makes the planned site. Undefined if something failed (reported). Throws if the run is aborted. In both cases the
 * output is unchanged.
 */
export async function makeSite(
  plan: OpenPlan,
  wanted: MakeOptions,
  found: readonly Diagnostic[],
  report: Report,
): Promise<MadeSite | undefined> {
  const { out, root, until } = wanted;
  const outputCache = wanted.cache.output;
  const output = until === 'write' ? openOutput({ out, root, cache: outputCache }, report) : undefined;
  if (until === 'write' && !output) return undefined;
  const { media: own, lasts } = chooseMedia(root, output?.scratch, report);
  const media = wanted.given?.withMedia(own) ?? own;
  // A picture left for later reaches the next build through the cache.
  const options: MakeOptions = lasts ? wanted : { ...wanted, pictures: 'now' };
  const drawing = openDrawings(media, options);
  const search = openSearch(plan.settings, options);
  const provenance = output && openProvenance({ out, root }, options.cache.pages.provenance, report);
  try {
    const building = { ...options, output, search, provenance, media, drawing };
    return await buildFiles(plan, building, found, report);
  } finally {
    await drawing?.discard();
    provenance?.discard();
    output?.discard();
    await search?.close();
  }
}

/** Only if files are written, and not for a site that has errors: drawing is slow. */
function openDrawings(
  media: MediaStore,
  { until, cache, store, templates, pictures, signal }: MakeOptions,
): DrawingQueue | undefined {
  if (until !== 'write') return undefined;
  const { painter, render } = cache;
  const kept = { store: media, known: render.drawings, values: store, painter };
  return openDrawing({ templates, ...kept, extent: pictures === 'later' ? 'ready' : 'all', signal });
}

/** Only if files are written: no check depends on it. */
function openSearch(
  { searchFolder }: SiteSettings,
  { until, templates, out, cache, search = 'now', signal }: MakeOptions,
): SearchIndex | undefined {
  if (searchFolder === undefined || until !== 'write') return undefined;
  return createSearchIndex({
    engine: cache.engine,
    folder: searchFolder,
    sections: templates.module.besideContent,
    readOutput: (output) => readFileSync(join(out, output), 'utf8'),
    when: search,
    signal,
  });
}

type BuildFilesOptions = Omit<MakeOptions, 'search'> & {
  output: Output | undefined;
  search: SearchIndex | undefined;
  provenance: Provenance | undefined;
  media: MediaStore;
  drawing: DrawingQueue | undefined;
};

async function buildFiles(
  plan: OpenPlan,
  options: BuildFilesOptions,
  found: readonly Diagnostic[],
  report: Report,
): Promise<MadeSite | undefined> {
  const { output, signal, cache, templates, search, measure } = options;
  const during = <Result>(name: Stage, work: () => Result) => measure({ kind: 'stage', name }, work);
  const { settings } = plan;
  // Pictures in progress continue meanwhile.
  const pause = () => during('assets', () => breathe(signal));
  const typefaces = () => measureTypefaces(settings.theme, cache.render.typefaces, options.store);
  const measures = await during('render', typefaces);
  const collector = createCollector(output);
  const look = takeLook(cache.pages, { settings, measures });
  const { pages: records, parts, sound } = cache.pages;
  const { hidden } = plan.context.routes();
  const inspection = createInspection(settings, {
    ...{ hidden, sound, known: cache.facts },
    isWord: wordsInBraces(plan.context),
  });
  const changed = changedParts(parts, templates.versions);
  const rendering = openRendering(settings, templates, {
    ...options,
    cache: cache.render,
    measures,
    changed,
    report,
  });
  const given = options.given?.page;
  const showable = showableFiles(plan.context);
  const making = {
    ...options,
    rendering,
    inspection,
    collector,
    records,
    given,
    showable,
    draw: options.drawing?.begin,
    breathe: pause,
    report,
  };
  const pages = await during('plan', () => makePages(plan.visits(), making));
  // The engine is a separate process: it indexes while everything else is made here.
  const indexing = search?.finish(cache.search);
  await pause();
  const before = { made: pages.reasons, before: records, look };
  const rebuild = options.notesReasons && during('plan', () => reasonsOfPlan(plan, before));
  const rest = during('plan', () => plan.finish(pages.summaries));
  await pause();
  checkPageNames(plan.routes, plan.context, options.out, report);
  checkOutputNames(
    [
      ...rest.documents,
      ...rest.redirects.map(({ output: page, place }) => ({ output: page, place: place.from })),
    ],
    options.out,
    report,
  );
  during('inspect', () => checkOtherOutputs(rest, plan.context.site, report));
  for (const asset of rest.assets) pages.assets.set(asset.file.output, asset);
  const assets = [...pages.assets.values()];
  await during('render', async () => {
    for (const file of rendering.rest(rest, assets)) {
      collector.take(file);
      await pause();
    }
    const sources = entriesOf(plan.context.site).map(({ source }) => source);
    collector.take(printVersion(contentVersion(sources, cache.texts)));
  });
  const artWork = { templates, collector, left: cache.pages.art, signal };
  const art = await during('render', () => makeArt(assets, artWork, report));
  await pause();
  await during('render', () => addDocuments(rest, { ...options, collector, pause }, report));
  const drawing = hasError(found) ? undefined : options.drawing;
  const made = await during('assets', () => makeMedia(assets, { ...options, drawing, collector }, report));
  const index = await during('search', () => indexSearch(search, { indexing, cache, collector }, report));
  // A page whose template failed is missing: links to it must not be reported.
  const inspect = () => takeInTurns(inspection.finish(collector.outputs, originsIn(plan), report), signal);
  await pause();
  const soundness = hasError(found) ? undefined : await during('inspect', inspect);
  const addresses = plan.routes.map(({ address }) => address);
  during('inspect', () => makeRedirects(rest.redirects, { settings, collector, addresses }, report));
  during('inspect', () => checkWeights(assets, options.root, report));
  if (hasError(found)) return undefined;
  // The last chance to abort: from here on the build is carried out.
  await pause();
  during('inspect', () => checkUnshown(plan.context, { shown: pages.shown, found }, report));
  const written = during('write', () => output?.commit());
  if (output && !written) return undefined;
  const provenance = written ? during('write', () => options.provenance?.commit()) : cache.pages.provenance;
  if (written && !provenance) return undefined;
  cache.facts = inspection.facts;
  cache.pages = {
    ...cache.pages,
    parts: templates.versions,
    pages: pages.records,
    art,
    provenance,
    ...(soundness && { sound: soundness }),
  };
  if (written) {
    cache.search = index.made;
    options.media.trim(new Set(made.keys));
    options.store.trim();
  }
  return {
    pages: plan.routes.length,
    files: collector.files,
    outputs: collector.outputs,
    changed: [...(written?.changed ?? []), ...(written?.removed ?? [])],
    schedule: rest.schedule,
    ...(rebuild && { rebuild }),
    pending: made.pending,
    isSearchPending: index.isPending,
  };
}

/** The sources of a page's texts: only needed for problems, and then mostly for one page. */
function originsIn(plan: OpenPlan): (address: string) => readonly Origin[] {
  let last: { address: string; origins: readonly Origin[] } | undefined;
  return (address) => {
    if (last?.address !== address) last = { address, origins: plan.page(address)?.page.origins ?? [] };
    return last.origins;
  };
}

async function addDocuments(
  { documents }: SitePlan,
  {
    cache,
    store,
    templates,
    collector,
    pause,
  }: BuildFilesOptions & { collector: Collector; pause: () => Promise<void> },
  report: Report,
): Promise<void> {
  const keeping = { cache: cache.render.documents, store };
  for await (const file of makeDocuments(documents, templates, keeping, report)) {
    collector.take(file);
    await pause();
  }
}

/** Pictures in their sizes, typefaces, and drawings for the pages. `keys`: the cache keys in use. */
async function makeMedia(
  assets: readonly Asset[],
  options: BuildFilesOptions & { collector: Collector },
  report: Report,
) {
  const { media, collector, drawing, cache, store } = options;
  const wanted = assets.flatMap((asset) => (asset.make === 'derived' ? [asset.file] : []));
  const drawings = assets.flatMap((asset) => (asset.make === 'drawing' ? [asset.file] : []));
  const copies = assets.flatMap((asset) => (asset.make === 'copy' ? [asset.file] : []));
  const derived = await makeAssets(wanted, { cache: media, ...extentOf(options) }, report);
  await checkDrawnWords(drawings, openCoverage(cache.render.drawings.coverage, store), report);
  const drawn: DrawnPictures = (await drawing?.finish(drawings, report)) ?? {
    copies: [],
    keys: [],
    pending: [],
  };
  for (const { output } of [...wanted, ...drawings]) collector.outputs.add(output);
  for (const copy of [...copies, ...derived.copies, ...drawn.copies]) collector.copy(copy);
  return {
    pending: [...derived.pending.map((file) => pendingPicture(file, options.root)), ...drawn.pending],
    keys: [...wanted.map(({ key }) => key), ...drawn.keys],
  };
}

function extentOf({ until, pictures, signal }: BuildFilesOptions): Omit<AssetOptions, 'cache'> {
  if (until === 'check') return { extent: 'examine', signal };
  return { extent: pictures === 'later' ? 'ready' : 'all', signal };
}

/** `made`: the index then in the output, if it was made without problems. */
type IndexResult = { made?: MadeIndex; isPending: boolean };

type IndexSearchOptions = {
  indexing: Promise<FinishedIndex> | undefined;
  cache: SiteCache;
  collector: Collector;
};

/** Leaves the index as it is if the pages are the same, or if it is to be made later. */
async function indexSearch(
  search: SearchIndex | undefined,
  { indexing, cache, collector }: IndexSearchOptions,
  report: Report,
): Promise<IndexResult> {
  const known = cache.search;
  const finished = await indexing;
  if (!finished) return { isPending: false };
  if (finished.kind === 'made') return takeIndex(finished, collector, report);
  const isStanding = known !== undefined && collector.keep(known.files);
  if (finished.kind === 'same' && !isStanding) {
    const again = await search?.finish(undefined);
    if (again?.kind === 'made') return takeIndex(again, collector, report);
  }
  return { ...(isStanding && { made: known }), isPending: finished.kind === 'left' || !isStanding };
}

function takeIndex(
  { pages, files, problem }: Extract<FinishedIndex, { kind: 'made' }>,
  collector: Collector,
  report: Report,
): IndexResult {
  const taken = files.map((file) => collector.take(file));
  if (problem === undefined) return { made: { pages, files: taken }, isPending: false };
  report(searchNotMade({ file: 'site.yaml', line: 1, column: 1 }, { detail: problem }));
  return { isPending: false };
}

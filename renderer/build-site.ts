/** The stages behind the plan: render → assets → inspect → write. */

import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { searchNotMade } from '../diagnostics/messages/render.ts';
import type { DerivedFile, PlannedCopy } from '../schemas/asset.ts';
import { type AssetOptions, makeAssets } from './assets/make-assets.ts';
import { createMediaCache, type MediaCache, mediaCacheFolder } from './assets/media-cache.ts';
import { createInspection } from './inspect/inspect-pages.ts';
import type { OutputFile, RenderedPage } from './model/output.ts';
import type { Plan } from './model/plan.ts';
import type { PipelineCache } from './pipeline-cache.ts';
import { makeDocuments } from './render/documents/make-documents.ts';
import { drawPictures } from './render/drawings/draw-pictures.ts';
import type { Templates } from './render/load-templates.ts';
import { type RenderOptions, renderSite } from './render/render-site.ts';
import { createSearchIndex, type SearchIndex } from './render/search/create-search-index.ts';
import { measureTypefaces } from './render/typefaces/measure-typeface.ts';
import { type Output, openOutput } from './write/write-output.ts';
import { writeProvenance } from './write/write-provenance.ts';

export type BuildOptions = {
  /** Absolute: the folder with site.yaml, and the output folder. */
  root: string;
  out: string;
  until: 'check' | 'write';
  pictures?: 'now' | 'later';
  templates: Templates;
  validateProps: RenderOptions['validateProps'];
  cache: PipelineCache;
  signal?: AbortSignal;
};

export type Built = {
  pages: number;
  files: { count: number; bytes: number };
  /** Written or removed, relative to the output. */
  changed: string[];
  schedule: Plan['schedule'];
  /** Pictures that pages ask for and that are still to be made. */
  pending: DerivedFile[];
};

/** Makes the planned site. Undefined where something failed (reported) or the run was aborted: the output is as it was. */
export async function buildSite(
  plan: Plan,
  options: BuildOptions,
  found: readonly Diagnostic[],
  report: Report,
): Promise<Built | undefined> {
  const { out, root, until } = options;
  const output = until === 'write' ? openOutput({ out, root }, report) : undefined;
  if (until === 'write' && !output) return undefined;
  const search = openSearch(plan, options);
  try {
    return await buildFiles(plan, { ...options, output, search }, found, report);
  } finally {
    output?.discard();
    await search?.close();
  }
}

/** Only where files are written: nothing that is checked depends on it. */
function openSearch({ settings }: Plan, { until }: BuildOptions): SearchIndex | undefined {
  return settings.searchFolder !== undefined && until === 'write'
    ? createSearchIndex(settings.searchFolder)
    : undefined;
}

type Building = BuildOptions & { output: Output | undefined; search: SearchIndex | undefined };

async function buildFiles(
  plan: Plan,
  options: Building,
  found: readonly Diagnostic[],
  report: Report,
): Promise<Built | undefined> {
  const { output, signal } = options;
  const inspection = createInspection(plan);
  const collector = createCollector(output);
  const seePage = (page: RenderedPage) => inspection.add(page);
  await renderPages(plan, { ...options, collector, seePage }, report);
  if (!signal?.aborted) await addDocuments(plan, { ...options, collector }, report);
  if (signal?.aborted) return undefined;
  const media = createMediaCache(mediaCacheFolder(options.root));
  const made = await makeMedia(plan, { ...options, media, collector, draw: !hasError(found) }, report);
  await indexSearch(options.search, collector, report);
  // A page that a template failed on is missing: links to it would be blamed for nothing.
  if (!hasError(found)) inspection.finish(collector.outputs, report);
  if (hasError(found) || signal?.aborted) return undefined;
  const written = output?.commit();
  if (output && !written) return undefined;
  if (written) {
    writeProvenance(plan, options.out);
    media.trim(new Set(made.keys));
  }
  return {
    pages: plan.pages.length,
    files: collector.files,
    changed: [...(written?.changed ?? []), ...(written?.removed ?? [])],
    schedule: plan.schedule,
    pending: made.pending,
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

type Rendering = Building & { collector: Collector; seePage: (page: RenderedPage) => void };

/** Pages stream from render to write; only what inspection needs to know of them stays. */
async function renderPages(plan: Plan, options: Rendering, report: Report): Promise<void> {
  const { templates, validateProps, collector, search, signal } = options;
  const cache = options.cache.render;
  const measures = await measureTypefaces(plan.settings.theme, cache.typefaces);
  for (const { file, page } of renderSite(plan, templates, { cache, measures, validateProps, report })) {
    collector.take(file);
    if (page) {
      options.seePage(page);
      await search?.add(page);
    }
    if (collector.files.count % filesPerBreath === 0) await breathe();
    if (signal?.aborted) return;
  }
}

async function addDocuments(
  plan: Plan,
  { cache, templates, collector, signal }: Building & { collector: Collector },
  report: Report,
): Promise<void> {
  for await (const file of makeDocuments(plan.documents ?? [], templates, cache.render.documents, report)) {
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
async function makeMedia(plan: Plan, options: MediaWork, report: Report) {
  const { media, collector, templates, signal, until } = options;
  const assets = await makeAssets(plan.derived, { cache: media, ...extentOf(options) }, report);
  const drawings = until === 'write' && options.draw ? plan.drawings : [];
  const drawn = await drawPictures(drawings, { module: templates.module, store: media, signal }, report);
  for (const { output } of [...plan.derived, ...plan.drawings]) collector.outputs.add(output);
  for (const copy of [...plan.copies, ...assets.copies, ...drawn.copies]) collector.copy(copy);
  return { pending: assets.pending, keys: [...plan.derived.map(({ key }) => key), ...drawn.keys] };
}

function extentOf({ until, pictures, signal }: BuildOptions): Omit<AssetOptions, 'cache'> {
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

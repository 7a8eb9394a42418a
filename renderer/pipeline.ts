/** The stages in order: read → check → plan → render → derive → inspect → write. A stage runs only if none before it reported an error. */
import { acceptWarnings } from './check/accept-warnings.ts';
import { schemaFault } from './check/broken-schema.ts';
import { checkSite } from './check/check-site.ts';
import { validateIslandProps } from './check/validate-island-props.ts';
import { type DeriveOptions, deriveFiles } from './derive/derive-files.ts';
import { createMediaCache, mediaCacheFolder } from './derive/media-cache.ts';
import type { Diagnostic, Report } from './diagnostics/diagnostic.ts';
import { schemaBroken } from './diagnostics/messages/check-shape.ts';
import { searchNotMade } from './diagnostics/messages/render.ts';
import { sortDiagnostics } from './diagnostics/sort-diagnostics.ts';
import { createInspection } from './inspect/inspect-pages.ts';
import type { DerivedFile } from './model/derived.ts';
import type { OutputFile } from './model/output.ts';
import type { Plan } from './model/plan.ts';
import type { Source, Sources } from './model/source.ts';
import { type PipelineCache, reuseSchemas, reuseTemplates, type Schemas } from './pipeline-cache.ts';
import { planSite } from './plan/plan-site.ts';
import { readSite } from './read/read-site.ts';
import { drawPictures } from './render/drawings/draw-pictures.ts';
import { renderSite } from './render/render-site.ts';
import { createSearchIndex, type SearchIndex } from './render/search/create-search-index.ts';
import { type Output, openOutput } from './write/write-output.ts';
import { writeProvenance } from './write/write-provenance.ts';

export { createPipelineCache, type PipelineCache } from './pipeline-cache.ts';

export type PipelineOptions = {
  /** Absolute: the folder with site.yaml. */
  root: string;
  /** Absolute: the output folder. */
  out: string;
  /** Overrides `base` of site.yaml. */
  base?: string;
  /** The moment that counts as now. */
  today: Date;
  /** Refuse placeholders and samples. */
  release: boolean;
  /** `check` does everything but the writing. */
  until: 'check' | 'write';
  schemasFolder: string;
  templatesFolder: string;
  cache: PipelineCache;
  /** `later`: the run doesn't wait for pictures that were never made before (see `pending` of its result). */
  pictures?: 'now' | 'later';
  /** Once aborted, the run ends before it commits and leaves the output as it was. */
  signal?: AbortSignal;
};

export type PipelineResult = {
  /** No error: the site was checked or written. */
  ok: boolean;
  /** In the order of files and lines, accepted warnings left out. */
  diagnostics: Diagnostic[];
  pages: number;
  files: { count: number; bytes: number };
  /** Output files that this run wrote or removed, relative to the output folder. */
  changed: string[];
  /** The text of a file that was read, for showing the line of a problem. */
  sourceText: (file: string) => string | undefined;
  schedule: Plan['schedule'];
  /** Pictures that pages ask for and that are still to be made: `deriveFiles` makes them. */
  pending: DerivedFile[];
};

/** Runs the stages once. Never throws for what an editor wrote. */
export async function runPipeline(options: PipelineOptions): Promise<PipelineResult> {
  const found: Diagnostic[] = [];
  const report: Report = (diagnostic) => void found.push(diagnostic);
  const sources = await readSite(options.root, options.cache.read, report);
  const done =
    sources && !hasError(found)
      ? await checkAndBuild(sources, options, found, report).catch(reportSchema(report))
      : undefined;
  const ran = done ? 'all stages' : 'some stages';
  const diagnostics = sources ? acceptWarnings(found, sources.site, ran) : found;
  const ok = done !== undefined && !hasError(diagnostics);
  return {
    ok,
    diagnostics: sortDiagnostics(diagnostics),
    pages: done?.pages ?? 0,
    files: done?.files ?? { count: 0, bytes: 0 },
    changed: done?.changed ?? [],
    sourceText: textFinder(sources),
    schedule: done?.schedule ?? { hidden: [] },
    pending: done?.pending ?? [],
  };
}

type Done = Pick<PipelineResult, 'pages' | 'files' | 'changed' | 'schedule' | 'pending'>;

async function checkAndBuild(
  sources: Sources,
  options: PipelineOptions,
  found: readonly Diagnostic[],
  report: Report,
): Promise<Done | undefined> {
  const { schemas, validators } = await reuseSchemas(options.cache, options.schemasFolder);
  const site = checkSite(
    sources,
    schemas,
    { today: options.today, release: options.release, validators },
    report,
  );
  if (!site || hasError(found)) return undefined;
  const plan = planSite(site, { today: options.today, base: options.base });
  const output =
    options.until === 'write' ? openOutput({ out: options.out, root: options.root }, report) : undefined;
  if (options.until === 'write' && !output) return undefined;
  const search = openSearch(plan, options);
  try {
    return await buildPages(plan, { ...options, output, validators, search }, found, report);
  } finally {
    output?.discard();
    await search?.close();
  }
}

/** A broken schema is a developer's mistake, and is reported like one; anything else that is thrown is a bug. */
function reportSchema(report: Report): (error: unknown) => undefined {
  return (error) => {
    const fault = schemaFault(error);
    if (!fault) throw error;
    report(schemaBroken(fault.place, fault.detail));
  };
}

type Building = PipelineOptions & {
  output: Output | undefined;
  validators: Schemas['validators'];
  search: SearchIndex | undefined;
};

/** Only where files are written: nothing that is checked depends on it. */
function openSearch({ settings }: Plan, { until }: PipelineOptions): SearchIndex | undefined {
  return settings.searchFolder !== undefined && until === 'write'
    ? createSearchIndex(settings.searchFolder)
    : undefined;
}

/** Pages stream from render to write; only what inspection needs to know of them stays. */
async function buildPages(
  plan: Plan,
  options: Building,
  found: readonly Diagnostic[],
  report: Report,
): Promise<Done | undefined> {
  const { output, validators, cache } = options;
  const { runtime } = plan.settings;
  const templates = await reuseTemplates(cache, { folder: options.templatesFolder, runtime }, report);
  if (!templates || hasError(found)) return undefined;
  const inspection = createInspection(plan);
  const files = { count: 0, bytes: 0 };
  const outputs = new Set<string>();
  const take = (file: OutputFile) => {
    outputs.add(file.output);
    files.count += 1;
    files.bytes += Buffer.byteLength(file.content);
    output?.add(file);
  };
  const validateProps = (name: string, props: object) => validateIslandProps(validators, name, props);
  for (const { file, page } of renderSite(plan, templates, { cache: cache.render, validateProps, report })) {
    take(file);
    if (page) {
      inspection.add(page);
      await options.search?.add(page);
    }
    if (files.count % pagesPerBreath === 0) await breathe();
    if (options.signal?.aborted) return undefined;
  }
  const media = createMediaCache(mediaCacheFolder(options.root));
  const derived = await deriveFiles(plan.derived, { cache: media, ...derivation(options) }, report);
  const drawn = await drawPictures(
    options.until === 'write' && !hasError(found) ? plan.drawings : [],
    { module: templates.module, store: media, signal: options.signal },
    report,
  );
  for (const { output } of [...plan.derived, ...plan.drawings]) outputs.add(output);
  for (const copy of [...plan.copies, ...derived.copies, ...drawn.copies]) {
    outputs.add(copy.output);
    files.count += 1;
    files.bytes += copy.bytes;
    output?.copy(copy);
  }
  const searching = await options.search?.finish();
  for (const file of searching?.files ?? []) take(file);
  if (searching?.problem) report(searchNotMade({ file: 'site.yaml', line: 1, column: 1 }, searching.problem));
  // A page that a template failed on is missing: links to it would be blamed for nothing.
  if (!hasError(found)) inspection.finish(outputs, report);
  if (hasError(found) || options.signal?.aborted) return undefined;
  const written = output?.commit();
  if (output && !written) return undefined;
  if (written) {
    writeProvenance(plan, options.out);
    media.trim(new Set([...plan.derived.map(({ key }) => key), ...drawn.keys]));
  }
  return {
    pages: plan.pages.length,
    files,
    changed: [...(written?.changed ?? []), ...(written?.removed ?? [])],
    schedule: plan.schedule,
    pending: derived.pending,
  };
}

function derivation({ until, pictures, signal }: PipelineOptions): Omit<DeriveOptions, 'cache'> {
  if (until === 'check') return { extent: 'examine', signal };
  return { extent: pictures === 'later' ? 'ready' : 'all', signal };
}

/** Rendering is one long computation; between pages Ctrl-C and a server's requests get their turn. */
const pagesPerBreath = 50;

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

function textFinder(sources: Sources | undefined): PipelineResult['sourceText'] {
  const all = sources ? [sources.site, ...[...sources.collections.values()].flat()] : [];
  const texts = new Map(all.map((source: Source) => [source.file, source.text]));
  return (file) => texts.get(file);
}

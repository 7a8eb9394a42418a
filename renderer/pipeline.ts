/** The stages in order: read → check → plan → render → assets → inspect → write. A stage runs only if none before it reported an error. */

import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { schemaBroken } from '../diagnostics/messages/check-shape.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import { kinds } from '../kinds/registry.ts';
import type { DerivedFile } from '../schemas/asset.ts';
import { type Built, buildSite } from './build-site.ts';
import { acceptWarnings } from './check/accept-warnings.ts';
import { checkSite } from './check/check-site.ts';
import { validateIslandProps } from './check/validate-island-props.ts';
import type { SitePlan } from './model/plan.ts';
import type { Source, Sources } from './model/source.ts';
import { type PipelineCache, reuseSchemas, reuseTemplates, type Schemas } from './pipeline-cache.ts';
import { planKinds } from './plan/plan-kinds.ts';
import { openPlan } from './plan/plan-site.ts';
import { readSite } from './read/read-site.ts';
import { schemaFaults } from './schema/broken-schema.ts';
import { locateFault } from './schema/locate-in-schema.ts';

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
  /** Absolute: the shipped schemas, then the site's own, which are laid over them by name. */
  schemasFolders: readonly string[];
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
  schedule: SitePlan['schedule'];
  /** Pictures that pages ask for and that are still to be made: `makeAssets` makes them. */
  pending: DerivedFile[];
};

/** Runs the stages once. Never throws for what an editor wrote. */
export async function runPipeline(options: PipelineOptions): Promise<PipelineResult> {
  const found: Diagnostic[] = [];
  const report: Report = (diagnostic) => void found.push(diagnostic);
  const loaded = await loadKinds(options, report);
  const sources =
    loaded && (await readSite(options.root, { kinds: loaded.kinds, cache: options.cache.read }, report));
  const done =
    sources && !hasError(found)
      ? await checkAndBuild(sources, { ...options, ...loaded }, found, report).catch(
          reportSchemas(options, report),
        )
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

/** What kinds of content there are comes before reading: it says what may stand in content/. */
async function loadKinds(options: PipelineOptions, report: Report): Promise<Schemas | undefined> {
  return await reuseSchemas(options.cache, options, report).catch(reportSchemas(options, report));
}

async function checkAndBuild(
  sources: Sources,
  options: PipelineOptions & Schemas,
  found: readonly Diagnostic[],
  report: Report,
): Promise<Built | undefined> {
  const { schemas, validators } = options;
  const site = checkSite(
    sources,
    schemas,
    { today: options.today, release: options.release, validators, code: kinds },
    report,
  );
  if (!site) return undefined;
  const plan = openPlan(site, planKinds(site, kinds), { today: options.today, base: options.base });
  const { runtime } = plan.settings;
  const templates = await reuseTemplates(options.cache, { folder: options.templatesFolder, runtime }, report);
  if (!templates) return undefined;
  const validateProps = (name: string, props: object) => validateIslandProps(validators, name, props);
  return buildSite(plan, { ...options, templates, validateProps }, found, report);
}

/** A broken schema is a developer's mistake, and is reported like one; anything else that is thrown is a bug. */
function reportSchemas(
  { root, schemasFolders }: PipelineOptions,
  report: Report,
): (error: unknown) => undefined {
  return (error) => {
    const faults = schemaFaults(error);
    if (!faults) throw error;
    for (const fault of faults) report(schemaBroken(locateFault(fault, schemasFolders, root), fault.detail));
  };
}

function textFinder(sources: Sources | undefined): PipelineResult['sourceText'] {
  const all = sources ? [sources.site, ...Object.values(sources.collections).flat()] : [];
  const texts = new Map(all.map((source: Source) => [source.file, source.text]));
  return (file) => texts.get(file);
}

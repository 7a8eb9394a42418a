/**
 * The front door: what a program that imports the package can do, and all that the command line uses of the renderer.
 * Problems are data; nothing is thrown for what an editor wrote. `docs/api.md` shows each function at work.
 */

import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { nameCircle } from '../diagnostics/messages/check-references.ts';
import { schemaBroken } from '../diagnostics/messages/check-shape.ts';
import { kindThrows } from '../diagnostics/messages/kind-code.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import type { KindCodes } from '../kinds/kind.ts';
import { kinds as shippedCode } from '../kinds/registry.ts';
import { acceptWarnings } from './check/accept-warnings.ts';
import { checkSite as checkSources } from './check/check-site.ts';
import { validateIslandProps } from './check/validate-island-props.ts';
import { failureOf } from './kinds/kind-failure.ts';
import { makeSite } from './make-site.ts';
import type { Kinds } from './model/kinds.ts';
import type { SitePlan, SiteSettings } from './model/plan.ts';
import type { JsonSchema, SchemaSet, Site } from './model/site.ts';
import type { Source, Sources } from './model/source.ts';
import type { PendingPicture } from './pending-picture.ts';
import type { AnswerMemory } from './plan/context/answer-memory.ts';
import { circleOf } from './plan/context/planning-circle.ts';
import { type PageSummary, summaryOf } from './plan/files/page-summary.ts';
import type { PagePlan } from './plan/pages/plan-page.ts';
import { planKinds } from './plan/plan-kinds.ts';
import { type OpenPlan, openPlan } from './plan/plan-site.ts';
import { readSite as readSources } from './read/read-site.ts';
import { schemaFaults } from './schema/broken-schema.ts';
import { checkSharedNames } from './schema/check-shared-names.ts';
import { locateFault, locateInSchemas } from './schema/locate-in-schema.ts';
import { schemaNamed } from './schema/schema-named.ts';
import { withExamples } from './schema/with-examples.ts';
import {
  createSiteCache,
  reuseKinds,
  reuseSchemas,
  reuseTemplates,
  type SiteCache,
  validatorsOf,
} from './site-cache.ts';
import { siteFolders } from './site-folders.ts';
import type { Generated } from './types/generate-files.ts';

export type { Diagnostic } from '../diagnostics/diagnostic.ts';
export type { Kind, Kinds } from './model/kinds.ts';
export type { JsonSchema, SchemaSet, Site } from './model/site.ts';
export type { PendingPicture } from './pending-picture.ts';

/** What a later call in the same process may use again. It only saves time: results are the same without it. */
export type Cache = SiteCache;

export function createCache(): Cache {
  return createSiteCache();
}

export type ReadOptions = {
  /** Absolute: the folder with site.yaml. */
  root: string;
  cache?: Cache;
};

/** What stands in a site's folder, parsed but not judged, and the schemas that it will be judged by. */
export type ReadSite = {
  /** As it was given. */
  root: string;
  /** Absent where there is no site to speak of, or a schema is wrong. A file with a mistake is there without its value. */
  sources?: Sources;
  /** The shipped schemas with the site's own laid over them; both absent where one of them is wrong. */
  schemas?: SchemaSet;
  /** The kinds of content that the schemas describe. */
  kinds?: Kinds;
  /** What computes of them: the shipped code with the site's own `kinds/` laid over it; absent where that is broken. */
  code?: KindCodes;
  /** The schema of a kind with an example for every field: what a new entry begins with. Absent as they are. */
  beginning?: (word: string) => JsonSchema;
  /** Makes what developers and code editors get of the schemas; absent as they are. */
  generate?: () => Promise<Generated>;
  /** In the order of files and lines. */
  diagnostics: Diagnostic[];
};

/** Reads `site.yaml`, `content/` and the schemas. */
export async function readSite({ root, cache = createCache() }: ReadOptions): Promise<ReadSite> {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  const { schemasFolders, kindsFolder } = siteFolders(root);
  const loaded = await reuseSchemas(cache, { root, schemasFolders }, report).catch((error: unknown) =>
    reportFaults(error, root, report),
  );
  if (!loaded) return { root, diagnostics: sortDiagnostics(diagnostics) };
  const { schemas, kinds } = loaded;
  const code = await reuseKinds(cache, kindsFolder, report);
  if (code) checkSharedNames({ kinds, code }, locateInSchemas(schemasFolders, root), report);
  const sources = await readSources(root, { kinds, cache: cache.read }, report);
  const generate = async () =>
    (await import('./types/generate-files.ts')).generateFiles(schemas, schemasFolders);
  const beginning = (word: string) => withExamples(schemaNamed(schemas, word) ?? {});
  return {
    root,
    sources,
    schemas,
    kinds,
    code,
    beginning,
    generate,
    diagnostics: sortDiagnostics(diagnostics),
  };
}

export type CheckOptions = {
  /** The moment that counts as now. */
  today: Date;
  /** Refuse placeholders and samples, as before going live. */
  release?: boolean;
  /** The one that the site was read with. */
  cache?: Cache;
};

export type CheckedSite = {
  /** The content, known to satisfy every schema and rule. Absent where checking found an error or reading had found one. */
  site?: Site;
  /** What checking found, not what reading had found before; warnings that site.yaml accepts are among them. */
  diagnostics: Diagnostic[];
};

/** Judges what was read: schemas, references, and the rules that a schema can't state. Nothing is planned or rendered. */
export function checkSite(read: ReadSite, { today, release, cache }: CheckOptions): CheckedSite {
  const { root, sources, schemas, code } = read;
  if (!sources || !schemas || !code || hasError(read.diagnostics)) return { diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  try {
    const validators = validatorsOf(schemas, cache);
    const site = checkSources(sources, schemas, { today, release, validators, code }, report);
    return { site, diagnostics: sortDiagnostics(diagnostics) };
  } catch (error) {
    reportFaults(error, root, report);
    return { diagnostics: sortDiagnostics(diagnostics) };
  }
}

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

export type PlanOptions = {
  /** The moment that counts as now. */
  today: Date;
  /** Overrides `base` of site.yaml: `/branch`. */
  base?: string;
  /** The `code` that was read with the site. Left out: the shipped. */
  code?: KindCodes;
};

/** Decides everything that the website shows on a day. Only a checked site can be planned. */
export function planSite(site: Site, options: PlanOptions): PlannedSite {
  const plan = planOf(site, options);
  const withSummary = (planned: PagePlan) => ({ ...planned, summary: summaryOf(planned.page) });
  return {
    settings: plan.settings,
    pageCount: plan.routes.length,
    pages: function* () {
      for (const planned of plan.pages()) yield withSummary(planned);
    },
    page: (address) => {
      const planned = plan.page(address);
      return planned && withSummary(planned);
    },
    rest: plan.finish,
  };
}

function planOf(
  site: Site,
  { today, base, code = shippedCode }: PlanOptions,
  memory?: AnswerMemory,
): OpenPlan {
  return openPlan(site, planKinds(site, code), { today, base }, memory);
}

export type BuildOptions = ReadOptions &
  Omit<CheckOptions, 'cache'> &
  Omit<PlanOptions, 'code'> & {
    /** Absolute: the folder for the finished site. Only what has changed is written. */
    out: string;
    /** `check` does everything but the writing. Left out: `write`. */
    until?: 'check' | 'write';
    /** `later`: doesn't wait for pictures that were never made before (see `pending` of the result). Left out: `now`. */
    pictures?: 'now' | 'later';
    /** Once aborted, the build ends before it commits and leaves the output as it was. */
    signal?: AbortSignal;
  };

export type BuiltSite = {
  /** No error: the site was checked or written. */
  ok: boolean;
  /** Of all stages, in the order of files and lines. Warnings that site.yaml accepts are left out. */
  diagnostics: Diagnostic[];
  pages: number;
  files: { count: number; bytes: number };
  /** Output files that were written or removed, relative to `out`. */
  changed: string[];
  /** What isn't shown on this day because of `from` and `until`, and the next day on which that changes. */
  schedule: SitePlan['schedule'];
  /** Pictures that pages ask for and that are still to be made. */
  pending: PendingPicture[];
  /** The text of a file that was read, for showing the line of a problem. */
  sourceText: (file: string) => string | undefined;
};

/** Reads, checks, plans, renders, inspects and writes. A stage runs only if none before it found an error. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { root, cache = createCache() } = options;
  const read = await readSite({ root, cache });
  const { site, diagnostics } = checkSite(read, { ...options, cache });
  const found = [...read.diagnostics, ...diagnostics];
  const report: Report = (diagnostic) => void found.push(diagnostic);
  const made =
    site &&
    (await makePlanned(site, { ...options, cache, code: read.code }, found, report).catch((error: unknown) =>
      reportFaults(error, root, report),
    ));
  const ran = made ? 'all stages' : 'some stages';
  const left = read.sources ? acceptWarnings(found, read.sources.site, ran) : found;
  return {
    ok: made !== undefined && !hasError(left),
    diagnostics: sortDiagnostics(left),
    pages: made?.pages ?? 0,
    files: made?.files ?? { count: 0, bytes: 0 },
    changed: made?.changed ?? [],
    schedule: made?.schedule ?? { hidden: [] },
    pending: made?.pending ?? [],
    sourceText: textFinder(read.sources),
  };
}

async function makePlanned(
  site: Site,
  options: BuildOptions & { cache: Cache; code: KindCodes | undefined },
  found: readonly Diagnostic[],
  report: Report,
) {
  const { root, cache, until = 'write' } = options;
  const plan = planOf(site, options, cache.answers);
  const { runtime } = plan.settings;
  const templates = await reuseTemplates(
    cache,
    { folder: siteFolders(root).templatesFolder, runtime, store: cache.stores.program },
    report,
  );
  if (!templates) return undefined;
  const validators = validatorsOf(site.schemas, cache);
  const validateProps = (name: string, props: object) => validateIslandProps(validators, name, props);
  const store = cache.stores.openSite(root, until === 'write');
  return makeSite(plan, { ...options, until, templates, validateProps, store }, found, report);
}

/** Texts in a circle are an editor's mistake; a broken schema and a site's own code that fails are a developer's. Anything else that is thrown is a bug. */
function reportFaults(error: unknown, root: string, report: Report): undefined {
  const failure = failureOf(error);
  if (failure) return void report(kindThrows(failure));
  const circle = circleOf(error);
  if (circle) return void report(nameCircle(circle.place, circle.name, circle.way));
  const faults = schemaFaults(error);
  if (!faults) throw error;
  const { schemasFolders } = siteFolders(root);
  for (const fault of faults) report(schemaBroken(locateFault(fault, schemasFolders, root), fault.detail));
}

function textFinder(sources: Sources | undefined): BuiltSite['sourceText'] {
  const all = sources ? [sources.site, ...Object.values(sources.collections).flat()] : [];
  const texts = new Map(all.map((source: Source) => [source.file, source.text]));
  return (file) => texts.get(file);
}

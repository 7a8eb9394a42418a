import type { Diagnostic, Report } from '../../diagnostics/diagnostic.ts';
import { dropBeside } from '../../diagnostics/drop-beside.ts';
import { hasError } from '../../diagnostics/has-error.ts';
import { joinMissingRoutes } from '../../diagnostics/join-missing-routes.ts';
import { joinProblems } from '../../diagnostics/join-problems.ts';
import { stateSetAside } from '../../diagnostics/messages/write.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';
import type { KindCodes } from '../../kinds/kind.ts';
import { kinds as shippedCode } from '../../kinds/registry.ts';
import { acceptWarnings } from '../check/accept-warnings.ts';
import { dropTold } from '../check/causes/drop-echoes.ts';
import { createCheckCache } from '../check/check-cache.ts';
import type { Kinds } from '../model/kinds.ts';
import type { MeasureTime } from '../model/measure.ts';
import type { ReasonForAll, Rebuild } from '../model/rebuild.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../model/source.ts';
import { breathe, takeInTurns } from '../model/steps.ts';
import { createAnswerCache, pastAsked } from '../plan/context/answer-cache.ts';
import { settingsOf } from '../plan/context/settings-of.ts';
import type { OpenPlan } from '../plan/plan-site.ts';
import { layerFolders } from '../read/layers/site-folders.ts';
import { sourcesOf } from '../source/sources-of.ts';
import { textsByFile } from '../source/texts-by-file.ts';
import { stateName } from '../store/own-files.ts';
import {
  type BuildStore,
  type OpenBuildStoreOptions,
  openBuildStore,
  type StoredBuildStatus,
} from '../warm/build-store.ts';
import { joinFamily } from '../warm/family.ts';
import type { MomentSeen } from '../warm/is-same-moment.ts';
import { type Cache, openCache } from '../warm/open-cache.ts';
import type { SiteCache } from '../warm/site-cache.ts';
import { openValues } from '../warm/site-stores.ts';
import { joinDiskFull } from '../write/join-disk-full.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';
import { checkSiteInSteps } from './check-site.ts';
import { failedBuild } from './failed-build.ts';
import { lookAhead } from './look-ahead.ts';
import { type MadeSite, type MakeOptions, makeSite } from './make-site.ts';
import { openTemplates } from './open-templates.ts';
import { planOf } from './plan-site.ts';
import { readMeasured } from './read-site.ts';
import { reportFaults } from './report-faults.ts';
import { unmeasured } from './take-times.ts';
import { tryHints } from './try-hints.ts';
import { withOwnExamples } from './with-own-examples.ts';

/** The stages after the plan. `ran`: whether all stages that may warn have run. */
export type Behind = {
  make: (planned: ReadyPlan, found: readonly Diagnostic[], report: Report) => Promise<MadeSite | undefined>;
  ran: 'all stages' | 'some stages';
};

export type ReadyPlan = { site: Site; plan: OpenPlan; options: MakeOptions };

const wholeSite: Behind = {
  make: ({ plan, options }, found, report) => makeSite(plan, options, found, report),
  ran: 'all stages',
};

/**
 * Runs all stages, each only if none before it found an error. `left`: continues from what an earlier process stored,
 * and leaves its own if the time at which it began is known by the clock of the disk.
 */
export async function runBuild(
  options: BuildOptions,
  measure: MeasureTime = unmeasured,
  left?: OpenBuildStoreOptions,
  behind: Behind = wholeSite,
): Promise<Run> {
  try {
    return await runStages(options, measure, left, behind);
  } catch (error) {
    // The build may have stopped anywhere: the cache is valid as far as it got.
    if (options.signal?.aborted) return { built: failedBuild([]) };
    throw error;
  }
}

type Run = { built: BuiltSite; moment?: MomentSeen; left?: StoredBuildStatus };

async function runStages(
  options: BuildOptions,
  measure: MeasureTime,
  left: OpenBuildStoreOptions | undefined,
  behind: Behind,
): Promise<Run> {
  const { root, family, until = 'write', signal } = options;
  const goesOn = options.cache !== undefined || family !== undefined;
  const given: Cache = options.cache ?? (family ? { kept: joinFamily(family, root) } : {});
  const cache = openCache(given);
  const state = left && openState(options, cache, left);
  const begun = measure({ kind: 'stage', name: 'look' }, () => state?.restore(cache));
  const restored = begun && 'restored' in begun ? begun.restored : undefined;
  const reading = () => readMeasured({ root, cache, measure, signal });
  const read = await measure({ kind: 'stage', name: 'read' }, reading);
  await breathe(signal);
  const { schemas, code = shippedCode, sources } = read;
  const isLast = !goesOn && !restored && until === 'write' && !state?.keeps(cache.read);
  if (isLast) cache.answers = createAnswerCache({ isLast });
  if (schemas && sources) restored?.({ schemas, code, sources });
  const checking = () => takeInTurns(checkSiteInSteps(read, { ...options, cache: given }), signal);
  const { site, diagnostics } = await measure({ kind: 'stage', name: 'check' }, checking);
  if (isLast) cache.check = createCheckCache();
  await breathe(signal);
  const found = await tryHints([...dropTold(read.diagnostics, diagnostics), ...diagnostics], options);
  const report: Report = (diagnostic) => void found.push(diagnostic);
  if (begun && 'reason' in begun) reportEarlierVersion(begun.reason, report);
  const notesReasons = restored !== undefined;
  const planned = { ...options, cache, code: read.code, measure, behind, isLast, notesReasons };
  const made =
    site &&
    (await makePlanned(site, planned, found, report).catch((error: unknown) => {
      signal?.throwIfAborted();
      return reportFaults(error, root, report);
    }));
  const ran = made ? behind.ran : 'some stages';
  const remaining = read.sources ? acceptWarnings(found, read.sources, ran) : found;
  const built: BuiltSite = {
    ok: made !== undefined && !hasError(remaining),
    diagnostics: sortDiagnostics(
      withOwnExamples(
        dropBeside(joinProblems(joinMissingRoutes(joinDiskFull(remaining, options)))),
        read.sources,
      ),
    ),
    pages: made?.pages ?? 0,
    files: made?.files ?? { count: 0, bytes: 0 },
    changed: made?.changed ?? [],
    schedule: made?.schedule ?? { hidden: [] },
    ...(begun && { rebuild: rebuildOf(begun, made?.rebuild, { state, kinds: read.kinds }) }),
    pending: made?.pending ?? [],
    isSearchPending: made?.isSearchPending ?? false,
    layers: layerFolders(root),
    sourceText: textFinder(read.sources),
  };
  const keep = () => state?.keep(cache, { plan: made?.plan, diagnostics: built.diagnostics });
  const now = built.ok ? await measure({ kind: 'stage', name: 'look' }, keep) : undefined;
  return { built, ...(site && { moment: momentSeen(site, cache) }), ...(now && { left: now }) };
}

/** Reported once: this build stores one of the current version. */
function reportEarlierVersion(reason: ReasonForAll, report: Report): void {
  if (reason.kind === 'program' && reason.before !== reason.now)
    report(stateSetAside({ file: stateName, line: 1, column: 1 }, { version: reason.before }));
}

function rebuildOf(
  begun: ReturnType<BuildStore['restore']>,
  made: MadeSite['rebuild'],
  { state, kinds = [] }: { state: BuildStore | undefined; kinds?: Kinds },
): Rebuild {
  const { all, pages } = 'reason' in begun || !made ? { all: allOf(begun), pages: [] } : made;
  const isOfTemplates = pages.some(({ reason: { kind } }) => kind === 'templates' || kind === 'styles');
  const part = all.some(({ kind }) => kind === 'code') ? 'rules' : isOfTemplates ? 'templates' : undefined;
  const code = (part && state?.changedCode(part)) || [];
  return { all, pages, code, kinds: kinds.map(({ collection, word }) => ({ collection, word })) };
}

function allOf(begun: ReturnType<BuildStore['restore']>): Rebuild['all'] {
  return 'reason' in begun ? [begun.reason] : [];
}

function openState(
  options: BuildOptions,
  { stores }: SiteCache,
  beginning: OpenBuildStoreOptions,
): BuildStore {
  return openBuildStore(options, stores.openSite(options.root, true), beginning);
}

export function momentSeen(site: Site, { answers }: SiteCache): MomentSeen {
  return { timeZone: settingsOf(site).timeZone, past: pastAsked(answers) };
}

type MakePlannedOptions = Omit<BuildOptions, 'cache'> & {
  cache: SiteCache;
  code: KindCodes | undefined;
  measure: MeasureTime;
  behind: Behind;
  isLast: boolean;
  notesReasons: boolean;
};

async function makePlanned(
  site: Site,
  options: MakePlannedOptions,
  found: readonly Diagnostic[],
  report: Report,
) {
  const { root, cache, until = 'write', measure, behind } = options;
  const plan = measure({ kind: 'stage', name: 'plan' }, () => planOf(site, options, cache.answers));
  const { settings } = plan;
  const opened = await measure({ kind: 'stage', name: 'render' }, () =>
    openTemplates({ root, site, settings, cache }, report),
  );
  if (!opened) return undefined;
  const store = openValues(root, cache.stores, until === 'write');
  const making = { ...options, ...opened, until, store };
  const made = await behind.make({ site, plan, options: making }, found, report);
  if (made && until === 'check' && !hasError(found)) {
    const planAt = (today: Date) => planOf(site, { ...options, today });
    const { templates, validateProps } = opened;
    const rendering = { cache: cache.render, measures: [], validateProps };
    const seen = { records: cache.pages.pages, outputs: made.outputs };
    const ahead = { plan, ...seen, planAt, templates, rendering };
    measure({ kind: 'stage', name: 'inspect' }, () => lookAhead(ahead, report));
  }
  return made && { ...made, plan };
}

function textFinder(sources: Sources | undefined): BuiltSite['sourceText'] {
  const texts = textsByFile(sources ? sourcesOf(sources) : []);
  // A file that could not be opened has no text.
  return (file) => texts.get(file)?.text || undefined;
}

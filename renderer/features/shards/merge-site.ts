import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../diagnostics/has-error.ts';
import { sortDiagnostics } from '../../../diagnostics/sort-diagnostics.ts';
import type { MeasureTime } from '../../model/measure.ts';
import type { BuildOptions, BuiltSite } from '../../pipeline/built-site.ts';
import { failedBuild } from '../../pipeline/failed-build.ts';
import { makeSite } from '../../pipeline/make-site.ts';
import { type ReadyPlan, runBuild } from '../../pipeline/run-build.ts';
import { startStopwatch, unmeasured } from '../../pipeline/take-times.ts';
import type { MomentSeen } from '../../warm/is-same-moment.ts';
import { openStoredInputs } from '../../warm/stored-inputs.ts';
import { checkShardFiles, checkShards } from './check-shards.ts';
import { givenByShards, takeOver } from './given-by-shards.ts';
import { openShards } from './open-shards.ts';
import type { OpenShard } from './read-shard.ts';

export type MergeOptions = Pick<BuildOptions, 'root' | 'out' | 'base' | 'cache' | 'now' | 'signal'> & {
  /** Absolute: folders that contain a shard each, or folders of such folders. */
  shards: readonly string[];
  /** Default: the newest moment that a shard was built for. */
  today?: Date;
};

/**
 * Merges the shards that `buildSite` has made with `shard`: the same files as one build would give, to the byte. Pages
 * and pictures are taken from the shards as they are, so these have to come from trusted machines.
 */
export async function mergeSite(options: MergeOptions): Promise<BuiltSite> {
  const stopwatch = options.now && startStopwatch(options.now);
  const problems: Diagnostic[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const shards = openShards(options, report);
  try {
    const today = options.today ?? newestMoment(shards);
    const { base = '', givenBase } = shards[0]?.description ?? {};
    const wanted = { root: options.root, today, base: options.base ?? base };
    if (!hasError(problems)) checkShards(shards, wanted, report);
    const built = hasError(problems)
      ? failedBuild(sortDiagnostics(problems))
      : await joinShards(
          shards,
          { ...options, today, base: options.base ?? givenBase },
          stopwatch?.measure ?? unmeasured,
        );
    return stopwatch ? { ...built, times: stopwatch.times() } : built;
  } finally {
    for (const { close } of shards) close();
  }
}

async function joinShards(
  shards: readonly OpenShard[],
  building: BuildOptions,
  measure: MeasureTime,
): Promise<BuiltSite> {
  const record = building.cache ? undefined : openStoredInputs(building);
  // Regardless of the output's content: the shards are checked, and written.
  record?.find();
  await record?.settle();
  const { built, moment } = await runBuild(building, measure, undefined, {
    make: (ready, found, report) => join(ready, { shards, found }, report),
    ran: 'all stages',
  });
  if (moment) record?.keep(built, withPast(moment, shards));
  return built;
}

type JoinInput = { shards: readonly OpenShard[]; found: readonly Diagnostic[] };

async function join({ site, plan, options }: ReadyPlan, { shards, found }: JoinInput, report: Report) {
  checkShardFiles(shards, site, report);
  if (hasError(found)) return undefined;
  takeOver(shards, options.cache.render);
  const given = givenByShards(shards, { ...site, style: plan.context.address }, report);
  return makeSite(plan, { ...options, given }, found, report);
}

function newestMoment(shards: readonly OpenShard[]): Date {
  const moments = shards.map(({ description }) => Date.parse(description.today));
  return new Date(Math.max(...moments));
}

/** Instants that pages asked about were recorded where they were planned. */
function withPast({ timeZone, past }: MomentSeen, shards: readonly OpenShard[]): MomentSeen {
  const all = [...past, ...shards.flatMap(({ description }) => description.past)];
  return { timeZone, past: [...new Map(all)] };
}

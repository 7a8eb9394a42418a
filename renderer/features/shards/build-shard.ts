import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Shard } from '../../../diagnostics/shard.ts';
import { calendarDay } from '../../../kinds/zoned-time.ts';
import type { MeasureTime } from '../../model/measure.ts';
import type { BuildOptions, BuiltSite } from '../../pipeline/built-site.ts';
import { failedBuild } from '../../pipeline/failed-build.ts';
import { momentSeen, type ReadyPlan, runBuild } from '../../pipeline/run-build.ts';
import { shardProgram } from '../../store/program-version.ts';
import { checkShardFolder } from '../../write/check-shard-folder.ts';
import { digestInputs } from './digest-inputs.ts';
import { makeShard } from './make-shard.ts';
import type { ShardOrigin } from './shard-file.ts';
import { isOfShard, removeShard } from './write-shard.ts';

/** Builds one shard into the folder `out`, for `mergeSite`. After an error the folder contains none. */
export async function buildShard(
  options: BuildOptions,
  shard: Shard,
  measure: MeasureTime,
): Promise<BuiltSite> {
  const { root, out } = options;
  const problems: Diagnostic[] = [];
  const mayWrite = checkShardFolder(out, { root, ours: isOfShard }, (problem) => void problems.push(problem));
  if (!mayWrite) return failedBuild(problems);
  removeShard(out);
  const { built } = await runBuild(options, measure, undefined, {
    make: (ready, found, report) => {
      const originOf = () => originOfShard(ready, shard, options);
      return makeShard(ready.plan, { ...ready.options, shard, originOf }, found, report);
    },
    ran: 'some stages',
  });
  return built;
}

function originOfShard(
  { site, plan, options: { cache } }: ReadyPlan,
  shard: Shard,
  { today, base }: BuildOptions,
): ShardOrigin {
  const { timeZone, past } = momentSeen(site, cache);
  return {
    shard,
    program: shardProgram(),
    inputs: digestInputs(site),
    base: plan.settings.base,
    ...(base !== undefined && { givenBase: base }),
    today: today.toISOString(),
    day: calendarDay(today, timeZone),
    timeZone,
    past,
  };
}

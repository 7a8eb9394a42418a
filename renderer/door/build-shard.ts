import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { calendarDay } from '../../kinds/zoned-time.ts';
import { makeShard } from '../make-shard.ts';
import type { Measure } from '../model/measure.ts';
import type { Shard } from '../shards/shard.ts';
import type { ShardOrigin } from '../shards/shard-file.ts';
import { isOfShard, removeShard } from '../shards/write-shard.ts';
import { shardProgram } from '../store/program-version.ts';
import { judgeShardFolder } from '../write/judge-shard-folder.ts';
import type { BuildOptions, BuiltSite } from './built-site.ts';
import { digestInputs } from './digest-inputs.ts';
import { failedBuild } from './failed-build.ts';
import { momentSeen, type ReadyPlan, runBuild } from './run-build.ts';

/** Builds one shard into the folder `out`, for `mergeSite`. After an error there is none in it. */
export async function buildShard(options: BuildOptions, shard: Shard, measure: Measure): Promise<BuiltSite> {
  const { root, out } = options;
  const problems: Diagnostic[] = [];
  const mayWrite = judgeShardFolder(out, { root, ours: isOfShard }, (problem) => void problems.push(problem));
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

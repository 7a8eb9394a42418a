import type { MeasureTime } from '../model/measure.ts';
import type { ReasonForAll } from '../model/rebuild.ts';
import type { BuildOptions, BuiltSite } from '../pipeline/built-site.ts';
import { startStopwatch, unmeasured } from '../pipeline/take-times.ts';
import { openBuildNotes } from '../warm/build-note.ts';
import { openStoredInputs, type StoredInputs } from '../warm/stored-inputs.ts';

export type { BuildOptions, BuiltSite } from '../pipeline/built-site.ts';

/** Reads, checks, plans, renders, inspects and writes. A stage runs only if none before it found an error. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  // A process that goes on has a cache, which holds more.
  const isRecorded = options.until !== 'check' && !options.cache;
  const stopwatch = options.now && startStopwatch(options.now);
  const measure = stopwatch?.measure ?? unmeasured;
  const withTimes = (built: BuiltSite) => (stopwatch ? { ...built, times: stopwatch.times() } : built);
  if (options.shard) {
    const { buildShard } = await import('./shards/build-shard.ts');
    return withTimes(await buildShard(options, options.shard, measure));
  }
  const { record, known } = measure({ kind: 'stage', name: 'look' }, () => {
    const record = isRecorded ? openStoredInputs(options) : undefined;
    return { record, known: record?.find() };
  });
  if (known) return withTimes(known);
  const notes = record && openBuildNotes(options);
  const patched = record && (await patchLast(options, record, measure));
  if (patched) {
    if (patched.rebuild) notes?.keep(patched.rebuild);
    return withTimes(patched);
  }
  await measure({ kind: 'stage', name: 'look' }, async () => record?.settle());
  const { runBuild } = await import('../pipeline/run-build.ts');
  const { built, moment, left } = await runBuild(
    options,
    measure,
    options.cache
      ? undefined
      : { begun: record?.begun(), inputs: record?.inputs(), explain: notes?.explain ?? nothingLeft },
  );
  if (built.ok && built.rebuild) notes?.keep(built.rebuild);
  if (moment) measure({ kind: 'stage', name: 'look' }, () => record?.keep(built, moment, left));
  return withTimes(built);
}

/** With links to other folders, no state is kept. */
const nothingLeft = (): ReasonForAll => ({ kind: 'unkept' });

/** The last build with a few pages made again, if nothing more is needed. */
async function patchLast(
  options: BuildOptions,
  record: StoredInputs,
  measure: MeasureTime,
): Promise<BuiltSite | undefined> {
  const last = measure({ kind: 'stage', name: 'look' }, record.last);
  if (!last) return undefined;
  const { patchBuild } = await import('./patches/patch-build.ts');
  return patchBuild(options, { record, last }, measure);
}

/**
 * The guard rail of a redesign: the program of a commit and that of the work tree build the same sites, and everything
 * that they write and print is compared byte by byte. Both build the sites of the commit: what somebody wrote for the
 * program as it was has to give the same result, and any difference comes from the program alone (its code, kinds,
 * schemas and templates). `bench/explained.json` lists the intended differences.
 */
import { realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut } from './rail/check-out.ts';
import { type Compared, compareState, describeState, summarise } from './rail/compare-state.ts';
import { codeTable, countCode, readCode } from './rail/count-code.ts';
import { parseExplanations } from './rail/explanations.ts';
import { layOutSites, railStates } from './rail/rail-sites.ts';
import { type Builder, isWhole, recordBuild } from './rail/record-build.ts';
import { createRun, type Run } from './rail/run-to-end.ts';

const usage = 'npm run rail -- <commit>';

/** Exit code 1 for a difference that isn't explained; 2, 69 or 70 if nothing could be compared. */
export default async function rail(args: readonly string[], repository: string): Promise<number> {
  const [commit, ...more] = args;
  if (commit === undefined || more.length > 0) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const work = await mkdtemp(join(realpathSync(tmpdir()), 'site-rail-'));
  try {
    return await compareWith(commit, { repository, work, run: createRun(stop.signal), signal: stop.signal });
  } catch (error) {
    if (stop.signal.aborted) return 130;
    // A full disk, a commit without the sites: 1 would mean a difference.
    console.error(`Nothing could be compared. ${error instanceof Error ? error.message : String(error)}`);
    return 70;
  } finally {
    await rm(work, { recursive: true, force: true, maxRetries: 3 });
  }
}

type Rail = { repository: string; work: string; run: Run; signal: AbortSignal };

async function compareWith(commit: string, { repository, work, run, signal }: Rail): Promise<number> {
  const explanations = parseExplanations(await readFile(join(repository, 'bench/explained.json'), 'utf8'));
  const program = join(work, 'program');
  const checkedOut = await checkOut(commit, { repository, folder: program }, run);
  signal.throwIfAborted();
  if (checkedOut.kind === 'refused') {
    console.error(checkedOut.why);
    return checkedOut.exitCode;
  }
  const sites = join(work, 'sites');
  await layOutSites(sites, program);
  const shared = { sites, originsScript: join(repository, 'bench/rail/print-origins.js'), run };
  const compared: Compared[] = [];
  for (const { name, root, moment } of railStates(sites)) {
    const record = (builder: Builder) => recordBuild(builder, { root, moment });
    // In parallel: there are at least two cores, and anything that slows the machine down affects both.
    const [before, after] = await Promise.all([
      record({ ...shared, program, folder: join(work, 'before') }),
      record({ ...shared, program: repository, folder: join(work, 'after') }),
    ]);
    signal.throwIfAborted();
    if (!isWhole(before)) throw new Error(`The program of the commit doesn’t build ${name} at ${moment}.`);
    const state = compareState(`${name}/${moment.slice(0, 10)}`, { before, after, explanations });
    console.log(describeState(state));
    compared.push(state);
  }
  console.log(`\n${codeTable(countCode(readCode(program)), countCode(readCode(repository)))}\n`);
  console.log(summarise(compared, explanations));
  return compared.some(({ unexplained }) => unexplained.length > 0) ? 1 : 0;
}

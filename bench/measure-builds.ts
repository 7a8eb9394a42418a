import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { type BenchOptions, parseBenchOptions, usage } from './bench-options.ts';
import { own } from './measure/own-steps.ts';
import { printGrowth } from './measure/print-growth.ts';
import { printResults } from './measure/print-results.ts';
import { type Measurement, measureSize } from './measure-size.ts';
import { peers } from './peers/peers.ts';
import { type Installed, installPeer } from './peers/prepare-peer.ts';
import { printWatch } from './watch/print-watch.ts';

/**
 * Measures and prints; 1 if a build failed, 2 for wrong arguments. Writes only into a folder of the system's temporary
 * files.
 */
export default async function measureBuilds(args: readonly string[], repository: string): Promise<number> {
  const options = readOptions(args);
  if (!options) return 2;
  const work = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const interrupted = (): void => {
    rmSync(work, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  try {
    console.log(explain(options));
    const installed = await installPeers(options, work);
    const sizes: Measurement[] = [];
    for (const size of options.sizes) {
      const measurement = await measureSize(size, { options, installed, work, repository });
      sizes.push(measurement);
      printMeasurement(measurement);
    }
    const growth = printGrowth(sizes);
    if (growth !== undefined) console.log(`\n${growth}`);
    if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(sizes, undefined, 2)}\n`);
    return sizes.some(hasFailed) ? 1 : 0;
  } finally {
    process.off('SIGINT', interrupted);
    await rm(work, { recursive: true, force: true });
  }
}

function printMeasurement({ size, facts, results, watch }: Measurement): void {
  console.log(`\n${size.toLocaleString('en-GB')} articles. ${facts}\n`);
  console.log(printResults(results, own));
  if (watch.length > 0) console.log(`\n${printWatch(watch)}`);
}

function hasFailed({ results, watch }: Measurement): boolean {
  return [...results, ...watch.flatMap(({ edits }) => edits)].some((result) => 'failed' in result);
}

function readOptions(args: readonly string[]): BenchOptions | undefined {
  try {
    return parseBenchOptions(
      args,
      peers.map(({ name }) => name),
    );
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : problem}\nUsage: ${usage}`);
    return undefined;
  }
}

/** Reports a peer that can't be installed, and goes on with the others. */
async function installPeers(options: BenchOptions, work: string): Promise<Installed[]> {
  const installed: Installed[] = [];
  for (const name of options.peers) {
    const peer = peers.find((one) => one.name === name);
    if (!peer) continue;
    try {
      installed.push(await installPeer(peer, join(work, name)));
      console.log(`${name}: ${installed.at(-1)?.version}; its build has ${peer.features.join(', ')}.`);
    } catch (problem) {
      console.log(`${name} is left out: ${String(problem).split('\n').slice(0, 3).join(' ')}`);
    }
  }
  return installed;
}

function explain({ runs, pictures }: BenchOptions): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}`;
  return `${machine}. Medians of ${runs}, each in a fresh process, all in turn; sources are in the system's file cache.
CPU: user and system, with all descendants. Memory: peak of the process with its descendants. Ratios: how many times of ours.
${own}: MDX with a component and two islands (menu, share: plain scripts) a page, list pages of 20, code highlighted, HTML not minified, sitemap, feeds,
structured data, a drawn cover an article, a template of its own, security policy, links checked. Pictures for sharing: ${
    pictures
      ? 'off (one for all pages), and drawn where the row says so'
      : 'off (one for all pages; --pictures measures them drawn)'
  }.`;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { branchFolder, writeBranches } from './generate/write-branches.ts';
import { type Measured, runMeasured } from './measure/run-measured.ts';
import { printTable } from './print-table.ts';

/** Numbers of branches: a site without any, one branch, and enough to tell the cost of each further one. */
const counts = [0, 1, 20];

/** Prints medians of cold builds; writes only into a folder of the system's temporary files. */
export default async function measureBranches(args: readonly string[], repository: string): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '3' } } });
  const work = await mkdtemp(join(tmpdir(), 'site-branches-'));
  const measure = async (name: string, count: number, folder = '.') => {
    const root = join(work, name.replaceAll(' ', '-'));
    await writeBranches(root, repository, count);
    const which = folder === '.' ? ['--all'] : [];
    const options = ['--root', join(root, folder), '--at', '2026-11-22', ...which];
    const command = {
      program: process.execPath,
      args: [join(repository, 'bin/site.js'), 'build', ...options],
    };
    return runMeasured({ ...command, cwd: repository });
  };
  try {
    const runs: Measured[][] = [];
    for (let run = 1; run <= Number(values.runs); run += 1) {
      const measured = [await measure(`alone ${run}`, 1, branchFolder(1))];
      for (const count of counts) measured.push(await measure(`${count} ${run}`, count));
      runs.push(measured);
      process.stderr.write('.');
    }
    print(runs);
    return 0;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function print(runs: readonly (readonly Measured[])[]): void {
  const names = ['a branch alone', ...counts.map((count) => `the site with ${count}`)];
  const of = (index: number, what: 'wall' | 'cpu') => median(runs.map((run) => run[index]?.[what] ?? 0));
  const rows = names.map((name, index) => [
    name,
    of(index, 'wall').toFixed(2),
    of(index, 'cpu').toFixed(2),
    megabytes(runs.map((run) => run[index]?.memory ?? 0)),
  ]);
  const further = (['wall', 'cpu'] as const).map((what) => (of(3, what) - of(2, what)) / 19);
  const [wall = 0, cpu = 0] = further;
  rows.push(['each further branch', wall.toFixed(2), cpu.toFixed(2), '']);
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}. Medians of ${runs.length}.\n`,
  );
  console.log(printTable(['Cold build of', 'wall s', 'cpu s', 'MB'], rows));
  const share = (index: number) => `${Math.round((100 * wall) / of(index, 'wall'))} %`;
  console.log(
    `\nA further branch takes ${share(1)} of a site without branches, and ${share(0)} of a branch alone.`,
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function megabytes(bytes: readonly number[]): string {
  return String(Math.round(median(bytes) / 1e6));
}

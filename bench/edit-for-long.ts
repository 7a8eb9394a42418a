import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applySteps } from './differential/apply-steps.ts';
import { stepsBetween } from './differential/change.ts';
import { showEarly } from './differential/show-early.ts';
import { loadCompiled } from './differential/site-program.ts';
import { readStart } from './differential/start-sites.ts';
import { printTable } from './print-table.ts';
import { everydayEdit } from './soak/everyday-edits.ts';
import { type Memory, memoryNow } from './soak/memory-now.ts';

const usage = 'npm run soak -- [--edits 2000]';

/** Memory is measured once per this many edits, and has to stay at its first value. */
const interval = 200;

/** The growth allowed at the end. */
const allowance = 1.2;

type Look = Memory & { edits: number; seconds: number };

/** Builds after each edit as `site watch` does; 1 if memory has grown, 2 for wrong arguments. */
export default async function editForLong(args: readonly string[], repository: string): Promise<number> {
  const edits = readEdits(args);
  if (edits === undefined) return 2;
  const work = await mkdtemp(join(tmpdir(), 'site-soak-'));
  try {
    const looks = await soak(edits, { repository, work });
    console.log(printLooks(looks));
    const grown = findGrowth(looks);
    console.log(
      grown.length === 0 ? 'Memory has not grown.' : `Grown by more than a fifth: ${grown.join(', ')}.`,
    );
    return grown.length === 0 ? 0 : 1;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function soak(
  edits: number,
  { repository, work }: { repository: string; work: string },
): Promise<Look[]> {
  const program = await loadCompiled(repository);
  const start = await readStart('generated', repository, join(work, 'start'));
  const root = join(work, 'site');
  applySteps(root, stepsBetween({ ...start, files: new Map() }, start));
  const cache = program.createCache();
  const looks: Look[] = [];
  let started = performance.now();
  for (let number = 1; number <= edits; number += 1) {
    const step = everydayEdit(start, number);
    applySteps(root, [step]);
    const { settings } = start;
    if (number > 1)
      await showEarly(program, { root, settings, cache, steps: [step], outputs: ['index.html'] });
    const today = new Date(settings.today);
    const { ok, diagnostics } = await program.buildSite({
      root,
      out: join(root, 'dist'),
      today,
      cache,
      pictures: 'later',
    });
    if (!ok) throw new Error(`Edit ${number}: ${diagnostics.map(({ message }) => message).join(' ')}`);
    if (number % interval !== 0) continue;
    const seconds = (performance.now() - started) / 1000;
    const look = { ...(await memoryNow()), edits: number, seconds };
    looks.push(look);
    process.stderr.write(`After ${number} edits: heap ${(look.heap / 1e6).toFixed(1)} MB\n`);
    started = performance.now();
  }
  return looks;
}

function printLooks(looks: readonly Look[]): string {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  const heads = ['Edits', 'Heap MB', 'Resident MB', 'Children MB', 'ms an edit'];
  const rows = looks.map(({ edits, heap, resident, children, seconds }) => [
    String(edits),
    ...[heap, resident, children].map(megabytes),
    ((seconds / interval) * 1000).toFixed(0),
  ]);
  return `\n${printTable(heads, rows)}`;
}

function findGrowth(looks: readonly Look[]): string[] {
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last) return [];
  const grown = [...(['heap', 'resident', 'children'] as const)].filter(
    (key) => last[key] > first[key] * allowance,
  );
  return grown.map((key) => `${key} to ${((last[key] / first[key]) * 100).toFixed(0)} %`);
}

function readEdits(args: readonly string[]): number | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { edits: { type: 'string', default: '2000' } },
    });
    const edits = Number(values.edits);
    if (Number.isInteger(edits) && edits >= 2 * interval) return edits;
    throw new Error(`--edits takes a whole number from ${2 * interval}.`);
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : problem}\nUsage: ${usage}`);
    return undefined;
  }
}

// @module-tag long/kill
/** kill -9 at random moments of builds that alternate between two versions of a site. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { recoverOutput } from '../../renderer/write/write-output.ts';
import { buildOnce, createFolder, type Files, readFolder } from './build-once.ts';
import { createVersion } from './create-version.ts';

/** At least this many kills, and more if too few of them come in the middle of a commit, which is chance. */
const kills = 50;
const [between, most] = [6, 500];
const script = join(mkdtempSync(join(tmpdir(), 'site-kill-')), 'build-forever.mjs');
const even = filesOf('even');
const odd = filesOf('odd');

beforeAll(async () => {
  const entryPoints = [join(import.meta.dirname, 'build-forever.ts')];
  await build({ entryPoints, outfile: script, bundle: true, platform: 'node', format: 'esm' });
});

test('no file is ever half-written, and the next command leaves exactly one version', async () => {
  const folder = createFolder();
  const random = createRandom(20251005);
  const found = { whole: 0, between: 0 };
  for (let count = 0; count < kills || (found.between < between && count < most); count += 1) {
    await buildAndKill(folder, Math.floor(random() * 60));
    const interrupted = readFolder(folder.out);
    expectWholeFiles(interrupted);
    recoverOutput(folder.out);
    const site = readFolder(folder.out);
    expect(isOneOfTwo(site)).toBe(true);
    found[isOneOfTwo(interrupted) ? 'whole' : 'between'] += 1;
  }
  expect(buildOnce(folder, even).codes).toEqual([]);
  expect(readFolder(folder.out)).toEqual(even);
  // Otherwise all kills came between the builds, and nothing was tested.
  expect(found.between).toBeGreaterThanOrEqual(between);
}, 600_000);

function buildAndKill({ root, out }: { root: string; out: string }, delay: number): Promise<void> {
  const child = spawn(process.execPath, [script, root, out], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let killed = false;
    child.stdout.once('data', async () => {
      await wait(delay);
      killed = true;
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('exit', () => (killed ? resolve() : reject(new Error('The build ended by itself.'))));
  });
}

function expectWholeFiles(site: Files) {
  const torn = Object.keys(site).filter((file) => site[file] !== even[file] && site[file] !== odd[file]);
  expect(torn).toEqual([]);
}

function isOneOfTwo(site: Files): boolean {
  return [even, odd].some((version) => JSON.stringify(version) === JSON.stringify(site));
}

function filesOf(version: 'even' | 'odd'): Files {
  const files = createVersion(version).map(({ output, content }) => [output, String(content)] as const);
  return Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Reproducible numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

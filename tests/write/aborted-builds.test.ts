// @module-tag long/faults
/**
 * As in `site watch`, where a save aborts the build before it: wherever that ends, the output stays whole, and so does
 * that of the next build.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, type Cache, createCache } from '../../renderer/site.ts';
import { readFolder } from './build-once.ts';

const today = new Date('2026-11-22T12:00:00Z');
const settings = 'site.yaml';
const page = 'content/pages/about.yaml';
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-aborted-'));
  await cp(join(import.meta.dirname, '../../starter'), root, { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const build = (out: string, cache?: Cache, signal?: AbortSignal) =>
  buildSite({ root, out: join(root, out), today, ...(cache && { cache }), ...(signal && { signal }) });

/** Aborts after other work has had this many turns. */
async function buildUpTo(turns: number, cache: Cache) {
  const aborting = new AbortController();
  let isOver = false;
  const count = async () => {
    for (let turn = 0; turn < turns && !isOver; turn += 1) await new Promise((next) => setImmediate(next));
    aborting.abort();
  };
  const building = build('dist', cache, aborting.signal).finally(() => {
    isOver = true;
  });
  const [result] = await Promise.all([building, count()]);
  return result;
}

test('a build that is aborted in any of its turns leaves the output, and the next one misses nothing', async () => {
  const cache = createCache();
  expect((await build('dist', cache)).ok).toBe(true);
  const [name, text] = [
    await readFile(join(root, settings), 'utf8'),
    await readFile(join(root, page), 'utf8'),
  ];
  let [ended, carriedOut] = [0, 0];
  for (const turns of [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    8,
    10,
    13,
    16,
    20,
    25,
    30,
    40,
    100,
    1000,
    Number.POSITIVE_INFINITY,
  ]) {
    const before = readFolder(join(root, 'dist'));
    await writeFile(join(root, settings), name.replace(/^name: (.*)$/m, `name: $1 ${turns}`));
    await writeFile(join(root, page), text.replace(/^title: (.*)$/m, `title: $1, ${turns}`));
    const { ok, diagnostics } = await buildUpTo(turns, cache);
    if (ok) carriedOut += 1;
    else {
      ended += 1;
      expect(diagnostics).toEqual([]);
      expect(readFolder(join(root, 'dist'))).toEqual(before);
    }
    // Saves another change, so that the next build can't rely on this file alone.
    await writeFile(join(root, page), text.replace(/^title: (.*)$/m, `title: $1 and ${turns}`));
    expect((await build('dist', cache)).ok).toBe(true);
    await build('cold');
    expect(readFolder(join(root, 'dist')), `${turns} turns`).toEqual(readFolder(join(root, 'cold')));
    expect(readFolder(join(root, 'dist'))).not.toEqual(before);
  }
  expect(ended).toBeGreaterThan(5);
  expect(carriedOut).toBeGreaterThan(0);
}, 120_000);

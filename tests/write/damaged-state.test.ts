// @module-tag long/faults
/** Whatever happens to `.site/`: the next build makes the same website, and touches nothing outside. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseAt } from '../../cli/options.ts';
import type { BuiltSite } from '../../renderer/pipeline/built-site.ts';
import { runBuild } from '../../renderer/pipeline/run-build.ts';
import { unmeasured } from '../../renderer/pipeline/take-times.ts';
import { openStores } from '../../renderer/store/open-stores.ts';
import { createSiteCache } from '../../renderer/warm/site-cache.ts';
import { openStoredInputs } from '../../renderer/warm/stored-inputs.ts';
import { listOutput } from '../../renderer/write/output-files.ts';
import { originals } from '../mistakes/copy-site.ts';
import { createFolder, readFolder } from './build-once.ts';

const { root: folder } = createFolder();
const root = join(folder, 'site');
const out = join(root, 'dist');
const state = join(root, '.site');
const outside = join(folder, 'outside');
let expected: ReturnType<typeof readFolder>;

/** Builds as a new process would, with the state that earlier ones left. */
async function build(): Promise<BuiltSite> {
  const options = { root, out, today: parseAt('2025-10-01'), base: undefined };
  const stores = openStores('some version');
  const record = openStoredInputs(options, stores);
  const known = record?.find();
  if (known) return known;
  const cache = { kept: { ...createSiteCache(), stores } };
  const { built, moment } = await runBuild({ ...options, cache }, unmeasured, { begun: record?.begun() });
  if (moment) record?.keep(built, moment);
  return built;
}

beforeAll(async () => {
  cpSync(originals.school, root, { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(outside, 'letter.txt'), 'mine');
  expect((await build()).ok).toBe(true);
  expected = readFolder(out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Including those that exist only during a build. */
function stateFiles(): string[] {
  const { files } = listOutput(state);
  const passing = ['journal.json', 'lock.json', 'manifest.json.new', 'provenance.jsonl.new', 'staging'];
  return [...files, ...passing.map((name) => `output/dist/${name}`)];
}

const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

const damages: Record<string, (path: string) => void> = {
  'cut off': (path) => writeFileSync(path, readIfThere(path).subarray(0, readIfThere(path).length / 2)),
  emptied: (path) => writeFileSync(path, ''),
  garbage: (path) => writeFileSync(path, Buffer.alloc(3000, '\xff\0{"')),
  'of another form': (path) => writeFileSync(path, 'null'),
  'of another form inside': (path) =>
    writeFileSync(path, '{"version":1,"files":{"a":null},"moves":[null],"pid":-1,"home":7}'),
  deep: (path) => writeFileSync(path, deep),
  'a link to a file outside': (path) => relink(path, join(outside, 'letter.txt')),
  'a link to a folder outside': (path) => relink(path, outside),
  'a link to nothing': (path) => relink(path, join(folder, 'nothing')),
  'a folder': (path) => {
    rmSync(path, { force: true });
    mkdirSync(join(path, 'inner'), { recursive: true });
  },
};

function readIfThere(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}

function relink(path: string, target: string): void {
  rmSync(path, { force: true, recursive: true });
  symlinkSync(target, path);
}

async function expectSameSite() {
  const { ok, diagnostics } = await build();
  expect(diagnostics.filter(({ code }) => code !== 'state-set-aside')).toEqual([]);
  expect(ok).toBe(true);
  expect(readFolder(out)).toEqual(expected);
  expect(readFolder(outside)).toEqual({ 'letter.txt': 'mine' });
}

test.each(Object.keys(damages))(
  'every file of .site is %s: the next build makes the same website',
  async (name) => {
    for (const file of stateFiles()) damages[name]?.(join(state, file));
    await expectSameSite();
    await expectSameSite();
  },
);

test.each([
  '.site',
  '.site/output',
  '.site/output/dist',
  '.site/cache',
  '.site/cache/media',
  '.site/cache/values',
])('%s is a link, a file or gone: the next build makes the same website', async (name) => {
  const path = join(root, name);
  relink(path, outside);
  await expectSameSite();
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, 'a file');
  await expectSameSite();
  rmSync(path, { recursive: true, force: true });
  await expectSameSite();
});

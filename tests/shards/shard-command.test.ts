import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Ended, emptyFolder, repository, runSite } from '../cli/run-site.ts';
import { readWhole } from './read-whole.ts';

const moment = ['--at', '2026-11-22T06:00:00Z'];
let root = '';

beforeAll(async () => {
  root = await emptyFolder();
  cpSync(join(repository, 'starter'), root, { recursive: true });
});

test('a site is built in shards without naming a folder, and the next build knows what it finds', async () => {
  for (const number of [1, 2, 3]) {
    const { code, out } = await run('build', '--shard', `${number}/3`, ...moment);
    expect([code, out]).toEqual([0, expect.stringContaining(`Built shard ${number}/3: 3 pages, `)]);
    expect(out).toContain(`into .site/shards/${number}-of-3: no problems.`);
  }
  const merged = await run('merge');
  expect([merged.code, merged.out]).toEqual([
    0,
    expect.stringMatching(/^Built 9 pages, .* into dist: no problems/m),
  ]);
  const again = JSON.parse((await run('build', ...moment, '--profile', '--format', 'json')).out);
  expect(again.times.stages.map(({ name }: { name: string }) => name)).toEqual(['look']);
  await run('build', ...moment, '--out', 'alone/dist');
  expect(readWhole(join(root, 'dist'))).toEqual(readWhole(join(root, 'alone/dist')));
}, 120_000);

test('the next build knows what it finds under another path as well', {
  tags: ['long/shards'],
  timeout: 120_000,
}, async () => {
  const base = ['--base', '/branch', '--out', 'branch/dist'];
  expect((await run('build', '--shard', '1/1', ...moment, '--base', '/branch', '--out', 'one')).code).toBe(0);
  expect((await run('merge', 'one', '--out', 'branch/dist')).code).toBe(0);
  const again = JSON.parse((await run('build', ...moment, ...base, '--profile', '--format', 'json')).out);
  expect(again.times.stages.map(({ name }: { name: string }) => name)).toEqual(['look']);
});

test('the next build looks again once something has ended that a page shows', {
  tags: ['long/shards'],
  timeout: 120_000,
}, async () => {
  const school = await emptyFolder();
  cpSync(join(repository, 'tests/fixtures/site'), school, { recursive: true });
  const built = await runSite(['build', '--shard', '1/1', '--at', '2025-10-05T15:50:00Z'], school);
  expect([built.code, (await runSite(['merge'], school)).code]).toEqual([0, 0]);
  const stagesAt = async (moment: string) => {
    const { out } = await runSite(['build', '--at', moment, '--profile', '--format', 'json'], school);
    return JSON.parse(out).times.stages.map(({ name }: { name: string }) => name);
  };
  expect(await stagesAt('2025-10-05T15:55:00Z')).toEqual(['look']);
  expect(await stagesAt('2025-10-05T16:05:00Z')).toContain('render');
});

test('programs are told which shard was made, and what is missing', async () => {
  const built = await run('build', '--shard', '2/4', '--out', 'parts/two', '--format', 'json', ...moment);
  expect(JSON.parse(built.out)).toMatchObject({ ok: true, pages: 2, shard: { number: 2, count: 4 } });
  expect(readdirSync(join(root, 'parts/two')).toSorted()).toEqual(['content.bin', 'shard.json']);
  const merged = await run('merge', 'parts', '--format', 'json');
  expect(merged.code).toBe(1);
  expect(JSON.parse(merged.out).diagnostics).toMatchObject([{ code: 'shards-missing', file: 'parts/two' }]);
}, 120_000);

test.runIf(process.platform !== 'win32').each(['shard.json', 'content.bin'])(
  'nobody waits for a pipe in place of %s',
  async (file) => {
    const folder = `piped-${file}`;
    await run('build', '--shard', '1/1', ...moment, '--out', folder);
    rmSync(join(root, folder, file));
    execFileSync('mkfifo', [join(root, folder, file)]);
    // Times out should it wait.
    const { stdout } = spawnSync(
      process.execPath,
      [join(repository, 'bin/site.js'), 'merge', folder, '--format', 'json'],
      { cwd: root, encoding: 'utf8', timeout: 60_000 },
    );
    expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code: 'shard-damaged', file: folder }]);
  },
  120_000,
);

function run(...args: string[]): Promise<Ended> {
  return runSite(args, root);
}

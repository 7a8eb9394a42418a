/** A build that can't write to its cache continues without it, and says so. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../renderer/features/build-site.ts';
import { mergeSite } from '../../renderer/features/shards/merge-site.ts';
import { listOutput } from '../../renderer/write/output-files.ts';
import { smallSiteFolder } from '../cli/run-site.ts';
import { descriptionOf } from '../shards/change-shard.ts';
import { testFirst } from '../test-first.ts';
import { refuseChanges } from './refuse-changes.ts';

const today = new Date('2026-11-22T12:00:00Z');
let root = '';
let whole: ReturnType<typeof filesOf>;

beforeAll(async () => {
  root = await smallSiteFolder();
  expect((await buildSite({ root, out: join(root, 'dist'), today })).diagnostics).toEqual([]);
  whole = filesOf(join(root, 'dist'));
});

function filesOf(folder: string) {
  return new Map(
    listOutput(folder)
      .files.toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'base64')]),
  );
}

testFirst(1, [
  ['.site/cache', 'EACCES'],
  ['.site/cache/media', 'EROFS'],
] as const)('%s, with %s', async (name, reason) => {
  rmSync(join(root, '.site/cache'), { recursive: true, force: true });
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  mkdirSync(join(root, name), { recursive: true });
  const build = () => buildSite({ root, out: join(root, 'dist'), today, pictures: 'later' });
  const check = () => buildSite({ root, out: join(root, 'dist'), today, until: 'check' });
  expect(await refuseChanges(join(root, name), reason, check)).toMatchObject({ ok: true, diagnostics: [] });
  const built = await refuseChanges(join(root, name), reason, build);
  expect(built).toMatchObject({ ok: true, pending: [] });
  expect(built.diagnostics).toMatchObject([
    { code: 'cache-not-written', severity: 'warning', place: { file: name } },
  ]);
  expect(built.diagnostics[0]?.message).toContain(`“${name}” can’t be written to (${reason})`);
  expect(filesOf(join(root, 'dist'))).toEqual(whole);
  expect(readdirSync(join(root, '.site/output/dist')).toSorted()).toEqual([
    'manifest.json',
    'provenance.jsonl',
  ]);
  const next = await buildSite({ root, out: join(root, 'dist'), today });
  expect(next).toMatchObject({ ok: true, changed: [], diagnostics: [] });
  expect(existsSync(join(root, '.site/cache/media'))).toBe(true);
});

test('a shard has its pictures all the same, and leaves nothing else in its folder', {
  tags: ['long/faults'],
}, async () => {
  const cache = join(root, '.site/cache');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache);
  const shards = mkdtempSync(join(tmpdir(), 'site-shards-'));
  for (const number of [1, 2]) {
    const out = join(shards, String(number));
    const build = () => buildSite({ root, out, today, shard: { number, count: 2 } });
    const built = await refuseChanges(cache, 'EACCES', build);
    expect(built).toMatchObject({ ok: true, diagnostics: [{ code: 'cache-not-written' }] });
    expect(readdirSync(out).toSorted()).toEqual(['content.bin', 'shard.json']);
    expect(descriptionOf(out).media.length).toBeGreaterThan(0);
  }
  const out = join(root, 'merged');
  const merged = await mergeSite({ root, out, today, shards: [shards] });
  expect(merged).toMatchObject({ ok: true, diagnostics: [] });
  expect(filesOf(out)).toEqual(whole);
});

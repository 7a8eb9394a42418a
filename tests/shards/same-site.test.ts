import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../renderer/features/build-site.ts';
import { listOutput } from '../../renderer/write/output-files.ts';
import { descriptionOf, withContent } from './change-shard.ts';
import { buildShard, buildShards, emptyPlace, type Machine, merge, newMachine, today } from './machines.ts';
import { readWhole } from './read-whole.ts';

let machines: Machine[] = [];
let last: Machine;
let single: Map<string, string>;

beforeAll(async () => {
  const site = 'tests/fixtures/site';
  machines = [await newMachine(site), await newMachine(site)];
  last = await newMachine(site);
  single = await buildAlone(await newMachine(site), {});
});

describe('shards that were made on two machines and joined on a third', () => {
  test.each([2])('are the site as one build writes it: %i', isSame);
  test.each([1, 5, 8])('are the site as one build writes it: %i', { tags: ['long/shards'] }, isSame);

  async function isSame(count: number): Promise<void> {
    const shards = await buildShards(machines, { count });
    const { built, out } = await merge(last, shards, { now: () => performance.now() });
    expect(built.diagnostics).toEqual([]);
    expect(readWhole(out)).toEqual(single);
    expect(built.times?.pages).toEqual([]);
  }

  test('have pages on which everything stands that a page can have', () => {
    const files = [...single.keys()].filter((file) => !file.startsWith('manifest'));
    for (const part of [
      /^pagefind\//,
      /\.pdf$/,
      /^social\//,
      /\.avif$/,
      /^assets\/.*\.js$/,
      /\/page\/2\.html$/,
    ])
      expect(files.filter((file) => part.test(file))).not.toEqual([]);
  });

  test('bring pictures and PDF files along', async () => {
    const shards = await buildShards(machines, { count: 2 });
    const brought = shards.map(descriptionOf);
    expect(brought.flatMap(({ media }) => media).length).toBeGreaterThan(20);
    expect(brought.flatMap(({ documents }) => documents)).toHaveLength(3);
    expect(brought.every(({ measures }) => measures.length === 2)).toBe(true);
  });

  test('bring them as they were made: none is made anew', { tags: ['long/shards'] }, async () => {
    const [first = '', ...others] = await buildShards(machines, { count: 2 });
    const [drawing] = descriptionOf(first).drawings;
    const [document] = descriptionOf(first).documents;
    const changed = withContent(first, [drawing?.key ?? '', document?.key ?? ''], 'not a picture');
    const { built, out } = await merge(await newMachine('tests/fixtures/site'), [changed, ...others]);
    expect(built.diagnostics).toEqual([]);
    const same = listOutput(out).files.filter(
      (file) => readFileSync(join(out, file), 'utf8') === 'not a picture',
    );
    expect(same.toSorted()).toEqual([expect.stringMatching(/^downloads\//), drawing?.output]);
  });
});

describe('a site that extends another', { tags: ['long/shards'] }, () => {
  test('is joined as one build writes it', async () => {
    const [maker, joiner, alone] = [...machines, last].map(branchOf);
    if (!maker || !joiner || !alone) throw new Error('no machines');
    const whole = await buildAlone(alone, {});
    const { built, out } = await merge(joiner, await buildShards([maker], { count: 2 }));
    expect(built.ok).toBe(true);
    expect(readWhole(out)).toEqual(whole);
  });
});

describe('the path under which the site stands', () => {
  test('is that of the shards, unless another is asked for', { tags: ['long/shards'] }, async () => {
    const base = '/branch';
    const whole = await buildAlone(last, { base });
    const shards = await buildShards(machines, { count: 2, base });
    const { built, out } = await merge(last, shards);
    expect(built.ok).toBe(true);
    expect(readWhole(out)).toEqual(whole);
    expect(whole.get('index.html')).not.toBe(single.get('index.html'));
    const other = await merge(last, shards, { base: '' });
    expect(other.built.diagnostics.map(({ code }) => code)).toEqual(['shard-other-base', 'shard-other-base']);
  });
});

describe('the moment that counts as now', () => {
  const before = new Date('2025-10-05T14:59:00Z');
  const after = new Date('2025-10-05T15:01:00Z');

  test('is the newest of the shards, where that makes no difference', { tags: ['long/shards'] }, async () => {
    const early = await buildShard(machines[0] ?? last, 1, { count: 2 });
    const later = await buildShard(machines[0] ?? last, 2, { count: 2, today: before });
    const { built, out } = await merge(last, [early.folder, later.folder]);
    expect(built.ok).toBe(true);
    expect(readWhole(out)).toEqual(await buildAlone(last, { today: before }));
  });

  test('is the same for all shards: none may be from before an event began, and another from after', async () => {
    const early = await buildShard(machines[0] ?? last, 1, { count: 2, today: before });
    const later = await buildShard(machines[0] ?? last, 2, { count: 2, today: after });
    const { built } = await merge(last, [early.folder, later.folder]);
    expect(built.diagnostics.map(({ code, place }) => [code, place.file.split('/').at(-2)])).toEqual([
      ['shard-other-moment', early.folder.split('/').at(-2)],
    ]);
    const asked = await merge(last, [early.folder, later.folder], { today: before });
    expect(asked.built.diagnostics.map(({ code }) => code)).toEqual(['shard-other-moment']);
  });

  test('is of one day', async () => {
    const today = new Date('2025-10-06T09:00:00Z');
    const { folder } = await buildShard(machines[0] ?? last, 1, { count: 1 });
    const { built } = await merge(last, [folder], { today });
    expect(built.diagnostics.map(({ code }) => code)).toEqual(['shard-other-moment']);
    expect(built.diagnostics[0]?.hint).toContain('--at 2025-10-06T09:00:00.000Z');
  });
});

function branchOf({ root }: Machine): Machine {
  return { root: join(root, 'branches/pokhara'), cache: {} };
}

async function buildAlone(
  { root, cache }: Machine,
  options: { base?: string; today?: Date },
): Promise<Map<string, string>> {
  const out = emptyPlace('dist');
  const { ok } = await buildSite({ today, ...options, root, cache, out });
  expect(ok).toBe(true);
  return readWhole(out);
}

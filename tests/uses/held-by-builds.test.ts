// @module-tag long/uses
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { type HeldValue, holdUses } from '../../bench/uses/hold-uses.ts';
import { emptyFolder, repository } from '../cli/run-site.ts';

const today = new Date('2026-11-22T12:00:00Z');
const minute = 60_000;

/** Changes each chosen value of a site in its file, and compares the finished pages with those before. */
async function hold(root: string, isChosen: (index: number) => boolean): Promise<HeldValue[]> {
  const copy = path.join(await emptyFolder(), 'site');
  await cp(root, copy, { recursive: true });
  try {
    return await holdUses({ root, copy, out: path.join(copy, 'dist'), today, isChosen });
  } finally {
    await rm(path.dirname(copy), { recursive: true, force: true });
  }
}

function describeWrong(held: readonly HeldValue[]): string[] {
  return held.flatMap(({ name, put, missed, needless }) =>
    missed.length + needless.length === 0
      ? []
      : [`${name} → ${JSON.stringify(put)}: missed ${missed.join(' ')}; needless ${needless.join(' ')}`],
  );
}

test(
  'every value of a small site changes exactly the pages and files that are named',
  async () => {
    const held = await hold(path.join(repository, 'tests/fixtures/small-site'), () => true);
    expect(describeWrong(held)).toEqual([]);
    const changed = held.filter(({ put }) => put !== undefined);
    expect(changed.length).toBeGreaterThanOrEqual(250);
    expect(changed.filter(({ named }) => named.length > 0).length).toBeGreaterThan(180);
  },
  12 * minute,
);

test(
  'so do values from all over the academy',
  async () => {
    const held = await hold(inject('shipped').root, (index) => index % 80 === 5);
    expect(describeWrong(held)).toEqual([]);
    expect(held.filter(({ put }) => put !== undefined).length).toBeGreaterThanOrEqual(50);
    expect(held.filter(({ named }) => named.length > 0).length).toBeGreaterThan(50);
  },
  12 * minute,
);

/** Work that a site and its branch have in common is done once if one process builds both. */
import { cp, mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../renderer/features/build-site.ts';
import type { Family } from '../../renderer/warm/family.ts';
import type { SiteCache } from '../../renderer/warm/site-cache.ts';

const repository = path.join(import.meta.dirname, '../..');
let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'shared-work-')));
  await cp(path.join(repository, 'starter'), root, { recursive: true });
});

async function writeBranch(name: string): Promise<string> {
  const folder = path.join(root, 'branches', name);
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'site.yaml'),
    `extends: ../../site.yaml
name: Another Street Repairs
origin: https://${name}.example.com
contact:
  phone: "+44 20 7946 0456"
  email: ${name}@example.com
  office: { name: The workshop, street: 1 Example Street, city: London, postcode: EC1A 1AA, country: United Kingdom }
confirmed: [legal]
`,
  );
  return folder;
}

async function buildTogether(branch: string): Promise<[SiteCache, SiteCache]> {
  const family: Family = { members: [] };
  for (const folder of [root, branch]) {
    const { ok, diagnostics } = await buildSite({
      root: folder,
      out: path.join(folder, 'dist'),
      today: new Date('2026-11-22'),
      family,
    });
    expect([ok, diagnostics]).toEqual([true, []]);
  }
  const [first, second] = family.members;
  if (!first || !second) throw new Error('two sites were built');
  return [first, second];
}

/** How many of the branch's sections and frames are the same objects that were rendered for the site. */
function taken([site, branch]: readonly [SiteCache, SiteCache]): { shared: number; own: number } {
  const kept = [...branch.render.fragments];
  const shared = kept.filter(([key, fragment]) => site.render.fragments.get(key) === fragment).length;
  return { shared, own: kept.length - shared };
}

test('schemas are read, and sections without the name of the branch rendered, for both at once', async () => {
  const caches = await buildTogether(await writeBranch('north'));
  expect(caches[1].schemas.value).toBe(caches[0].schemas.value);
  const { shared, own } = taken(caches);
  expect(shared).toBeGreaterThan(own);
  expect(own).toBeGreaterThan(0);
});

test('a branch with a schema of its own renders its sections by that', {
  tags: ['long/branches'],
}, async () => {
  const branch = await writeBranch('south');
  await mkdir(path.join(branch, 'schemas/islands'), { recursive: true });
  await writeFile(
    path.join(branch, 'schemas/islands/own-wink.schema.json'),
    JSON.stringify({
      $id: 'islands/own-wink.schema.json',
      title: 'Own wink',
      description: 'A wink.',
      type: 'object',
      additionalProperties: false,
      properties: {},
    }),
  );
  const caches = await buildTogether(branch);
  expect(caches[1].schemas.value).not.toBe(caches[0].schemas.value);
  expect(taken(caches).shared).toBe(0);
});

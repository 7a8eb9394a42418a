import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { createReadCache, type ReadSource } from '../../renderer/read/read-cache.ts';
import { noStore } from '../../renderer/store/value-store.ts';
import { openBuildStore } from '../../renderer/warm/build-store.ts';
import { emptyFolder, repository } from '../cli/run-site.ts';

test('a state is left of 20,000 texts, and of more where the memory has room for them', async () => {
  const root = await emptyFolder();
  cpSync(join(repository, 'starter'), root, { recursive: true });
  const options = { root, out: join(root, 'dist'), today: new Date(0) };
  const keeps = openBuildStore(options, noStore, { begun: Number.POSITIVE_INFINITY }).keeps;
  const keepsOf = (count: number) => keeps({ ...createReadCache(), texts: textsOf(count) });
  const most = Math.max(20_000, Math.floor(getHeapStatistics().heap_size_limit / 64_000));
  expect([1, 20_000, most, most + 1].map(keepsOf)).toEqual([true, true, true, false]);
});

function textsOf(count: number): Map<string, ReadSource> {
  return new Map(Array.from({ length: count }, (_, index) => [`/${index}`, {} as ReadSource]));
}

import { afterAll, expect, test, vi } from 'vitest';
import { readChildren, readProcess } from '../../bench/measure/read-process.ts';
import { compileGuarded, endBundling } from '../../renderer/bundle/run-esbuild.ts';

/** Those of esbuild that this process has begun and that still run. Other tests may have begun others. */
function running(): number[] {
  return readChildren(process.pid).filter((id) => readProcess(id)?.command.includes('esbuild'));
}

const before = running();
// The last one ends in a moment as well.
afterAll(() =>
  vi.waitUntil(() => running().every((id) => before.includes(id)), { timeout: 30_000, interval: 20 }),
);

const bundle = () => compileGuarded('a.ts', 'export const one: number = 1;');

test.runIf(process.platform === 'linux')('esbuild ends, and begins again where it is needed', async () => {
  // The one that may be running already is not told from those of other copies of esbuild; the next is.
  await bundle();
  await endBundling();
  const others = running();
  const own = () => running().filter((id) => !others.includes(id));
  await bundle();
  const [begun, ...more] = own();
  expect(begun).toBeDefined();
  expect(more).toEqual([]);
  await endBundling();
  // It is told to end, and does so in a moment.
  await vi.waitUntil(() => !running().some((id) => id === begun), { timeout: 30_000, interval: 20 });
  expect(own()).toEqual([]);
  expect(await bundle()).toHaveProperty('code');
  await endBundling();
});

test('nobody is interrupted who is waiting for it', async () => {
  await bundle();
  const waiting = Array.from({ length: 20 }, bundle);
  await endBundling();
  for (const one of await Promise.all(waiting)) expect(one).toHaveProperty('code');
  await endBundling();
});

import { afterAll, expect, test, vi } from 'vitest';
import { readChildren, readProcess } from '../../bench/measure/read-process.ts';
import { compileGuarded, endBundling } from '../../renderer/bundle/run-esbuild.ts';

/** The running esbuild processes of this process. Other tests may have started some. */
function running(): number[] {
  return readChildren(process.pid).filter((id) => readProcess(id)?.command.includes('esbuild'));
}

const before = running();
// The last one exits shortly as well.
afterAll(() =>
  vi.waitUntil(() => running().every((id) => before.includes(id)), { timeout: 30_000, interval: 20 }),
);

const bundle = () => compileGuarded('a.ts', 'export const one: number = 1;');

test.runIf(process.platform === 'linux')('esbuild ends, and begins again where it is needed', async () => {
  // One that is already running can't be told from other copies of esbuild; the next one can.
  await bundle();
  await endBundling();
  const others = running();
  const own = () => running().filter((id) => !others.includes(id));
  await bundle();
  const [begun, ...more] = own();
  expect(begun).toBeDefined();
  expect(more).toEqual([]);
  await endBundling();
  // It has been asked to exit, and does so shortly.
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

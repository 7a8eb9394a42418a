/** Each test uses separate processes: V8 flags set by other tests would count as well. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'site-tell-v8-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = '(() => { const add = (one, other) => one + other; return add(1, 2); })';

const node = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });

beforeAll(async () => {
  const outfile = join(folder, 'keep-script.mjs');
  const entryPoints = [join(import.meta.dirname, 'keep-script.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' });
  node(outfile, folder, text);
});

/** Whether a process with default V8 flags accepts the code cache in this file. */
function isTaken(name: string): boolean {
  const look = `
    const cachedData = require('node:fs').readFileSync(${JSON.stringify(join(folder, name))});
    const script = new (require('node:vm').Script)(${JSON.stringify(text)}, { cachedData });
    console.log(script.cachedDataRejected === false && script.runInThisContext()() === 3);`;
  return node('-e', look) === 'true\n';
}

test('what V8 keeps of a script is taken by other processes, whatever V8 was told meanwhile', () => {
  expect(isTaken('kept')).toBe(true);
});

test('without that, V8 takes it only where it was told the same', () => {
  expect(isTaken('as-told')).toBe(false);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { spareMemory } from '../../renderer/site.ts';
import { growLess } from '../../renderer/turns/give-back.ts';
import { asUsual } from '../../renderer/turns/tell-v8.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-tell-v8-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = '(() => { const add = (one, other) => one + other; return add(1, 2); })';

/** Whether another process, which tells V8 nothing, takes V8's code of the text from there. */
function isTaken(code: Uint8Array): boolean {
  const file = join(folder, 'code');
  writeFileSync(file, code);
  const look = `
    const cachedData = require('node:fs').readFileSync(${JSON.stringify(file)});
    const script = new (require('node:vm').Script)(${JSON.stringify(text)}, { cachedData });
    console.log(script.cachedDataRejected === false && script.runInThisContext()() === 3);`;
  return execFileSync(process.execPath, [...process.execArgv, '-e', look], { encoding: 'utf8' }) === 'true\n';
}

test('what V8 keeps of a script is taken by other processes, whatever V8 was told meanwhile', () => {
  spareMemory();
  growLess({ goesOn: false });
  const script = new Script(text);
  expect(script.runInThisContext()()).toBe(3);
  expect(isTaken(asUsual(() => script.createCachedData()))).toBe(true);
  // What all this is for.
  expect(isTaken(script.createCachedData())).toBe(false);
});

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count-tests.js';
import { runNode } from './run-node.js';

const checks = [
  { title: 'Types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  {
    title: 'Format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
];

/**
 * Type check, format and lint, then all tests; `args` go to vitest (`npm test -- tests/write`). A failing check
 * counts as a failed test. The last line is `N passed, N failed`; resolves to an exit code.
 */
export async function runTests(args) {
  const count = { passed: 0, failed: 0 };
  for (const { title, args: checkArgs } of checks) {
    console.log(`${title} …`);
    const code = await runNode(checkArgs, { stdio: ['ignore', 'inherit', 'inherit'] });
    if (code !== 0) console.log(`${title}: failed (exit code ${code})`);
    if (code === 0) count.passed += 1;
    else count.failed += 1;
  }
  const tests = await runVitest(args);
  const passed = count.passed + tests.passed;
  const failed = count.failed + tests.failed;
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runVitest(args) {
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  const result = join(folder, 'result.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
  const options = { stdio: ['ignore', 'inherit', 'inherit'] };
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], options);
  const json = existsSync(result) ? JSON.parse(await readFile(result, 'utf8')) : undefined;
  await rm(folder, { recursive: true, force: true });
  return countTests(json, code);
}

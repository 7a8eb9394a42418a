import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count-tests.js';
import { incomplete } from './incomplete.js';
import { runNode } from './run-node.js';
import { watchDisk } from './watch-disk.js';

const checks = [
  { title: 'Types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  {
    title: 'Format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
];

const noBrowser =
  'The tests in a browser were left out, because this machine has none: install Chromium or Chrome, then run the command again.';
const fullDisk = (folder) =>
  `The disk of ${folder} was full during the tests, which is why some may have failed: free some space, then run the command again.`;

/** Excludes those of tests/long-tests.ts. */
const withoutLong = '--tags-filter=!long/*';

/**
 * Type check, format and lint, then the tests. `args` go to vitest (`npm test -- tests/write`); if they are missing,
 * runs no tests. A failing check counts as a failed test. Without `long`, tests with such a tag are skipped and
 * counted; without a `browser`, skips those that need one. The last line is `N passed, N failed`; resolves to an exit
 * code.
 */
export async function runTests(args, { browser, long }) {
  const stopWatching = watchDisk();
  const count = { passed: 0, failed: 0 };
  for (const { title, args: checkArgs } of checks) {
    console.log(`${title} …`);
    const code = await runNode(checkArgs, { stdio: ['ignore', 'inherit', 'inherit'] });
    if (code !== 0) console.log(`${title}: failed (exit code ${code})`);
    if (code === 0) count.passed += 1;
    else count.failed += 1;
  }
  const vitest = (given) => runVitest(long ? given : [withoutLong, ...given], { browser });
  const tests = args ? await vitest(args) : { passed: 0, failed: 0, long: 0 };
  const passed = count.passed + tests.passed;
  const failed = count.failed + tests.failed;
  const full = await stopWatching();
  if (tests.long > 0) console.log(leftOut(tests.long));
  if (!browser) console.log(noBrowser);
  if (full && failed > 0) console.log(fullDisk(full));
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) return full ? incomplete : 1;
  return browser ? 0 : incomplete;
}

function leftOut(count) {
  return `Tests that take long and stand in “npm run test:all” alone: ${count}.`;
}

async function runVitest(args, { browser }) {
  const folder = await mkdtemp(join(tmpdir(), 'site-tests-'));
  const result = join(folder, 'result.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
  const options = { stdio: ['ignore', 'inherit', 'inherit'] };
  const asked = browser ? args : [...args, '--exclude=tests/browser/**', '--passWithNoTests'];
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...asked], options);
  const json = existsSync(result) ? JSON.parse(await readFile(result, 'utf8')) : undefined;
  await rm(folder, { recursive: true, force: true });
  if (!browser && code === 0 && json?.numTotalTests === 0) return { passed: 0, failed: 0, long: 0 };
  return countTests(json, code);
}

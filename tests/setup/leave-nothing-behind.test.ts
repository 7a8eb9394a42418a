import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';

test('a file that leaves something behind fails, although its tests pass, and no other does', () => {
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs');
  const config = join(import.meta.dirname, 'fixture/vitest.config.ts');
  const args = [vitest, 'run', '--config', config, '--reporter=json'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const { numPassedTests, testResults } = JSON.parse(stdout);
  const files = testResults.map(({ name, message }: Record<string, string>) => [
    name?.split(/[\\/]/).at(-1),
    message,
  ]);
  expect([status, numPassedTests, new Map(files)]).toEqual([
    1,
    2,
    new Map([
      [
        'leaves.fixture.ts',
        'This file has left something behind:\nprocess.env.LEFT_BEHIND is yes, and was undefined',
      ],
      ['tidy.fixture.ts', ''],
    ]),
  ]);
});

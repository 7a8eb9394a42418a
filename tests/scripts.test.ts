/** The set-up scripts are plain JavaScript, so their types are stated here. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Count = { passed: number; failed: number };
type File = { status: string; assertionResults: { status: string }[] };
type Result = { numPassedTests: number; numFailedTests: number; testResults: File[] };

const scripts = join(import.meta.dirname, '../scripts');
const { countTests }: { countTests: (result: Result | undefined, exitCode: number) => Count } = await import(
  join(scripts, 'count-tests.js')
);
const { selectTests }: { selectTests: (args: string[]) => { args: string[]; browser: boolean } } =
  await import(join(scripts, 'select-tests.js'));

describe('the count of tests', () => {
  const good: File = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const bad: File = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  const broken: File = { status: 'failed', assertionResults: [] };
  const result = (passed: number, failed: number, testResults: File[]): Result => ({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
  });

  test.each<[string, Result | undefined, number, Count]>([
    ['a good run', result(3, 0, [good]), 0, { passed: 3, failed: 0 }],
    ['a failed test', result(2, 1, [good, bad]), 1, { passed: 2, failed: 1 }],
    ['a file that could not be loaded', result(2, 0, [good, broken]), 1, { passed: 2, failed: 1 }],
    ['an error outside of any test', result(2, 0, [good]), 1, { passed: 2, failed: 1 }],
    ['a run of nothing', result(0, 0, []), 0, { passed: 0, failed: 1 }],
    ['a crash', undefined, 1, { passed: 0, failed: 1 }],
    ['a crash that claims to be fine', undefined, 0, { passed: 0, failed: 1 }],
  ])('of %s', (_title, vitest, exitCode, count) => {
    expect(countTests(vitest, exitCode)).toEqual(count);
  });
});

describe('the tests that are run', () => {
  test.each([
    [[], [], true],
    [['unit'], ['--project=unit'], false],
    [['unit', 'site', '-t', 'a title'], ['--project=unit', '--project=site', '-t', 'a title'], false],
    [['browser'], ['--project=browser*'], true],
    [['tests/write'], ['tests/write'], true],
  ])('for %j', (asked, args, browser) => {
    expect(selectTests(asked)).toEqual({ args, browser });
  });
});

/** The set-up scripts are plain JavaScript, so their types are stated here. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Count = { passed: number; failed: number; long: number };
type File = { status: string; assertionResults: { status: string; tags?: string[] }[] };
type Result = { numPassedTests: number; numFailedTests: number; testResults: File[] };

const scripts = join(import.meta.dirname, '../scripts');
const { countTests }: { countTests: (result: Result | undefined, exitCode: number) => Count } = await import(
  join(scripts, 'count-tests.js')
);
type Selected = { args: string[] | undefined; browser: boolean };
type Select = (args: string[], findChanged: () => string[] | undefined) => Selected;
const { selectTests }: { selectTests: Select } = await import(join(scripts, 'select-tests.js'));
type Affected = (repository: string, changed: string[]) => string[];
const { affectedTests }: { affectedTests: Affected } = await import(join(scripts, 'changed-tests.js'));

describe('the count of tests', () => {
  const good: File = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const bad: File = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  const leftOut: File = {
    status: 'passed',
    assertionResults: [
      { status: 'skipped', tags: ['long/kill'] },
      { status: 'skipped', tags: ['long/fuzz'] },
      { status: 'skipped', tags: [] },
    ],
  };
  const broken: File = { status: 'failed', assertionResults: [] };
  const result = (passed: number, failed: number, testResults: File[]): Result => ({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
  });

  test.each<[string, Result | undefined, number, Count]>([
    ['a good run', result(3, 0, [good]), 0, { passed: 3, failed: 0, long: 0 }],
    ['a run without long tests', result(3, 0, [good, leftOut]), 0, { passed: 3, failed: 0, long: 2 }],
    ['long tests alone', result(0, 0, [leftOut]), 0, { passed: 0, failed: 0, long: 2 }],
    ['a failed test', result(2, 1, [good, bad]), 1, { passed: 2, failed: 1, long: 0 }],
    ['a file that could not be loaded', result(2, 0, [good, broken]), 1, { passed: 2, failed: 1, long: 0 }],
    ['an error outside of any test', result(2, 0, [good]), 1, { passed: 2, failed: 1, long: 0 }],
    ['a run of nothing', result(0, 0, []), 0, { passed: 0, failed: 1, long: 0 }],
    ['a crash', undefined, 1, { passed: 0, failed: 1, long: 0 }],
    ['a crash that claims to be fine', undefined, 0, { passed: 0, failed: 1, long: 0 }],
  ])('of %s', (_title, vitest, exitCode, count) => {
    expect(countTests(vitest, exitCode)).toEqual(count);
  });
});

describe('the tests that are run', () => {
  test.each([
    [[], [], true],
    [['unit'], ['--project=unit', '--project=alone'], false],
    [['site', '-t', 'a title'], ['--project=site', '-t', 'a title'], false],
    [['browser'], ['--project=browser'], true],
    [['tests/write'], ['tests/write'], true],
  ])('for %j', (asked, args, browser) => {
    expect(selectTests(asked, () => expect.fail('nobody asked what has changed'))).toEqual({ args, browser });
  });

  test.each<[string, string[] | undefined, Selected]>([
    ['what any test depends on', undefined, { args: ['-t', 'x'], browser: true }],
    ['nothing', [], { args: undefined, browser: false }],
    ['a few', ['tests/a.test.ts'], { args: ['tests/a.test.ts', '-t', 'x'], browser: false }],
    ['a page', ['tests/browser/a.test.ts'], { args: ['tests/browser/a.test.ts', '-t', 'x'], browser: true }],
  ])('where %s has changed', (_, changed, selected) => {
    expect(selectTests(['--changed', '-t', 'x'], () => changed)).toEqual(selected);
  });
});

describe('the tests that a changed file affects', () => {
  const affectedBy = (file: string) => affectedTests(join(scripts, '..'), [file]);

  test.each([
    ['a test', 'tests/plan/reads.test.ts', ['tests/plan/reads.test.ts'], ['tests/plan/last-plan.test.ts']],
    [
      'a mistake',
      'tests/samples/mistakes/yaml/no.yaml',
      ['tests/mistakes.test.ts', 'tests/fix.test.ts'],
      ['tests/hosting/host-files.test.ts'],
    ],
    [
      'a message',
      'diagnostics/messages/read.md',
      ['tests/mistakes.test.ts', 'tests/cli/command-line.test.ts'],
      ['tests/kinds/stories.test.ts'],
    ],
    [
      'a style',
      'templates/sections/hero/hero.css',
      ['tests/templates.test.ts', 'tests/browser/every-page.test.ts'],
      ['tests/read/svg.test.ts'],
    ],
    [
      'a price',
      'content/courses/osce-virtual-adult.yaml',
      ['tests/content/prices.test.ts', 'tests/plan/last-plan.test.ts', 'tests/browser/weight.test.ts'],
      ['tests/kinds/stories.test.ts'],
    ],
    [
      'a module of the program',
      'renderer/write/write-output.ts',
      ['tests/write/write-output.test.ts', 'tests/browser/watch.test.ts'],
      ['tests/read/svg.test.ts'],
    ],
    [
      'a page of the documentation',
      'docs/kinds.md',
      ['tests/kinds/own-code.test.ts'],
      ['tests/mistakes.test.ts'],
    ],
  ])('%s', (_, file, some, others) => {
    const affected = affectedBy(file);
    expect(affected).toEqual(expect.arrayContaining([...some, 'tests/architecture.test.ts']));
    for (const other of others) expect(affected).not.toContain(other);
  });

  test('nothing, where nothing has changed', () => {
    expect(affectedTests(join(scripts, '..'), [])).toEqual([]);
  });
});

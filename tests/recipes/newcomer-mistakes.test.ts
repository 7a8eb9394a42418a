// @module-tag long/recipes
/**
 * Each omission of a developer fails in one place, with the file and what to do. Each is made in a copy of the
 * repository.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';
import { copyRepository } from './copy-repository.ts';

const work = mkdtempSync(path.join(tmpdir(), 'site-newcomer-'));
const copy = path.join(work, 'program');
const minutes = 60_000;
beforeAll(() => copyRepository(copy), minutes);
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The suites that check what belongs together, and the one that checks every source. */
const suites = ['tests/templates.test.ts', 'tests/check/schemas.test.ts', 'tests/architecture.test.ts'];

/** `to` is undefined if the whole file is deleted. */
type Mistake = { mistake: string; file: string; from: string; to: string | undefined; told: string };

const prose = 'templates/sections/prose';
const mistakes: Mistake[] = [
  {
    mistake: 'a section without an example',
    file: `${prose}/example.yaml`,
    from: '',
    to: undefined,
    told: `${prose}/example.yaml is missing: write there the fields of the section as an editor would write them`,
  },
  {
    mistake: 'a class outside the layer',
    file: `${prose}/prose.css`,
    from: '@layer sections {',
    to: '.prose { color: red }\n@layer sections {',
    told: `${prose}/prose.css:1 “.prose” stands outside every layer: move it into @layer sections { … }`,
  },
  {
    mistake: 'a field without a title',
    file: 'schemas/sections/prose.schema.json',
    from: '"title": "Body",',
    to: '',
    told: 'schemas/sections/prose.schema.json, body has no “title”: write one',
  },
  {
    mistake: 'a schema without a title',
    file: 'schemas/sections/prose.schema.json',
    from: '"title": "Text",',
    to: '',
    told: 'schemas/sections/prose.schema.json has no “title”: write one',
  },
  {
    mistake: 'a section that is not registered',
    file: 'templates/registry.ts',
    from: '  prose: Prose,\n',
    to: '',
    told: 'templates/registry.ts has no line for the section prose: add it to “sections”',
  },
  {
    mistake: 'an island that is not registered',
    file: 'templates/registry.ts',
    from: '  share: {},\n',
    to: '',
    told: 'templates/registry.ts has no line for the island share: add it to “islands”',
  },
  {
    mistake: 'a component that is not registered',
    file: 'templates/components/mdx-components.ts',
    from: '{ Callout, ',
    to: '{ ',
    told: 'templates/components/mdx-components.ts has no Callout: add it',
  },
];

describe('a mistake fails in one test, which says what to do', () => {
  test.each(mistakes)(
    '$mistake',
    (mistake) => {
      const failures = whileMade(mistake, failuresOfTests);
      expect(failures).toEqual([expect.stringContaining(mistake.told)]);
    },
    2 * minutes,
  );

  test('without any mistake, nothing fails', () => expect(failuresOfTests()).toEqual([]), 2 * minutes);
});

test(
  'props that an island does not take are an error of TypeScript at the line',
  () => {
    const mistake = {
      file: 'templates/components/share-button/share-button.tsx',
      from: 'props={{ title, address, done }}',
      to: 'props={{ title, address, done: done.length }}',
    };
    const { stdout } = whileMade(mistake, () => runPackage('tsc', ['--noEmit']));
    expect(stdout.trim()).toMatch(
      /^templates\/components\/share-button\/share-button\.tsx\(10,\d+\): error TS2322: Type 'number' is not assignable to type 'string'\.$/,
    );
  },
  2 * minutes,
);

function whileMade<Found>(
  { file, from, to }: Pick<Mistake, 'file' | 'from' | 'to'>,
  look: () => Found,
): Found {
  const name = path.join(copy, file);
  const before = readFileSync(name, 'utf8');
  expect(before).toContain(from);
  if (to === undefined) rmSync(name);
  else
    writeFileSync(
      name,
      before.replace(from, () => to),
    );
  try {
    return look();
  } finally {
    writeFileSync(name, before);
  }
}

/** The message of each failing test. */
function failuresOfTests(): string[] {
  const report = path.join(work, 'report.json');
  runPackage('vitest', ['run', '--project', 'unit', ...suites, '--reporter=json', `--outputFile=${report}`]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return testResults.flatMap((suite: { message: string; assertionResults: Result[] }) => [
    ...(suite.assertionResults.length === 0 ? [suite.message] : []),
    ...suite.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ failureMessages }) => failureMessages.join('\n')),
  ]);
}

type Result = { status: string; failureMessages: string[] };

function runPackage(name: string, args: readonly string[]) {
  return spawnSync(path.join(repository, 'node_modules/.bin', name), args, {
    cwd: copy,
    env: { PATH: process.env.PATH, HOME: work, NO_COLOR: '1' },
    encoding: 'utf8',
  });
}

/** Each kind of difference between two programs is found and named by where it is. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Snapshot } from '../../../bench/differential/take-snapshot.ts';
import { describeDifference } from '../../../bench/rail/compare-records.ts';
import { compareState } from '../../../bench/rail/compare-state.ts';
import { isWhole, recordBuild } from '../../../bench/rail/record-build.ts';
import { createRun } from '../../../bench/rail/run-to-end.ts';
import { repository } from '../../cli/run-site.ts';
import { type Made, writeProgram } from './write-program.ts';

let work = '';
let before: Snapshot;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'site-rail-test-'));
  mkdirSync(join(work, 'sites/clinic'), { recursive: true });
  writeFileSync(join(work, 'sites/clinic/site.yaml'), 'name: Clinic\n');
  before = await record('before', asItWas);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const asItWas: Made = {
  files: { 'index.html': '<h1>Home</h1>', 'lost.html': '', 'site.css': 'h1{color:red}', 'robots.txt': '*' },
  message: 'Write 349.99, not “£349.99”.',
  next: '2027-01-01',
  line: 3,
};

test('two programs that make the same differ in nothing', async () => {
  const { same, unexplained } = compareWith(await record('after', asItWas));
  expect(unexplained).toEqual([]);
  expect(same).toBe(8);
});

test('a changed byte, a lost, a new and a longer file, a changed message, a moved schedule and another origin are each found', async () => {
  const after = await record('after', {
    files: {
      'index.html': '<h1>home</h1>',
      'more.html': '',
      'site.css': 'h1{color:red}\n',
      'robots.txt': '*',
    },
    message: 'Write 349.99 instead of “£349.99”.',
    next: '2027-01-02',
    line: 4,
  });
  const compared = compareWith(after);
  expect(compared.same).toBe(2);
  const descriptions = compared.unexplained.map(describeDifference);
  const found = [
    ['check.json', 'instead of'],
    ['output/index.html', '<h1>home'],
    ['output/lost.html', 'only before'],
    ['output/more.html', 'only after'],
    ['output/site.css', 'differs from byte 13'],
    ['provenance/index.txt', 'home.yaml:4:8'],
    ['schedule.json', '2027-01-02'],
  ];
  expect(descriptions).toHaveLength(found.length);
  for (const [index, [name, what]] of found.entries()) {
    expect(descriptions[index]).toMatch(`clinic/2026-11-03/${name}: `);
    expect(descriptions[index]).toContain(what);
  }
});

test('a program that writes nothing is nothing to compare with', async () => {
  expect(isWhole(before)).toBe(true);
  expect(isWhole(await record('after', { ...asItWas, files: {} }))).toBe(false);
});

function compareWith(after: Snapshot) {
  return compareState('clinic/2026-11-03', { before, after, explanations: [] });
}

function record(name: string, made: Made): Promise<Snapshot> {
  const program = join(work, `program-${name}`);
  writeProgram(program, made);
  const builder = {
    ...{ program, sites: join(work, 'sites'), folder: join(work, name) },
    originsScript: join(repository, 'bench/rail/print-origins.js'),
    run: createRun(new AbortController().signal),
  };
  return recordBuild(builder, { root: 'clinic', moment: '2026-11-03T12:00:00Z' });
}

/** Checking a commit out into its own folder: what is refused and how, and that the repository is left as it was. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOut } from '../../../bench/rail/check-out.ts';
import { createRun } from '../../../bench/rail/run-to-end.ts';
import { samePackages } from '../../../bench/rail/same-packages.ts';

let work = '';
let repository = '';
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'site-rail-test-'));
  repository = join(work, 'repository');
  mkdirSync(join(repository, 'scripts'), { recursive: true });
  git('init', '-q');
  writeFileSync(join(repository, 'package-lock.json'), lockFile({}));
  commit('good', "import { writeFileSync } from 'node:fs'; writeFileSync('compiled', 'yes');");
  commit('bad', 'process.exitCode = 1;');
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test('a commit is unpacked and compiled, with the packages of this checkout', async () => {
  mkdirSync(join(repository, 'node_modules'));
  writeFileSync(join(repository, 'node_modules/ours'), '');
  const before = readdirSync(join(repository, '.git'), { recursive: true });
  expect(await check('good')).toEqual({ kind: 'ready' });
  expect(readdirSync(join(repository, '.git'), { recursive: true })).toEqual(before);
  expect(readFileSync(join(work, 'good/compiled'), 'utf8')).toBe('yes');
  expect(readdirSync(join(work, 'good/node_modules'))).toEqual(['ours']);
});

test.each([
  ['nothing', 'git finds no commit “nothing” in this repository.', 2],
  ['--all', 'git finds no commit “--all” in this repository.', 2],
  ['bad', 'The program of the commit doesn’t compile.', 70],
])('%s is refused in one sentence', async (name, why, exitCode) => {
  expect(await check(name)).toEqual({ kind: 'refused', why, exitCode });
});

test('packages agree where those of the program do, whatever the tests need', () => {
  const one = lockFile({ yaml: { version: '2.9.1' }, vitest: { version: '4.1.12', dev: true } });
  expect(samePackages(one, lockFile({ yaml: { version: '2.9.1' } }))).toBe(true);
  expect(samePackages(one, lockFile({ yaml: { version: '2.9.2' } }))).toBe(false);
  expect(samePackages(one, lockFile({}))).toBe(false);
});

function check(name: string) {
  return checkOut(name, { repository, folder: join(work, name) }, createRun(new AbortController().signal));
}

function lockFile(packages: Record<string, { version: string; dev?: boolean }>): string {
  const listed = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  return JSON.stringify({ packages: { '': { name: 'site' }, ...Object.fromEntries(listed) } });
}

function commit(name: string, compile: string): void {
  writeFileSync(join(repository, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(repository, 'scripts/compile.js'), compile);
  git('add', 'package.json', 'package-lock.json', 'scripts');
  git('-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', 'commit', '-q', '-m', name);
  git('tag', name);
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: repository });
}

/** `site diff` compares the site in its folder, whatever repository git's environment variables name. */
import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { git } from '../cli/commit-site.ts';
import { emptyFolder, repository, runSite } from '../cli/run-site.ts';

const course = 'content/courses/osce-weekend.yaml';
let top = '';

/** A repository with the site in a subfolder, as in a larger project. */
beforeAll(async () => {
  top = await emptyFolder();
  await cp(path.join(repository, 'tests/fixtures/small-site'), path.join(top, 'web/site'), {
    recursive: true,
  });
  await writeFile(path.join(top, 'site.yaml'), 'name: Something else\n');
  git(top, 'init', '--quiet', '--initial-branch=main');
  git(top, 'add', '.');
  git(top, 'commit', '--quiet', '--message=First state');
});

async function raisePrice(folder: string, price: number): Promise<void> {
  const file = path.join(folder, course);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/price: \d+/, `price: ${price}`));
}

/** Matches a change from the committed price to the current one. */
const told = (price: number) => new RegExp(`${course}:5 price: “249” → “${price}”`);
const command = `"${process.execPath}" "${path.join(repository, 'bin/site.js')}" diff --at 2026-11-22`;

/** Commits with a hook that compares; returns what it printed. */
async function commitWithHook(folder: string, hook: string): Promise<string> {
  const hooks = await emptyFolder();
  await writeFile(path.join(hooks, 'pre-commit'), `#!/bin/sh\n${hook} >"${hooks}/out" 2>&1\nexit 1\n`);
  await chmod(path.join(hooks, 'pre-commit'), 0o755);
  expect(() => git(folder, '-c', `core.hooksPath=${hooks}`, 'commit', '--all', '--message=Second')).toThrow();
  return readFile(path.join(hooks, 'out'), 'utf8');
}

describe('in a hook', () => {
  test.each([
    ['with --root', `${command} --root web/site`],
    ['in the folder of the site', `cd web/site && ${command}`],
  ])('%s', async (_, hook) => {
    await raisePrice(path.join(top, 'web/site'), 259);
    expect(await commitWithHook(top, hook)).toMatch(told(259));
  });

  test('of a linked worktree', { tags: ['long/cases'] }, async () => {
    const linked = path.join(await emptyFolder(), 'linked');
    git(top, 'worktree', 'add', '--quiet', linked, 'HEAD');
    await raisePrice(path.join(linked, 'web/site'), 269);
    expect(await commitWithHook(linked, `${command} --root web/site`)).toMatch(told(269));
    expect((await runSite(['diff', '--at', '2026-11-22'], path.join(linked, 'web/site'))).out).toMatch(
      told(269),
    );
  });

  test('of another repository', { tags: ['long/cases'] }, async () => {
    await raisePrice(path.join(top, 'web/site'), 279);
    const other = await emptyFolder();
    await writeFile(path.join(other, 'notes.txt'), 'one');
    git(other, 'init', '--quiet', '--initial-branch=main');
    git(other, 'add', '.');
    git(other, 'commit', '--quiet', '--message=First notes');
    await writeFile(path.join(other, 'notes.txt'), 'two');
    expect(await commitWithHook(other, `${command} --root "${top}/web/site"`)).toMatch(told(279));
  });
});

test('with variables that lead nowhere', async () => {
  await raisePrice(path.join(top, 'web/site'), 289);
  const env = {
    GIT_DIR: '.git',
    GIT_INDEX_FILE: '/nowhere/index',
    GIT_WORK_TREE: '/nowhere',
    GIT_PREFIX: 'x/',
  };
  expect((await runSite(['diff', '--at', '2026-11-22'], path.join(top, 'web/site'), env)).out).toMatch(
    told(289),
  );
});

test('where only the environment says where the repository is', { tags: ['long/cases'] }, async () => {
  const root = await emptyFolder();
  await cp(path.join(repository, 'tests/fixtures/small-site'), root, { recursive: true });
  const kept = path.join(await emptyFolder(), 'kept.git');
  await mkdir(kept);
  const named = [`--git-dir=${kept}`, `--work-tree=${root}`];
  git(root, ...named, 'init', '--quiet', '--initial-branch=main');
  git(root, ...named, 'add', '.');
  git(root, ...named, 'commit', '--quiet', '--message=First state');
  await raisePrice(root, 299);
  const env = { GIT_DIR: kept, GIT_WORK_TREE: root };
  expect((await runSite(['diff', '--at', '2026-11-22'], root, env)).out).toMatch(told(299));
});

/** Two people who edit the same file and publish, each from a clone of their own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gitIn } from '../../cli/git/run-git.ts';
import { writingGitIn } from '../../cli/git/write-git.ts';
import { joinCommits } from '../../cli/publish/join-commits.ts';
import { readPublishState } from '../../cli/publish/publish-state.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { chanceFrom } from '../edit/random-edits.ts';
import { doMeet, type EditedPair, hasBoth, pickPair } from '../edit/random-merges.ts';
import { git } from './commit-site.ts';
import { emptyFolder } from './run-site.ts';

const files = execFileSync('git', ['ls-files', 'content'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:yaml|mdx)$/.test(file));

test('of a hundred pairs, none is lost, and only those of the same value are asked about', {
  tags: ['long/edits'],
  timeout: 600_000,
}, async () => {
  const { first, second } = await twoClones();
  const chance = chanceFrom(20261201);
  const count = { joined: 0, asked: 0, stoppedByLines: 0 };
  for (let pairs = 0; pairs < 100; ) {
    const pair = pickPair(files, chance, pairs % 2 === 0 ? 'near' : 'anywhere');
    if (!pair) continue;
    pairs += 1;
    const { file, text } = pair.base;
    const told = `${file} ${JSON.stringify([pair.first, pair.second])}`;
    commit(first, file, text);
    git(first, 'push', '--quiet', '--force', 'origin', 'main');
    git(second, 'fetch', '--quiet');
    git(second, 'reset', '--quiet', '--hard', 'origin/main');
    commit(first, file, pair.theirs);
    git(first, 'push', '--quiet', 'origin', 'main');
    commit(second, file, pair.mine);
    git(second, 'fetch', '--quiet');
    if (isStoppedByLines(second)) count.stoppedByLines += 1;
    const joined = await join(second);
    if (joined.kind === 'failed') throw new Error(`${told}: ${joined.said}`);
    if (joined.kind === 'joined') expectBoth(second, joined.commit, pair, told);
    else expect(doMeet(pair), told).toBe(true);
    count[joined.kind === 'joined' ? 'joined' : 'asked'] += 1;
  }
  console.log(count);
  expect(count.joined + count.asked).toBe(100);
  expect(count.asked).toBeGreaterThan(0);
  expect(count.stoppedByLines).toBeGreaterThan(count.asked);
});

async function twoClones(): Promise<{ first: string; second: string }> {
  const [remote, first, second] = await Promise.all([emptyFolder(), emptyFolder(), emptyFolder()]);
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  git(first, 'clone', '--quiet', remote, '.');
  commit(first, 'site.yaml', 'name: Two clones\n');
  git(first, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  git(second, 'clone', '--quiet', remote, '.');
  for (const clone of [first, second]) {
    git(clone, 'config', 'user.name', 'Asha Rai');
    git(clone, 'config', 'user.email', 'asha@example.org');
  }
  return { first, second };
}

/** An edit may leave the text as it was: that is a commit as well. */
function commit(clone: string, file: string, text: string): void {
  const absolute = path.join(clone, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  git(clone, 'add', file);
  git(clone, 'commit', '--quiet', '--allow-empty', '--message=Edit');
}

function isStoppedByLines(clone: string): boolean {
  try {
    git(clone, 'merge-tree', '--write-tree', 'HEAD', 'origin/main');
    return false;
  } catch {
    return true;
  }
}

async function join(clone: string) {
  const tools = { git: gitIn(clone), writing: writingGitIn(clone) };
  const state = await readPublishState(tools.git);
  if (state.kind === 'impossible') throw new Error(state.code);
  const [mine, theirs] = ['HEAD', 'origin/main'].map((name) => git(clone, 'rev-parse', name).trim());
  if (!mine || !theirs) throw new Error('A commit is missing.');
  return joinCommits({ ...tools, state }, { mine, theirs }, new Map());
}

function expectBoth(clone: string, joined: string, pair: EditedPair, told: string): void {
  const { file } = pair.base;
  const text = execFileSync('git', ['cat-file', 'blob', `${joined}:${file}`], { cwd: clone });
  expect(hasBoth(parseSource(file, text.toString()).source.value, pair), told).toBe(true);
}

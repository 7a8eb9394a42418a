/** Forged journals, lists and locks: nothing outside the output changes. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { homeOf } from '../../renderer/store/own-files.ts';
import { recoverOutput } from '../../renderer/write/write-output.ts';
import { buildOnce, createFolder, readFolder } from './build-once.ts';

const files = { 'assets/a.css': 'a', 'index.html': 'home' };
const mine = { 'letter.txt': 'mine', 'folder/other.txt': 'mine too' };

/** A built site, with foreign files beside it. `state`: the write stage's own files. */
function layOut() {
  const folder = createFolder();
  const outside = join(folder.root, 'outside');
  const state = join(folder.root, '.site/output/dist');
  buildOnce(folder, files);
  mkdirSync(join(outside, 'folder'), { recursive: true });
  for (const [name, text] of Object.entries(mine)) writeFileSync(join(outside, name), text);
  mkdirSync(join(state, 'staging'));
  writeFileSync(join(state, 'staging/0'), 'forged');
  return { ...folder, outside, state };
}

type Folder = ReturnType<typeof layOut>;

/** A journal that would be valid but for its contents. */
function forge({ state }: Folder, journal: object): void {
  const nothing = { blocking: [], moves: [], stale: [], empty: [], files: [] };
  writeFileSync(
    join(state, 'journal.json'),
    JSON.stringify({ version: 1, home: homeOf(state), ...nothing, ...journal }),
  );
}

const forgeries: Record<string, (folder: Folder) => object> = {
  'a file above the output to remove': () => ({ stale: ['../outside/letter.txt'] }),
  'a file by its full path to remove': ({ outside }) => ({ stale: [join(outside, 'letter.txt')] }),
  'a file to remove first': () => ({ blocking: ['a/../../outside/letter.txt'] }),
  'a folder to remove': () => ({ empty: ['../outside/folder'] }),
  'a move to outside': () => ({ moves: [{ staged: '0', output: '../outside/letter.txt' }] }),
  'a move to a full path': ({ outside }) => ({ moves: [{ staged: '0', output: join(outside, 'new.txt') }] }),
  'a move from outside': () => ({
    moves: [{ staged: '../../../../outside/letter.txt', output: 'letter.txt' }],
  }),
  'a list of files outside': () => ({ files: [['../outside/letter.txt', {}]] }),
  'paths that are none': () => ({ stale: [7, null, '', {}] }),
  'a way through a link in the output': ({ out, outside }) => {
    symlinkSync(outside, join(out, 'linked'));
    return { stale: ['linked/letter.txt'], moves: [{ staged: '0', output: 'linked/new.txt' }] };
  },
};

test.each(Object.keys(forgeries))('a journal with %s is set aside', (name) => {
  const folder = layOut();
  forge(folder, forgeries[name]?.(folder) ?? {});
  expect(recoverOutput(folder.out)).toBe(false);
  const { codes } = buildOnce(folder, files);
  expect(codes[0]).toBe('state-set-aside');
  expect(readFolder(folder.outside)).toEqual(Object.fromEntries(Object.entries(mine).toSorted()));
  expect(readFolder(folder.out)).toEqual(files);
  expect(readdirSync(folder.state)).toEqual(['manifest.json']);
});

test('a journal that was copied here with its folder is set aside', () => {
  const folder = layOut();
  forge(folder, { stale: ['index.html'] });
  renameSync(folder.state, `${folder.state}-before`);
  cpSync(`${folder.state}-before`, folder.state, { recursive: true });
  expect(buildOnce(folder, files).codes).toEqual(['state-set-aside']);
  expect(readFolder(folder.out)).toEqual(files);
});

test('a staged file that is a link is not put into the output', () => {
  const folder = layOut();
  symlinkSync(join(folder.outside, 'letter.txt'), join(folder.state, 'staging/1'));
  forge(folder, { moves: [{ staged: '1', output: 'letter.txt' }] });
  recoverOutput(folder.out);
  expect(readFolder(folder.out)).toEqual(files);
});

test('a staging folder that is a link is not taken from', () => {
  const folder = layOut();
  renameSync(join(folder.state, 'staging'), join(folder.outside, 'staging'));
  symlinkSync(join(folder.outside, 'staging'), join(folder.state, 'staging'));
  forge(folder, { moves: [{ staged: '0', output: 'index.html' }] });
  expect(recoverOutput(folder.out)).toBe(false);
  expect(buildOnce(folder, files).codes).toContain('state-set-aside');
  expect(readFileSync(join(folder.outside, 'staging/0'), 'utf8')).toBe('forged');
  expect(readFolder(folder.out)).toEqual(files);
});

test.each(['../outside/letter.txt', '/outside/letter.txt', 'a/../../outside/letter.txt', 'a\\b'])(
  'a list that names %s is set aside',
  (output) => {
    const folder = layOut();
    const entry = { sha256: '', stamp: { bytes: 1, changed: '1', inode: '1' } };
    const forged = { version: 1, files: { [output]: entry } };
    writeFileSync(join(folder.state, 'manifest.json'), JSON.stringify(forged));
    expect(buildOnce(folder, files).codes).toEqual(['state-set-aside']);
    expect(readFolder(folder.out)).toEqual(files);
    expect(readFolder(folder.outside)).toEqual(Object.fromEntries(Object.entries(mine).toSorted()));
  },
);

test('what the site would have just so is its own once the list is lost, and anything else is not', () => {
  const folder = layOut();
  writeFileSync(join(folder.state, 'manifest.json'), '{');
  expect(buildOnce(folder, { 'index.html': 'home' }).codes).toEqual(['state-set-aside', 'output-not-ours']);
  expect(readFolder(folder.out)).toEqual(files);
});

test.runIf(process.platform === 'linux')('a pipe is removed, and not called a shortcut', () => {
  const folder = layOut();
  execFileSync('mkfifo', [join(folder.state, 'pipe')]);
  const [problem, ...others] = buildOnce(folder, files).problems;
  expect([problem?.code, others]).toEqual(['state-set-aside', []]);
  expect(problem?.message).toContain('was neither a file nor a folder');
  expect(existsSync(join(folder.state, 'pipe'))).toBe(false);
});

const locks: Record<string, (state: string) => string> = {
  'of a process that runs, from another folder': () =>
    JSON.stringify({ pid: process.pid, started: startOf(process.pid), home: 'elsewhere' }),
  'of the first process, as a container leaves it': () => JSON.stringify({ pid: 1, started: startOf(1) }),
  'of all processes': (state) => JSON.stringify({ pid: 0, started: '', home: homeOf(state) }),
  'of a group of processes': (state) => JSON.stringify({ pid: -1, started: '', home: homeOf(state) }),
  'of no number': (state) => JSON.stringify({ pid: 'x', started: '', home: homeOf(state) }),
  'that says nothing': () => 'null',
};

function startOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

test.runIf(process.platform === 'linux').each(Object.keys(locks))('a lock %s is taken over', (name) => {
  const folder = layOut();
  writeFileSync(join(folder.state, 'lock.json'), locks[name]?.(folder.state) ?? '');
  expect(buildOnce(folder, files).codes).toEqual([]);
});

test('nothing is written through links that wait where the program writes', () => {
  const folder = layOut();
  const letter = join(folder.outside, 'letter.txt');
  const names = [`lock.json.${process.pid}`, `lock.json.stale.${process.pid}`, 'manifest.json.new'];
  for (const name of [...names, 'journal.json.new', 'journal.json', 'provenance.jsonl.new'])
    symlinkSync(letter, join(folder.state, name));
  expect(buildOnce(folder, { ...files, 'index.html': 'new' }).codes).toEqual(['state-set-aside']);
  expect(readFileSync(letter, 'utf8')).toBe('mine');
  expect(readFolder(folder.out)['index.html']).toBe('new');
});

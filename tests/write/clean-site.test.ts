/** `cleanSite` removes the cache of a site and nothing else, follows no link, and never runs during a build. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanSite } from '../../renderer/site.ts';
import { openOutput } from '../../renderer/write/write-output.ts';
import { buildOnce } from './build-once.ts';
import { refuseChanges } from './refuse-changes.ts';
import { withFileSystem } from './with-file-system.ts';

const cached = { 'media/a': 'abc', 'media/a.seal': 'x', 'values/b': 'de', 'of-somebody/else/c': 'f' };
const page = { 'index.html': 'home' };

let base = '';
let root = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'site-clean-'));
  root = join(base, 'site');
  const files = {
    'site.yaml': 'name: a',
    'content/a.yaml': 'a',
    '.site/shards/1-of-2/shard.json': '{}',
    '.site/cached': 'not a cache',
    'cache/a': 'not ours',
    'branches/nepal/site.yaml': 'name: b',
    'branches/nepal/.site/cache/media/a': 'of the branch',
    '../outside/letter.txt': 'mine',
  };
  for (const [name, text] of Object.entries(files)) write(join(root, name), text);
  buildOnce({ root, out: join(root, 'dist') }, page);
});
afterEach(() => rmSync(base, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
}

function fillCache(name = 'cache'): void {
  for (const [file, text] of Object.entries(cached)) write(join(root, '.site', name, file), text);
}

const branch = () => join(root, 'branches/nepal');
const clean = (until: 'tell' | 'write' = 'write', out = join(root, 'dist')) =>
  cleanSite({ root, outs: [out, join(root, 'dist'), join(branch(), 'dist')], until });
const codesOf = ({ diagnostics }: ReturnType<typeof clean>) => diagnostics.map(({ code }) => code);

/** Everything there, with its text or the target of a link. */
function everything(): Record<string, string> {
  const entries = readdirSync(base, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, 'utf8') : String(lstatSync(path).mode)];
    }),
  );
}

test('the cache goes with all that is in it, and nothing else', () => {
  const before = everything();
  fillCache();
  expect(clean()).toEqual({ files: 4, bytes: 7, diagnostics: [] });
  expect(everything()).toEqual(before);
  expect(buildOnce({ root, out: join(root, 'dist') }, page).written?.changed).toEqual([]);
});

test('`tell` counts the same and removes nothing', () => {
  fillCache();
  const before = everything();
  expect(clean('tell')).toEqual({ files: 4, bytes: 7, diagnostics: [] });
  expect(everything()).toEqual(before);
});

test('where nothing was kept there is nothing to do', () => {
  const before = everything();
  expect(clean()).toEqual({ files: 0, bytes: 0, diagnostics: [] });
  rmSync(join(root, '.site'), { recursive: true });
  expect(clean()).toEqual({ files: 0, bytes: 0, diagnostics: [] });
  expect(existsSync(join(root, '.site'))).toBe(false);
  expect(Object.keys(before).length).toBeGreaterThan(Object.keys(everything()).length);
});

test('what a removal that was ended has left goes too, also where its process had our number', () => {
  const before = everything();
  fillCache();
  fillCache('cache.1');
  fillCache(`cache.${process.pid}`);
  expect(clean()).toEqual({ files: 12, bytes: 21, diagnostics: [] });
  expect(everything()).toEqual(before);
});

const places = [
  '.site/cache',
  '.site/cache.7',
  '.site/cache/media',
  '.site/cache/media/a',
  '.site/cache/new',
];

test.each(places)('%s as a link goes as a link', (place) => {
  const before = everything();
  for (const target of ['../outside', '../outside/letter.txt', '../nowhere']) {
    fillCache();
    rmSync(join(root, place), { recursive: true, force: true });
    symlinkSync(join(root, target), join(root, place));
    expect(codesOf(clean())).toEqual([]);
    expect(everything()).toEqual(before);
  }
});

test('where .site is a link, nothing is touched', () => {
  fillCache();
  cpSync(join(root, '.site'), join(base, 'outside/.site'), { recursive: true });
  rmSync(join(root, '.site'), { recursive: true });
  symlinkSync(join(base, 'outside/.site'), join(root, '.site'));
  const before = everything();
  expect(codesOf(clean())).toEqual(['cache-is-link']);
  expect(everything()).toEqual(before);
});

test('a folder without a site is left alone', () => {
  fillCache();
  rmSync(join(root, 'site.yaml'));
  const before = everything();
  expect(codesOf(clean())).toEqual(['site-file-missing']);
  expect(everything()).toEqual(before);
});

const building: [string, () => { root: string; out: string }][] = [
  ['the site', () => ({ root, out: join(root, 'dist') })],
  ['the site, into another folder beside', () => ({ root, out: join(root, 'public') })],
  ['the site, into a folder that was named', () => ({ root, out: join(base, 'elsewhere') })],
  ['the site, into a folder that nobody names', () => ({ root, out: join(base, 'of-somebody/public') })],
  ['the site, into a folder within it', () => ({ root, out: join(root, 'made/public') })],
  ['a branch, which uses what is kept for the site', () => ({ root: branch(), out: join(branch(), 'dist') })],
  [
    'a branch, into a folder that nobody names',
    () => ({ root: branch(), out: join(base, 'of-somebody/public') }),
  ],
];

test.each(building)('while a build of %s runs, it keeps its cache', (_, folderOf) => {
  fillCache();
  const output = openOutput(folderOf(), () => {});
  const before = everything();
  const refused = clean('write', join(base, 'elsewhere'));
  expect(codesOf(refused)).toEqual(['cache-in-use']);
  expect(refused.diagnostics[0]?.message).toContain(String(process.pid));
  expect(everything()).toEqual(before);
  output?.discard();
  expect(clean('write', join(base, 'elsewhere'))).toMatchObject({ files: 4, diagnostics: [] });
});

test('two builds into folders elsewhere don’t wait for each other, and leave nothing beside the site', () => {
  const before = everything();
  const outs = ['one', 'two'].map((name) => join(base, name, 'dist'));
  const outputs = outs.map((out) => openOutput({ root, out }, () => {}));
  expect(outputs).not.toContain(undefined);
  fillCache();
  outputs[0]?.discard();
  expect(codesOf(clean())).toEqual(['cache-in-use']);
  outputs[1]?.discard();
  expect(codesOf(clean())).toEqual([]);
  for (const out of outs) rmSync(join(out, '..'), { recursive: true, force: true });
  expect(everything()).toEqual(before);
});

test('a build into a folder elsewhere goes on where the site’s own can’t be written', async () => {
  const build = () => buildOnce({ root, out: join(base, 'elsewhere') }, page).codes;
  expect(await refuseChanges(join(root, '.site'), 'EROFS', build)).toEqual([]);
});

test('no build can begin before the cache is out of its way, and any after that', () => {
  fillCache();
  const begun: Record<string, string[]> = {};
  const build = (when: string) => {
    begun[when] ??= buildOnce({ root, out: join(root, 'dist') }, { 'index.html': when }).codes;
  };
  const cache = join(root, '.site/cache');
  const whenRenamed = (path: unknown) => path === cache && build('before');
  const whenRemoved = (path: unknown) =>
    path === `${cache}.${process.pid}` && existsSync(String(path)) && build('after');
  withFileSystem('renameSync', whenRenamed, () => withFileSystem('rmSync', whenRemoved, clean));
  expect(begun).toEqual({ before: ['output-busy'], after: [] });
});

test.each(['renameSync', 'rmSync'] as const)(
  'where the disk refuses %s, it says so, and the next time does it',
  (name) => {
    const before = everything();
    fillCache();
    const refuse = (path: unknown) => {
      if (!/cache(?:\.\d+)?$/.test(String(path))) return;
      throw Object.assign(new Error('refused'), { code: 'EACCES', syscall: name });
    };
    const refused = withFileSystem(name, refuse, clean);
    expect(codesOf(refused)).toEqual(['cache-not-removed']);
    expect(refused.diagnostics[0]?.message).toContain('EACCES');
    expect(clean()).toEqual({ files: 4, bytes: 7, diagnostics: [] });
    expect(everything()).toEqual(before);
  },
);

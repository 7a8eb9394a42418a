/** A small commit writes little of the list of the output's files, and leaves it as a whole one would. */
import { hash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addToOutput } from '../../renderer/write/add-to-output.ts';
import { printManifest, readManifest, recallManifest } from '../../renderer/write/manifest.ts';
import { outputPaths } from '../../renderer/write/output-paths.ts';
import { provenanceFile } from '../../renderer/write/provenance-file.ts';
import { type OutputCache, openOutput } from '../../renderer/write/write-output.ts';
import {
  type CachedProvenance,
  digestOfLine,
  openProvenance,
} from '../../renderer/write/write-provenance.ts';
import { buildOnce, createFolder, type Files, readFolder } from './build-once.ts';
import { withFileSystem } from './with-file-system.ts';

const many: Files = Object.fromEntries(
  Array.from({ length: 300 }, (_, number) => [`pages/${number}.html`, `<p>${number}</p>`]),
);

/** The list as it is, and as it would be printed whole. */
function listed(out: string): { stands: string; whole: string; names: number } {
  const { manifest } = outputPaths(out);
  const read = readManifest(manifest);
  if (!read) throw new Error('there is no list');
  return {
    stands: readFileSync(manifest, 'utf8'),
    whole: [...printManifest(read)].join(''),
    names: read.size,
  };
}

test.each<[string, Files]>([
  ['one file is another, as long as before', { 'pages/7.html': '<p>8</p>' }],
  ['one file is longer', { 'pages/7.html': `<p>${'7'.repeat(5000)}</p>` }],
  ['nothing has changed', {}],
  ['a file has come', { 'pages/300.html': '<p>300</p>' }],
  ['all have changed', Object.fromEntries(Object.keys(many).map((name) => [name, `${name} is another`]))],
])('%s', (_, changes) => {
  const folder = createFolder();
  buildOnce(folder, many);
  const { written } = buildOnce(folder, { ...many, ...changes });
  expect(written?.changed).toEqual(Object.keys(changes).toSorted());
  expect(readFolder(folder.out)).toEqual({ ...many, ...changes });
  const { stands, whole, names } = listed(folder.out);
  expect(stands).toBe(whole);
  expect(names).toBe(Object.keys({ ...many, ...changes }).length);
  expect(buildOnce(folder, { ...many, ...changes }).written?.changed).toEqual([]);
});

test('a file that was only touched is listed with its new time', () => {
  const folder = createFolder();
  buildOnce(folder, many);
  utimesSync(join(folder.out, 'pages/7.html'), 1000, 1000);
  expect(buildOnce(folder, many).written?.changed).toEqual([]);
  const { stands, whole } = listed(folder.out);
  expect(stands).toBe(whole);
  const { ctimeNs } = statSync(join(folder.out, 'pages/7.html'), { bigint: true });
  expect(stands).toContain(`"changed": "${ctimeNs}"`);
});

function processThatGoesOn() {
  const { root, out } = createFolder();
  const cache: OutputCache = {};
  const build = (files: Files) => {
    const output = openOutput({ root, out, cache }, () => {});
    for (const [path, content] of Object.entries(files))
      output?.add({ output: path, phase: 'page', content });
    return output?.commit()?.changed;
  };
  return { root, out, cache, build };
}

test('a file that can’t be read any more is written anew', () => {
  const folder = createFolder();
  buildOnce(folder, many);
  const page = join(folder.out, 'pages/7.html');
  chmodSync(page, 0o000);
  // A test may run as a user who may read everything.
  const refuse = (path: unknown) => {
    if (path === page) throw Object.assign(new Error('refused'), { code: 'EACCES', syscall: 'open' });
  };
  const { codes, written } = withFileSystem('readFileSync', refuse, () => {
    const output = openOutput(folder, () => {});
    expect(output?.holds('pages/7.html', hash('sha256', '<p>7</p>', 'hex'))).toBe(false);
    output?.discard();
    return buildOnce(folder, many);
  });
  expect([codes, written?.changed]).toEqual([[], ['pages/7.html']]);
  expect(readFolder(folder.out)).toEqual(many);
});

test('a process that goes on knows the list, until another has written it', () => {
  const { root, out, cache, build } = processThatGoesOn();
  build(many);
  const recalled = () => recallManifest(outputPaths(out).manifest, cache.manifest);
  expect(cache.manifest?.manifest.size).toBe(300);
  expect(recalled()).toBe(cache.manifest?.manifest);
  expect(build({ ...many, 'pages/7.html': 'new' })).toEqual(['pages/7.html']);
  expect(recalled()).toBe(cache.manifest?.manifest);
  expect(listed(out).stands).toBe(listed(out).whole);
  // Another process builds something else.
  buildOnce({ root, out }, { 'pages/1.html': 'alone' });
  expect(recalled()?.size).toBe(1);
  expect(build(many)?.length).toBe(300);
  expect(readFolder(out)).toEqual(many);
});

test.each<[string, Files, string[]]>([
  ['something is to be written', { 'pages/7.html': 'new' }, ['pages/7.html']],
  ['nothing is', {}, []],
])('a process that goes on puts the list back that somebody has deleted: %s', (_, changes, changed) => {
  const { root, out, build } = processThatGoesOn();
  build(many);
  rmSync(join(root, '.site'), { recursive: true });
  expect(build({ ...many, ...changes })).toEqual(changed);
  expect(readFolder(out)).toEqual({ ...many, ...changes });
  const { stands, whole, names } = listed(out);
  expect([stands, names]).toEqual([whole, 300]);
});

test('a process that goes on adds a file to what it has written, unless another has written it since', () => {
  const { root, out, cache, build } = processThatGoesOn();
  const path = join(root, 'made.png');
  writeFileSync(path, 'a picture');
  const add = (output: string) =>
    addToOutput({ root, out, cache }, [{ path, output }], (problem) => expect.fail(problem.code));
  build(many);
  add('media/one.png');
  expect(readFolder(out)).toEqual({ ...many, 'media/one.png': 'a picture' });
  expect(listed(out).names).toBe(301);
  expect(build({ ...many, 'media/one.png': 'a picture' })).toEqual([]);
  rmSync(join(root, '.site'), { recursive: true });
  add('media/two.png');
  expect(listed(out).names).toBe(302);
  buildOnce({ root, out }, { 'pages/1.html': 'alone' });
  add('media/one.png');
  expect(readFolder(out)).toEqual({ 'pages/1.html': 'alone' });
});

test('the record of where values come from stays as it is where a page is made anew with the same line', () => {
  const root = mkdtempSync(join(tmpdir(), 'site-provenance-'));
  const place = { root, out: join(root, 'dist') };
  buildOnce(place, { 'index.html': '' });
  const build = (lines: Files, left?: CachedProvenance) => {
    const provenance = openProvenance(place, left, () => {});
    for (const [address, line] of Object.entries(lines)) provenance.add(address, line, digestOfLine(line));
    return provenance.commit();
  };
  const lines = { '/': '{"a":1}', '/b': '{"b":2}', '/c': '{"c":3}' };
  const first = build(lines);
  const file = provenanceFile(place.out);
  const { ino } = statSync(file);
  const second = build(lines, first);
  expect(statSync(file).ino).toBe(ino);
  expect(second?.stamp).toEqual(first?.stamp);
  build({ ...lines, '/b': '{"b":25}' }, second);
  expect(readFileSync(file, 'utf8')).toBe('{"a":1}\n{"b":25}\n{"c":3}\n');
  writeFileSync(file, 'something else');
  build(lines, second);
  expect(readFileSync(file, 'utf8')).toBe('{"a":1}\n{"b":2}\n{"c":3}\n');
});

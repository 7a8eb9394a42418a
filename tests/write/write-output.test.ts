import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listOutput } from '../../renderer/write/output-files.ts';
import { openOutput, recoverOutput } from '../../renderer/write/write-output.ts';
import { buildOnce, createFolder, readFolder } from './build-once.ts';

const first = { 'assets/a.css': 'a', 'courses/index.html': 'courses', 'index.html': 'home' };

describe('a build', () => {
  test('writes what it was given, and nothing else', () => {
    const folder = createFolder();
    const { written, codes } = buildOnce(folder, first);
    expect(codes).toEqual([]);
    expect(readFolder(folder.out)).toEqual(first);
    expect(written).toEqual({ files: 3, bytes: 12, changed: Object.keys(first), removed: [] });
  });

  test('removes stale files and the folders that they leave empty', () => {
    const folder = createFolder();
    buildOnce(folder, { ...first, 'old/deep/index.html': 'old' });
    const { written } = buildOnce(folder, first);
    expect(written?.removed).toEqual(['old/deep/index.html']);
    expect(readFolder(folder.out)).toEqual(first);
    expect(existsSync(join(folder.out, 'old'))).toBe(false);
  });

  test('leaves a file alone that is the same', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    const before = lstatSync(join(folder.out, 'index.html'), { bigint: true });
    const { written } = buildOnce(folder, { ...first, 'assets/a.css': 'b' });
    const after = lstatSync(join(folder.out, 'index.html'), { bigint: true });
    expect(written?.changed).toEqual(['assets/a.css']);
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs]);
  });

  test('writes a file again that somebody changed, even to the same length', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    writeFileSync(join(folder.out, 'index.html'), 'HOME');
    expect(buildOnce(folder, first).written?.changed).toEqual(['index.html']);
    expect(readFolder(folder.out)).toEqual(first);
  });

  test('takes a file for the same whose time was changed but not its bytes', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    utimesSync(join(folder.out, 'index.html'), 1, 1);
    expect(buildOnce(folder, first).written?.changed).toEqual([]);
  });

  test('writes a file again that somebody deleted', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    rmSync(join(folder.out, 'courses'), { recursive: true });
    expect(buildOnce(folder, first).written?.changed).toEqual(['courses/index.html']);
    expect(readFolder(folder.out)).toEqual(first);
  });

  test('turns a file into a folder of its name, and back', () => {
    const folder = createFolder();
    const file = { a: 'file', 'b/c.html': 'c' };
    const swapped = { 'a/b/c.html': 'file', b: 'c' };
    for (const files of [file, swapped, file, swapped]) {
      expect(buildOnce(folder, files).codes).toEqual([]);
      expect(readFolder(folder.out)).toEqual(files);
    }
  });

  test('keeps its own files beside the output', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    expect(readdirSync(folder.root).toSorted()).toEqual(['.site', 'dist']);
    expect(readdirSync(join(folder.root, '.site/output/dist'))).toEqual(['manifest.json']);
  });

  test('removes what file managers leave behind, and empty folders', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    writeFileSync(join(folder.out, 'courses/.DS_Store'), '');
    mkdirSync(join(folder.out, 'empty/inner'), { recursive: true });
    expect(buildOnce(folder, first).codes).toEqual([]);
    expect(listOutput(folder.out).folders.toSorted()).toEqual(['assets', 'courses']);
    expect(readFolder(folder.out)).toEqual(first);
  });

  test('leaves the output as it was when it is discarded', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    const output = openOutput(folder, () => {});
    output?.add({ output: 'index.html', phase: 'page', content: 'new' });
    output?.discard();
    output?.discard();
    expect(readFolder(folder.out)).toEqual(first);
    expect(readdirSync(join(folder.root, '.site/output/dist'))).toEqual(['manifest.json']);
  });

  test('refuses a path outside of the output, which would be a bug of ours', () => {
    const output = openOutput(createFolder(), () => {});
    for (const path of ['../x', '/x', 'a//b', 'a/./b', 'a\\b', '']) {
      expect(() => output?.add({ output: path, phase: 'page', content: '' })).toThrow();
    }
    output?.discard();
  });
});

describe('copies', () => {
  test('are not read again while the original and the copy are untouched', () => {
    const folder = createFolder();
    const path = join(folder.root, 'photo.jpg');
    writeFileSync(path, 'photo');
    const copyOnce = () => {
      const problems: Diagnostic[] = [];
      const output = openOutput(folder, (problem) => problems.push(problem));
      output?.copy({ path, output: 'media/photo.jpg' });
      return { written: output?.commit(), problems };
    };
    expect(copyOnce().written?.changed).toEqual(['media/photo.jpg']);
    expect(copyOnce().written?.changed).toEqual([]);
    writeFileSync(path, 'other');
    expect(copyOnce().written?.changed).toEqual(['media/photo.jpg']);
    expect(readFolder(folder.out)).toEqual({ 'media/photo.jpg': 'other' });
    rmSync(path);
    expect(copyOnce().problems.map(({ code, place }) => [code, place.file])).toEqual([
      ['copy-unreadable', 'photo.jpg'],
    ]);
    expect(readFolder(folder.out)).toEqual({ 'media/photo.jpg': 'other' });
  });
});

describe('an output that is not ours', () => {
  test('is refused and untouched where it holds foreign files, with or without a manifest', () => {
    const folder = createFolder();
    mkdirSync(folder.out);
    writeFileSync(join(folder.out, 'thesis.doc'), 'mine');
    expect(buildOnce(folder, first).codes).toEqual(['output-not-ours']);
    expect(readFolder(folder.out)).toEqual({ 'thesis.doc': 'mine' });
    expect(readdirSync(folder.root)).toEqual(['dist']);

    rmSync(join(folder.out, 'thesis.doc'));
    buildOnce(folder, first);
    writeFileSync(join(folder.out, 'thesis.doc'), 'mine');
    expect(buildOnce(folder, { 'index.html': 'new' }).codes).toEqual(['output-not-ours']);
    expect(readFolder(folder.out)).toEqual({ ...first, 'thesis.doc': 'mine' });
  });

  test('is refused where a link in it leads elsewhere', () => {
    const folder = createFolder();
    buildOnce(folder, first);
    rmSync(join(folder.out, 'assets'), { recursive: true });
    symlinkSync(createFolder().root, join(folder.out, 'assets'));
    expect(buildOnce(folder, first).codes).toEqual(['output-not-ours']);
  });

  test.each([
    ['the root', '.', 'output-is-site'],
    ['a folder around the root', '..', 'output-is-site'],
    ['the content', 'content', 'output-is-site'],
    ['a folder in the content', 'content/pages/out', 'output-is-site'],
    ['the place of templates', 'templates', 'output-is-site'],
    ['our own working folder', '.site', 'output-is-site'],
    ['the folder of another site', 'other', 'output-is-site'],
    ['a file', 'notes.txt', 'output-is-file'],
    ['a link', 'link', 'output-is-link'],
    ['a link that leads nowhere', 'dangling', 'output-is-link'],
  ])('is refused where it is %s', (_title, name, code) => {
    const { root } = createFolder();
    mkdirSync(join(root, 'other'));
    writeFileSync(join(root, 'other/site.yaml'), '');
    writeFileSync(join(root, 'notes.txt'), 'mine');
    symlinkSync(createFolder().root, join(root, 'link'));
    symlinkSync('/nowhere', join(root, 'dangling'));
    const before = readFolder(root);
    expect(buildOnce({ root, out: join(root, name) }, first).codes).toEqual([code]);
    expect(readFolder(root)).toEqual(before);
  });

  test('is refused where a linked path is the root after all', () => {
    const { root } = createFolder();
    const elsewhere = createFolder().root;
    symlinkSync(root, join(elsewhere, 'way'));
    expect(buildOnce({ root, out: join(elsewhere, 'way/content') }, first).codes).toEqual(['output-is-site']);
  });
});

describe('two builds at once', () => {
  test('the second is told to wait, and the first is not disturbed', () => {
    const folder = createFolder();
    const output = openOutput(folder, () => {});
    output?.add({ output: 'index.html', phase: 'page', content: 'one' });
    const second = buildOnce(folder, { 'index.html': 'two' });
    expect(second.codes).toEqual(['output-busy']);
    expect(second.problems[0]?.message).toContain(String(process.pid));
    recoverOutput(folder.out);
    output?.commit();
    expect(readFolder(folder.out)).toEqual({ 'index.html': 'one' });
    expect(buildOnce(folder, { 'index.html': 'two' }).codes).toEqual([]);
  });

  test.each([
    ['a process that is gone', { pid: 2 ** 22 + 1, started: '1' }],
    ['an earlier process with our number', { pid: process.pid, started: '1' }],
  ])('the lock of %s is taken over', (_title, owner) => {
    const folder = createFolder();
    const state = join(folder.root, '.site/output/dist');
    mkdirSync(state, { recursive: true });
    writeFileSync(join(state, 'lock.json'), JSON.stringify(owner));
    expect(buildOnce(folder, first).codes).toEqual([]);
    expect(readFileSync(join(state, 'manifest.json'), 'utf8')).toContain('index.html');
    expect(readdirSync(state)).toEqual(['manifest.json']);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesWithin } from '../../renderer/store/names-within.ts';
import { repository } from '../cli/run-site.ts';

const asNodeListsThem = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

test('what is in a folder is listed as Node lists it, folders that links lead to included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-within-'));
  const other = mkdtempSync(join(tmpdir(), 'names-elsewhere-'));
  mkdirSync(join(folder, 'a/b/empty'), { recursive: true });
  mkdirSync(join(other, 'inner'));
  for (const file of ['a/one.tsx', 'a/b/two.tsx', 'a-1', 'z']) writeFileSync(join(folder, file), '');
  for (const file of ['three.tsx', 'inner/four.tsx']) writeFileSync(join(other, file), '');
  symlinkSync(other, join(folder, 'a/linked'));
  symlinkSync(join(other, 'three.tsx'), join(folder, 'to-a-file'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'to-nothing'));
  expect(namesWithin(folder)).toEqual(asNodeListsThem(folder));
  expect(namesWithin(folder)).toContain(join('a', 'linked', 'inner', 'four.tsx'));
});

test('a link that leads back to where it stands is listed, and not followed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-in-circles-'));
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, 'a/b/one.tsx'), '');
  symlinkSync('..', join(folder, 'a/b/up'));
  symlinkSync(join(folder, 'a'), join(folder, 'a/itself'));
  const inA = ['a', 'a/b', 'a/b/one.tsx', 'a/b/up', 'a/itself'];
  expect(namesWithin(folder)).toEqual(inA.map((name) => join(...name.split('/'))).sort());
});

test.each(['templates', 'schemas', 'kinds'])('so are those of %s', (name) => {
  const folder = join(repository, name);
  expect(namesWithin(folder)).toEqual(asNodeListsThem(folder));
});

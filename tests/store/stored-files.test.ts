import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAsStoredFile, toStoredFile } from '../../renderer/store/stored-files.ts';

let folder: string;
let path: string;
/** In seconds. */
const saved = 1_700_000_000;
const later = (saved + 60) * 1000;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  path = join(folder, 'a.css');
  save('.a { top: 0 }', saved);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function save(text: string, time: number): void {
  writeFileSync(path, text);
  utimesSync(path, time, time);
}

test('an untouched file is as recorded', () => {
  expect(isAsStoredFile(folder, toStoredFile(folder, 'a.css'), later)).toBe(true);
});

test('so is one that was only touched, as in a fresh clone', () => {
  const record = toStoredFile(folder, 'a.css');
  utimesSync(path, saved + 5, saved + 5);
  expect(isAsStoredFile(folder, record, later)).toBe(true);
});

test('a file with other bytes is not, whether or not it is as long', () => {
  const record = toStoredFile(folder, 'a.css');
  save('.a { top: 1 }', saved + 5);
  expect(isAsStoredFile(folder, record, later)).toBe(false);
  save('.a { top: 10 }', saved);
  expect(isAsStoredFile(folder, record, later)).toBe(false);
});

test('nor is one that was saved again within one tick of the disk’s clock', () => {
  const record = toStoredFile(folder, 'a.css');
  save('.a { top: 1 }', saved);
  expect(statSync(path).size).toBe(record.bytes);
  expect(isAsStoredFile(folder, record, saved * 1000 + 2)).toBe(false);
});

test('nor one that is gone, or has become a folder', () => {
  const record = toStoredFile(folder, 'a.css');
  rmSync(path);
  expect(isAsStoredFile(folder, record, later)).toBe(false);
  expect(isAsStoredFile(folder, { ...record, file: '.' }, later)).toBe(false);
});

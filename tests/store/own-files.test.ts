/** Only files of `.site/` that belong to the program alone are changed in place. */
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overwriteOwnFile } from '../../renderer/store/own-files.ts';

let folder = '';
const inFolder = (name: string) => path.join(folder, name);
const pieces = [
  { at: 2, content: Buffer.from('CD') },
  { at: 5, content: Buffer.from('F') },
];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-own-files-'));
  writeFileSync(inFolder('file'), 'abcdef\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each piece is written where it belongs, and nothing else is touched', () => {
  expect(overwriteOwnFile(inFolder('file'), pieces)).toBe(true);
  expect(readFileSync(inFolder('file'), 'utf8')).toBe('abCDeF\n');
});

const strangers: [string, () => void][] = [
  ['a file that stands under another name as well', () => linkSync(inFolder('file'), inFolder('other'))],
  ['a link', () => symlinkSync(inFolder('file'), inFolder('other'))],
  ['a folder', () => mkdirSync(inFolder('other'))],
  ['a file that there is not', () => {}],
];

test.each(strangers)('%s is left as it is', (_what, make) => {
  make();
  expect(overwriteOwnFile(inFolder('other'), pieces)).toBe(false);
  expect(readFileSync(inFolder('file'), 'utf8')).toBe('abcdef\n');
});

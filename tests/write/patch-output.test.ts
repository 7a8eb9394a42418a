/** Some files of an output are rewritten: the list of all files is as if printed from scratch. */
import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { printManifest, readManifest, readStamp } from '../../renderer/write/manifest.ts';
import { outputPaths } from '../../renderer/write/output-paths.ts';
import { patchOutput } from '../../renderer/write/patch-output.ts';
import { buildOnce, createFolder, readFolder } from './build-once.ts';

const setting = createFolder();
const { manifest } = outputPaths(setting.out);
const files = { 'index.html': 'Home', 'blog/one.html': 'One', 'blog/Zoë “1”.html': 'Two', 'z.html': 'Last' };

beforeEach(() => {
  mkdirSync(setting.root, { recursive: true });
  rmSync(setting.out, { recursive: true, force: true });
  rmSync(path.join(setting.root, '.site'), { recursive: true, force: true });
  buildOnce(setting, files);
});
afterAll(() => rmSync(setting.root, { recursive: true, force: true }));

const patch = (changed: Record<string, string>) =>
  patchOutput(
    setting.out,
    Object.entries(changed).map(([output, content]) => ({ output, content })),
  );

/** The list equals one printed from scratch, and is right about each file. */
function expectRight(changed: Record<string, string>): void {
  expect(readFolder(setting.out)).toEqual({ ...files, ...changed });
  const listed = readManifest(manifest) ?? new Map();
  expect([...listed.keys()].toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [output, { stamp }] of listed) expect(stamp).toEqual(readStamp(path.join(setting.out, output)));
  expect(readFileSync(manifest, 'utf8')).toBe([...printManifest(listed)].join(''));
}

test.each([
  ['as long as they were', { 'z.html': 'Next', 'blog/Zoë “1”.html': 'Zwo' }],
  ['longer and shorter', { 'z.html': 'Next'.repeat(1000), 'index.html': '', 'blog/Zoë “1”.html': 'Zwo' }],
])('files that are %s', (_, changed) => {
  expect(patch({ ...changed, 'blog/one.html': 'One' })).toEqual(Object.keys(changed).toSorted());
  expectRight(changed);
  expect(patch(changed)).toEqual([]);
});

test('a list that stands under another name as well is left there as it was', () => {
  const other = path.join(setting.root, 'mine.json');
  const before = readFileSync(manifest, 'utf8');
  linkSync(manifest, other);
  expect(patch({ 'z.html': 'Next' })).toEqual(['z.html']);
  expectRight({ 'z.html': 'Next' });
  expect(readFileSync(other, 'utf8')).toBe(before);
  rmSync(other);
});

test('a file that is not listed is not patched, nor any other with it', () => {
  expect(patch({ 'z.html': 'Next', 'no.html': 'New' })).toBeUndefined();
  expectRight({});
});

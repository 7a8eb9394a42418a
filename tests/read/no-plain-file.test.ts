import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '../../renderer/site.ts';
import { runSite, smallSiteFolder } from '../cli/run-site.ts';

let root = '';
beforeAll(async () => {
  root = await smallSiteFolder();
  mkdirSync(path.join(root, 'content/folder.yaml'));
  mkdirSync(path.join(root, 'content/courses/folder.mdx'));
  execFileSync('mkfifo', [path.join(root, 'content/pipe.yaml')]);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('what is no file is not read to find out where it belongs', async () => {
  const { diagnostics } = await readSite({ root });
  expect(diagnostics.map(({ code, place }) => [place.file, code])).toEqual([
    ['content/courses/folder.mdx', 'folder-in-collection'],
    ['content/folder.yaml', 'unknown-content-folder'],
    ['content/pipe.yaml', 'unknown-content-file'],
  ]);
});

const settings = () => path.join(root, 'site.yaml');
const longName = 'a'.repeat(300);

test.each([
  ['a folder', () => mkdirSync(settings()), 'file-expected'],
  ['a link to itself', () => symlinkSync('site.yaml', settings()), 'file-link-broken'],
  [
    'a file that extends what no disk can hold',
    () => writeFileSync(settings(), `extends: ../${longName}/site.yaml\n`),
    'base-missing',
  ],
])('a site.yaml that is %s is told by a build', async (_what, put, told) => {
  rmSync(settings(), { recursive: true, force: true });
  put();
  const { code, out } = await runSite(['build'], root);
  const [, found] = /^site\.yaml:\S+ error .* \[(\S+)\]$/m.exec(out) ?? [];
  expect([code, found]).toEqual([1, told]);
});

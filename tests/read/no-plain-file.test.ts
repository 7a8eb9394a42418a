import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '../../renderer/site.ts';
import { smallSiteFolder } from '../cli/run-site.ts';

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

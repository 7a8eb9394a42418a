/** The program knows when it is in an archive, which folders only look like. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { archiveAround } from '../../cli/archive-around.ts';
import { packageFolder } from '../../cli/package-folder.ts';
import { emptyFolder } from './run-site.ts';

test('a package in an archive is in it, at any depth', async () => {
  const archive = path.join(await emptyFolder(), 'site-from-content-npm-0.1.0.zip');
  await writeFile(archive, '');
  expect(archiveAround(path.join(archive, 'node_modules/site-from-content'))).toBe(archive);
  expect(archiveAround(archive)).toBe(archive);
});

test('a folder that is called like one, and a folder that isn’t there, are none', async () => {
  const folder = path.join(await emptyFolder(), 'old.zip');
  await mkdir(folder);
  expect(archiveAround(path.join(folder, 'node_modules/site-from-content'))).toBeUndefined();
  expect(archiveAround(path.join(folder, 'gone.zip/site-from-content'))).toBeUndefined();
  expect(archiveAround(packageFolder())).toBeUndefined();
});

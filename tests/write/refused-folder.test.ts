/** A folder that can't be written to is reported by its name. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOnce, createFolder } from './build-once.ts';
import { refuseChanges } from './refuse-changes.ts';

const page = { 'index.html': 'home' };

test.each([
  ['.site', 'EACCES', 'output-denied'],
  ['.site', 'EROFS', 'output-read-only'],
  ['.site/output', 'EACCES', 'output-denied'],
  ['.site/output/dist', 'EROFS', 'output-read-only'],
  ['dist', 'EACCES', 'output-denied'],
] as const)('%s, with %s', async (name, reason, code) => {
  const folder = createFolder();
  mkdirSync(join(folder.root, name), { recursive: true });
  const build = () => buildOnce(folder, { ...page, 'new/index.html': 'new' });
  const { problems } = await refuseChanges(join(folder.root, name), reason, build);
  expect(problems).toMatchObject([{ code, place: { file: name } }]);
  expect(problems[0]?.message).toContain(`“${name}”`);
  rmSync(folder.root, { recursive: true });
});

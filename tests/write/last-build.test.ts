/** The result is the same whether or not a later build may continue from it. */
import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildOptions } from '../../renderer/pipeline/built-site.ts';
import { runBuild } from '../../renderer/pipeline/run-build.ts';
import { buildSite } from '../../renderer/site.ts';
import { originals } from '../mistakes/copy-site.ts';
import { createFolder, readFolder } from './build-once.ts';

const { root: folder } = createFolder();
const root = path.join(folder, 'site');
const at = (name: string) => path.join(folder, 'outputs', name, 'dist');
const optionsOf = (name: string): BuildOptions => ({
  root,
  out: at(name),
  today: new Date('2025-10-01T09:00:00Z'),
});

beforeAll(() => cp(originals.school, root, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('with all in memory, and with nothing left to a later build', { tags: ['long/edits'] }, async () => {
  const inMemory = await buildSite({ ...optionsOf('memory'), cache: {} });
  const { built: last } = await runBuild(optionsOf('last'));
  expect(inMemory).toMatchObject({ ok: true });
  const { sourceText: _text, ...said } = inMemory;
  expect(last).toMatchObject(said);
  const expected = readFolder(at('memory'));
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  expect(readFolder(at('last'))).toEqual(expected);
});

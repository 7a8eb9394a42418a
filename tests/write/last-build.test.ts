/**
 * The result is the same however much of a site is moved out of memory during the build, and whether or not a later
 * build may continue from it.
 */
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildOptions } from '../../renderer/pipeline/built-site.ts';
import { runBuild } from '../../renderer/pipeline/run-build.ts';
import { buildSite } from '../../renderer/site.ts';
import { openSpill } from '../../renderer/store/spill.ts';
import { createSiteCache } from '../../renderer/warm/site-cache.ts';
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

/** A cache that moves everything possible out of memory, and how often it did. */
function sparing() {
  const spill = openSpill(path.join(folder, 'aside'), 0);
  let count = 0;
  const put = (text: string) => {
    count += 1;
    return spill.put(text);
  };
  return { kept: { ...createSiteCache(), spill: { ...spill, put } }, laidAside: () => count };
}

beforeAll(() => cp(originals.school, root, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('with all in memory, with texts laid aside, and with nothing left to a later build', {
  tags: ['long/edits'],
}, async () => {
  const inMemory = await buildSite({ ...optionsOf('memory'), cache: {} });
  const cache = sparing();
  const aside = await buildSite({ ...optionsOf('aside'), cache });
  const { built: last } = await runBuild(optionsOf('last'));
  expect(inMemory).toMatchObject({ ok: true });
  expect(cache.laidAside()).toBeGreaterThan(10);
  expect(existsSync(path.join(folder, 'aside'))).toBe(false);
  const { sourceText: _text, ...said } = inMemory;
  for (const built of [aside, last]) expect(built).toMatchObject(said);
  const expected = readFolder(at('memory'));
  expect(Object.keys(expected).length).toBeGreaterThan(20);
  for (const name of ['aside', 'last']) expect(readFolder(at(name))).toEqual(expected);
});

test('after an edit, with what is known of texts that were laid aside', {
  tags: ['long/edits'],
}, async () => {
  const cache = sparing();
  await buildSite({ ...optionsOf('aside'), cache });
  const posts = path.join(root, 'content/posts');
  const [post = ''] = readdirSync(posts).filter((name) => name.endsWith('.mdx'));
  appendFileSync(path.join(posts, post), '\nOne more sentence.\n');
  const { changed } = await buildSite({ ...optionsOf('aside'), cache });
  expect(changed.length).toBeGreaterThan(0);
  await runBuild(optionsOf('last'));
  expect(readFolder(at('aside'))).toEqual(readFolder(at('last')));
});

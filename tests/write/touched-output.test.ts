/** A change to a file of the output is noticed even if its size and time are restored. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCompiled } from '../../bench/differential/site-program.ts';
import type { BuildOptions } from '../../renderer/pipeline/built-site.ts';
import { provenanceFile } from '../../renderer/write/provenance-file.ts';
import { repository } from '../cli/run-site.ts';
import { originals } from '../mistakes/copy-site.ts';
import { createFolder, readFolder } from './build-once.ts';

// Compiled: only that leaves anything to later processes.
const { buildSite } = await loadCompiled(repository);
const root = path.join(createFolder().root, 'site');
const out = path.join(root, 'dist');
const options: BuildOptions = { root, out, today: new Date('2025-10-01T09:00:00Z') };
const record = provenanceFile(out);
const standing = () => ({ files: readFolder(out), record: readFileSync(record, 'utf8') });

/**
 * Writes other bytes into the same file: its size is the same, and so are its times, except for the one that can't be
 * set.
 */
function changeInPlace(file: string) {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  const likeIt = path.join(root, 'like-it');
  // Node sets times less precisely than disks store them.
  execFileSync('touch', ['-r', file, likeIt]);
  writeFileSync(file, Buffer.alloc(Number(size), 'x'), { flag: 'r+' });
  execFileSync('touch', ['-r', likeIt, file]);
  expect(statSync(file, { bigint: true })).toMatchObject({ size, mtimeNs });
}

// Windows has no `touch`.
const withTouch = test.runIf(process.platform !== 'win32');
const [page, picture, script] = [/\.html$/, /\.(?:avif|webp|png|jpg)$/, /\.js$/];
const first = (name: RegExp) =>
  path.join(out, Object.keys(readFolder(out)).find((file) => name.test(file)) ?? '');
const targets: [string, () => string][] = [
  ['a page', () => first(page)],
  ['a picture', () => first(picture)],
  ['a script', () => first(script)],
  ['the record of the values', () => record],
];

beforeAll(async () => {
  await cp(originals.school, root, { recursive: true });
});
beforeEach(async () => {
  expect(await buildSite(options)).toMatchObject({ ok: true });
});

withTouch.each(targets)('%s is made good by a build of what has not changed', async (_, target) => {
  const before = standing();
  changeInPlace(target());
  await buildSite(options);
  expect(standing()).toEqual(before);
});

withTouch.each(targets)(
  '%s is made good by a build after an edit',
  { tags: ['long/faults'] },
  async (_, target) => {
    const posts = path.join(root, 'content/posts');
    const post = path.join(posts, readdirSync(posts).find((name) => name.endsWith('.mdx')) ?? '');
    appendFileSync(post, '\nOne more sentence.\n');
    changeInPlace(target());
    await buildSite(options);
    const elsewhere = path.join(root, 'elsewhere');
    await buildSite({ ...options, out: elsewhere });
    expect(readFolder(out)).toEqual(readFolder(elsewhere));
    expect(readFileSync(record, 'utf8')).toBe(readFileSync(provenanceFile(elsewhere), 'utf8'));
  },
);

withTouch.each(targets)(
  '%s is made good by a process that goes on',
  { tags: ['long/faults'] },
  async (_, target) => {
    const cache = {};
    await buildSite({ ...options, cache });
    const before = standing();
    changeInPlace(target());
    await buildSite({ ...options, cache });
    expect(standing()).toEqual(before);
  },
);

test('files that were touched and are the same are neither made nor written again', async () => {
  const names = Object.keys(readFolder(out));
  const inodes = () => names.map((name) => statSync(path.join(out, name)).ino);
  const before = inodes();
  for (const name of names) chmodSync(path.join(out, name), 0o600);
  const build = () => buildSite({ ...options, now: () => performance.now() });
  const { changed, times } = await build();
  expect([changed, times?.pages, inodes()]).toEqual([[], [], before]);
  const again = await build();
  expect(again.times?.stages.map(({ name }) => name)).toEqual(['look']);
});

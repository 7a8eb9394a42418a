// @module-tag long/faults
/** A disk that fills up after a number of bytes, in the first build and in one that replaces a website. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repository, runSite, smallSiteFolder } from '../cli/run-site.ts';
import { readTree } from '../content/read-tree.ts';
import { day, editFile } from '../content/site-copy.ts';

const stub = path.join(repository, 'tests/faults/fill-disk.cjs');

async function buildWithRoom(root: string, room: number) {
  const env = { NODE_OPTIONS: `--require "${stub}"`, SITE_ROOM: String(room) };
  const { code, out, note } = await runSite(['build', '--at', day], root, env);
  const codes = [...out.matchAll(/\[([a-z-]+)\]$/gm)].map(([, name]) => name);
  return { code, codes, text: out + note };
}

const rooms = [0, 5000, 60_000, 150_000, 300_000];

describe.each(rooms)('with room for %i bytes', (room) => {
  let built: string;
  beforeAll(async () => {
    built = await smallSiteFolder();
    expect((await runSite(['build', '--at', day], built)).code).toBe(0);
  });

  test('the first build says so once, and speaks of no old website', async () => {
    const root = await smallSiteFolder();
    const { code, codes, text } = await buildWithRoom(root, room);
    expect(codes, text).toEqual(['output-disk-full']);
    expect(code).toBe(1);
    expect(text).not.toMatch(/old|\n +at /);
    expect(existsSync(path.join(root, 'dist/index.html'))).toBe(false);
    expect((await runSite(['build', '--at', day], root)).code).toBe(0);
  });

  test('a later one leaves the old website, and says that', async () => {
    const before = readTree(path.join(built, 'dist'));
    await editFile(built, 'content/courses/osce-weekend.yaml', (text) => text.replace('249', '259'));
    const { code, codes, text } = await buildWithRoom(built, Math.min(room, 5000));
    expect(codes, text).toEqual(['output-disk-full']);
    expect(code).toBe(1);
    expect(text).toContain('The old one has not changed.');
    expect(readTree(path.join(built, 'dist'))).toEqual(before);
  });
});

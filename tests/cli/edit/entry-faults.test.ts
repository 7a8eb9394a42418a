/** The disk, another tab and links get in the way of entries that come and go: nothing is half written. */
import { readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, smallSiteFolder } from '../run-site.ts';
import { type EditorClient, readSiteTexts } from './editor-client.ts';
import { openRefusedEditor, type RefusedEditor } from './refusing-disk.ts';

let root: string;
let editor: EditorClient;
let whileRefused: RefusedEditor['whileRefused'];

beforeAll(async () => {
  root = await smallSiteFolder();
  ({ editor, whileRefused } = await openRefusedEditor(root));
}, 120_000);

afterAll(async () => {
  expect(await editor.started.interrupt()).toBe(130);
  const { out, note } = await editor.started.ended;
  expect(`${out}${note}`.replaceAll(/key=\S+/g, '')).not.toMatch(/bug|\n +at /i);
});

type Made = { kind: string; n: number; id: string };
const create = (title: string, id?: string) =>
  editor.post('/api/new', { kind: 'post', title, id }) as Promise<Made>;

describe.each([
  ['ENOSPC', 'disk-full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EIO', 'disk-refuses'],
])('a disk that says %s', (code, said) => {
  test.each(['.site/edit/journal', 'content/posts'])('at %s', async (at) => {
    const before = await readSiteTexts(root);
    const refused = { kind: 'failed', code: said };
    expect(await whileRefused(code, at, () => create('Unwritten'))).toEqual(refused);
    expect(await readSiteTexts(root)).toBe(before);
    const { n, id } = await create('Written');
    const written = await readSiteTexts(root);
    const remove = () => editor.post('/api/remove', { id });
    const undo = () => editor.post('/api/undo', { n });
    expect(await whileRefused(code, at, remove)).toEqual(refused);
    expect(await whileRefused(code, at, undo)).toEqual(refused);
    expect(await readSiteTexts(root)).toBe(written);
    expect(await undo()).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
  });
});

test('two tabs that create the same: one of them is told', async () => {
  const before = await readSiteTexts(root);
  const answers = await Promise.all([create('One', 'the-same'), create('Other', 'the-same')]);
  expect(answers).toMatchObject([
    { kind: 'saved' },
    { kind: 'refused', fault: { code: 'id-taken', title: 'One' } },
  ]);
  expect(await editor.post('/api/undo', { n: answers[0].n })).toMatchObject({ kind: 'saved' });
  expect(await readSiteTexts(root)).toBe(before);
});

test('a folder that is a link to elsewhere gets no file', async () => {
  const elsewhere = await emptyFolder();
  const posts = path.join(root, 'content/posts');
  await rename(posts, path.join(root, 'kept'));
  await symlink(elsewhere, posts);
  const { kind } = await create('Elsewhere');
  await rm(posts);
  await rename(path.join(root, 'kept'), posts);
  expect(kind).not.toBe('saved');
  expect(await readdir(elsewhere)).toEqual([]);
});

/** Head office’s sections in a branch: what is done with them is written in the branch’s own file alone. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutlineView } from '../../../editor/contract.ts';
import { editOfSections, type SectionChange } from '../../../editor/outline/section-edits.ts';
import { smallSiteFolder } from '../run-site.ts';
import { type EditorClient, openEditorIn } from './editor-client.ts';

let root: string;
let editor: EditorClient;
let original: string;

beforeAll(async () => {
  const base = await smallSiteFolder();
  original = path.join(base, 'content/pages/home.yaml');
  root = path.join(base, 'branches/pokhara');
  await mkdir(root, { recursive: true });
  await writeFile(
    path.join(root, 'site.yaml'),
    'extends: ../../site.yaml\norigin: https://pokhara.example.com\nconfirmed: [contact.email, contact.office, contact.phone, contact.whatsapp]\n',
  );
  editor = await openEditorIn(root);
}, 120_000);

afterAll(async () => {
  expect(await editor.started.interrupt()).toBe(130);
});

const own = () => path.join(root, 'content/pages/home.yaml');
const outline = async () => (await editor.get('/api/outline?address=/')) as OutlineView;
const kinds = async () =>
  (await outline()).value.map((one) => `${Object(one).section}${Object(one).id ? `#${Object(one).id}` : ''}`);

type Answer = { kind: string; n: number };
async function change(wanted: SectionChange): Promise<Answer> {
  const edits = [editOfSections(await outline(), wanted)];
  return (await editor.post('/api/save', { edits, address: '/' })) as Answer;
}
const undo = ({ n }: Answer) => editor.post('/api/undo', { n });

const before = ['hero', 'course-cards#courses', 'split', 'post-cards', 'call-to-action'];

test('sections move, go and come in the branch’s file, and all of that is undone', async () => {
  const text = await readFile(original, 'utf8');
  const moved = await change({ kind: 'move', from: 3, to: 2 });
  expect(moved).toMatchObject({ kind: 'saved' });
  expect(await kinds()).toEqual(['hero', 'course-cards#courses', 'post-cards', 'split', 'call-to-action']);
  const afterMove = await readFile(own(), 'utf8');
  const gone = await change({ kind: 'take-out', at: 3 });
  expect(gone).toMatchObject({ kind: 'saved' });
  expect(await kinds()).toEqual(['hero', 'course-cards#courses', 'post-cards', 'call-to-action']);
  const value = { section: 'prose', id: 'pokhara', body: 'We are by the lake.' };
  const added = await change({ kind: 'add', at: 1, value });
  expect(added).toMatchObject({ kind: 'saved' });
  expect((await kinds())[1]).toBe('prose#pokhara');
  expect(await undo(added)).toMatchObject({ kind: 'saved' });
  expect(await undo(gone)).toMatchObject({ kind: 'saved' });
  expect(await readFile(own(), 'utf8')).toBe(afterMove);
  expect(await undo(moved)).toMatchObject({ kind: 'saved' });
  expect(existsSync(own())).toBe(false);
  expect(await kinds()).toEqual(before);
  expect(await readFile(original, 'utf8')).toBe(text);
});

test('a section that the branch has itself moves among those of head office', async () => {
  await mkdir(path.dirname(own()), { recursive: true });
  const text =
    'sections:\n  - section: prose\n    id: lake\n    body: We are by the lake.\n    before: courses\n';
  await writeFile(own(), text);
  await expect.poll(kinds).toContain('prose#lake');
  expect(await outline()).toMatchObject({ isMerged: true });
  const moved = await change({ kind: 'move', from: 1, to: 2 });
  expect(moved).toMatchObject({ kind: 'saved' });
  expect((await kinds()).slice(0, 4)).toEqual(['hero', 'course-cards#courses', 'prose#lake', 'split']);
  expect(await undo(moved)).toMatchObject({ kind: 'saved' });
  expect(await readFile(own(), 'utf8')).toBe(text);
});

test('a copy is the branch’s own under an id of its own', async () => {
  const text = await readFile(own(), 'utf8');
  const copied = await change({ kind: 'copy', at: 1 });
  expect(copied).toMatchObject({ kind: 'saved' });
  expect(await kinds()).toEqual(['hero', 'prose#lake', 'prose#lake-2', ...before.slice(1)]);
  expect(await undo(copied)).toMatchObject({ kind: 'saved' });
  expect(await readFile(own(), 'utf8')).toBe(text);
});

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSiteFolder } from '../run-site.ts';
import { type EditorClient, findId, openEditorIn } from './editor-client.ts';

let base: string;
let root: string;
let editor: EditorClient;

beforeAll(async () => {
  base = await smallSiteFolder();
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

test('an inherited text becomes the branch’s own when it is saved, and is inherited again when that is undone', async () => {
  const original = path.join(base, 'content/pages/home.yaml');
  const own = path.join(root, 'content/pages/home.yaml');
  const before = await readFile(original, 'utf8');
  const { spots } = (await editor.get('/api/page?address=/')) as {
    spots: { text: string; fields: { id: string }[] }[];
  };
  const id = spots.find(({ text }) => text === 'For nurses from abroad')?.fields[0]?.id;
  expect(spots.map(({ text }) => text)).toContain('For nurses from abroad');
  expect(await editor.get(`/api/field?id=${id}`)).toMatchObject({ layer: { state: 'inherited' } });
  const edits = [{ id, was: 'For nurses from abroad', value: 'पोखराका नर्सहरूका लागि' }];
  const saved = (await editor.post('/api/save', { edits })) as { kind: string; n: number };
  expect(saved).toMatchObject({ kind: 'saved' });
  expect(await readFile(own, 'utf8')).toContain('पोखराका नर्सहरूका लागि');
  expect(await readFile(original, 'utf8')).toBe(before);
  expect(await editor.post('/api/undo', { n: saved.n })).toMatchObject({ kind: 'saved' });
  expect(existsSync(own)).toBe(false);
  expect(await editor.get(`/api/field?id=${id}`)).toMatchObject({
    ...{ value: 'For nurses from abroad', layer: { state: 'inherited' } },
  });
});

test('a branch’s own value is taken back to head office’s, beside others that stay', async () => {
  const site = path.join(root, 'site.yaml');
  const before = await readFile(site, 'utf8');
  await writeFile(site, `${before}tagline: In Pokhara\n`);
  await expect.poll(async () => JSON.stringify(await editor.get('/api/find?q=tagline'))).toContain('Tagline');
  const found = (await editor.get('/api/find?q=tagline')) as { what: string; id?: string }[];
  const id = found.find(({ what }) => what === 'setting')?.id;
  await expect.poll(() => editor.get(`/api/field?id=${id}`)).toMatchObject({ layer: { state: 'own' } });
  expect(await editor.post('/api/branch', { id, do: 'take-back' })).toMatchObject({ kind: 'saved' });
  expect(await readFile(site, 'utf8')).toBe(before);
});

test('the only value of a branch’s file is taken back, and that is undone to the byte', async () => {
  const own = path.join(root, 'content/pages/home.yaml');
  const id = await findId(editor, 'For nurses from abroad');
  const edits = [{ id, was: 'For nurses from abroad', value: 'Only here' }];
  expect(await editor.post('/api/save', { edits })).toMatchObject({ kind: 'saved' });
  const before = await readFile(own, 'utf8');
  const ownId = await findId(editor, 'Only here');
  const taken = (await editor.post('/api/branch', { id: ownId, do: 'take-back' })) as {
    kind: string;
    n: number;
  };
  expect(taken).toMatchObject({ kind: 'saved' });
  expect(await readFile(own, 'utf8')).toBe('{}\n');
  await findId(editor, 'For nurses from abroad');
  expect(await editor.post('/api/undo', { n: taken.n })).toMatchObject({ kind: 'saved' });
  expect(await readFile(own, 'utf8')).toBe(before);
  await editor.post('/api/branch', { id: ownId, do: 'take-back' });
});

test('a telephone number of head office is only shown if the branch says so', async () => {
  const site = path.join(root, 'site.yaml');
  const before = await readFile(site, 'utf8');
  await writeFile(site, `${before.replace(', contact.phone', '')}contact:\n  phone: "+977 61 000 000"\n`);
  const own = await readFile(site, 'utf8');
  await expect.poll(async () => JSON.stringify(await editor.get('/api/find?q=977'))).toContain('977');
  const found = (await editor.get('/api/find?q=phone')) as { what: string; title: string; id?: string }[];
  const id = found.find(({ what, id: one }) => what === 'setting' && one)?.id ?? '';
  expect(await editor.get(`/api/field?id=${id}`)).toMatchObject({ layer: { state: 'own', travels: false } });
  const taken = (await editor.post('/api/branch', { id, do: 'take-back' })) as { kind: string; n: number };
  expect(taken).toMatchObject({ kind: 'saved' });
  expect(await readFile(site, 'utf8')).not.toContain('977');
  expect(await readFile(site, 'utf8')).toMatch(/^confirmed: .*contact\.phone\]$/m);
  expect(await editor.post('/api/undo', { n: taken.n })).toMatchObject({ kind: 'saved' });
  expect(await readFile(site, 'utf8')).toBe(own);
  await writeFile(site, before);
});

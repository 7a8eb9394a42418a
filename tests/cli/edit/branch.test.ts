import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSiteFolder } from '../run-site.ts';
import { type EditorClient, openEditorIn } from './editor-client.ts';

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

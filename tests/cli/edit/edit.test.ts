import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSiteFolder, startSite } from '../run-site.ts';
import { type EditorClient, enter, exchange, findId, openEditorIn } from './editor-client.ts';

let root: string;
let editor: EditorClient;

beforeAll(async () => {
  root = await smallSiteFolder();
  editor = await openEditorIn(root);
}, 120_000);

afterAll(async () => {
  expect(await editor.started.interrupt()).toBe(130);
  const { out, note } = await editor.started.ended;
  expect(`${out}${note}`.replaceAll(/key=\S+/g, '')).not.toMatch(/bug|\n +at /i);
});

const idOf = (text: string, client = editor, address = '/') => findId(client, text, address);

const home = () => path.join(root, 'content/pages/home.yaml');
const save = (id: string, was: unknown, value: unknown, client = editor) =>
  client.post('/api/save', { edits: [{ id, was, value }] });

/** Restores the home page, and waits until the editor knows. */
async function putBack(id: string, before: string): Promise<void> {
  await writeFile(home(), before);
  await expect
    .poll(() => editor.get(`/api/field?id=${id}`))
    .toMatchObject({ value: 'For nurses from abroad' });
}

test('a session knows the site, its pages and where they are', async () => {
  expect(await editor.get('/api/session')).toMatchObject({
    site: { name: 'Harbour Nurse Training', language: 'en-GB' },
    pages: expect.arrayContaining([{ address: '/blog', title: expect.any(String) }]),
    pageOrigin: editor.pages,
  });
});

test('a text of a page leads to its field, which has a title and a value', async () => {
  const id = await idOf('For nurses from abroad');
  expect(await editor.get(`/api/field?id=${id}`)).toMatchObject({
    ...{ id, value: 'For nurses from abroad', control: 'text', file: 'content/pages/home.yaml' },
    within: expect.any(String),
  });
  const around = (await editor.get(`/api/fields?id=${id}`)) as { title: string; id: string }[];
  expect(around.length).toBeGreaterThan(3);
});

test('what is typed is on the page before it is saved, and nothing is written', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await idOf('For nurses from abroad');
  const answer = await editor.post('/api/preview', { edits: [{ id, value: 'For midwives' }], address: '/' });
  const { preview } = answer as { preview: number };
  const shown = await fetch(`${editor.pages}/__edit/preview?n=${preview}`);
  expect(await shown.text()).toContain('For midwives');
  expect(await readFile(home(), 'utf8')).toBe(before);
});

test('a save changes its value and no other byte, and the page; undoing it leaves the file as it was', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await idOf('For nurses from abroad');
  const saved = (await save(id, 'For nurses from abroad', 'For nurses from afar')) as {
    kind: string;
    n: number;
  };
  expect(saved).toMatchObject({ kind: 'saved', n: expect.any(Number) });
  expect(await readFile(home(), 'utf8')).toBe(before.replace('from abroad', 'from afar'));
  await expect.poll(async () => (await fetch(`${editor.pages}/`)).text()).toContain('For nurses from afar');
  expect(await editor.post('/api/undo', { n: saved.n })).toMatchObject({ kind: 'saved' });
  expect(await readFile(home(), 'utf8')).toBe(before);
  expect(await editor.post('/api/undo', { n: saved.n })).toEqual({ kind: 'nothing-to-undo' });
});

test('a mistake is not saved, and is worded as everywhere', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await idOf('For nurses from abroad');
  expect(await save(id, 'For nurses from abroad', 12)).toMatchObject({
    kind: 'refused',
    problems: [{ severity: 'error', code: expect.any(String), message: expect.any(String) }],
  });
  expect(await readFile(home(), 'utf8')).toBe(before);
});

test('another value of the file may change outside meanwhile: both stay', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await idOf('For nurses from abroad');
  await writeFile(home(), before.replace('title: Small groups', 'title: Tiny groups'));
  expect(await save(id, 'For nurses from abroad', 'For all')).toMatchObject({ kind: 'saved' });
  const after = before.replace('title: Small groups', 'title: Tiny groups');
  expect(await readFile(home(), 'utf8')).toBe(after.replace('For nurses from abroad', 'For all'));
  await putBack(id, before);
});

test('the same value changed outside: theirs and mine, and nothing is written', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await idOf('For nurses from abroad');
  const theirs = before.replace('For nurses from abroad', 'For nurses from Nepal');
  await writeFile(home(), theirs);
  expect(await save(id, 'For nurses from abroad', 'Mine')).toEqual({
    ...{ kind: 'conflict', before: 'For nurses from abroad' },
    ...{ theirs: 'For nurses from Nepal', mine: 'Mine' },
  });
  expect(await readFile(home(), 'utf8')).toBe(theirs);
  await putBack(id, before);
});

test('a value is only taken back where it is still as it was written', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await idOf('For nurses from abroad');
  const { n } = (await save(id, 'For nurses from abroad', 'Mine')) as { n: number };
  await writeFile(home(), before.replace('For nurses from abroad', 'Theirs'));
  expect(await editor.post('/api/undo', { n })).toMatchObject({ kind: 'conflict', theirs: 'Theirs' });
  await putBack(id, before);
});

test('each heading of an article is a value of its own', async () => {
  for (const heading of ['Know the order of the stations', 'Practise the first two minutes']) {
    const id = await idOf(heading, editor, '/blog/before-your-first-mock-exam');
    expect(await editor.get(`/api/field?id=${id}`)).toMatchObject({ value: `## ${heading}` });
  }
});

test('a file that is gone is not begun again', async () => {
  const post = path.join(root, 'content/posts/before-your-first-mock-exam.mdx');
  const before = await readFile(post, 'utf8');
  const title = /^title: (.*)$/m.exec(before)?.[1] ?? '';
  const id = await idOf(title, editor, '/blog/before-your-first-mock-exam');
  await rm(post);
  await expect.poll(async () => (await editor.send(`/api/field?id=${id}`)).status).toBe(404);
  expect(await save(id, title, 'Another')).not.toMatchObject({ kind: 'saved' });
  await expect(readFile(post)).rejects.toThrow();
  await writeFile(post, before);
  await expect.poll(async () => (await editor.send(`/api/field?id=${id}`)).status).toBe(200);
});

test('what is typed is kept until it is saved, also by the next run', async () => {
  const id = await idOf('Read the blog');
  expect(await editor.post('/api/pending', { id, text: 'Read the' })).toEqual({ kind: 'kept' });
  expect(await editor.get(`/api/field?id=${id}`)).toMatchObject({ pending: 'Read the' });
  expect(await editor.get('/api/pending')).toEqual([
    { id, text: 'Read the', title: 'Label', within: expect.any(String) },
  ]);
  await editor.post('/api/pending', { id, text: null });
  expect(await editor.get('/api/pending')).toEqual([]);
});

test('before it is saved, an edit says what it does', async () => {
  const id = await idOf('For nurses from abroad');
  const tried = await editor.post('/api/try', { edits: [{ id, value: 'For midwives' }] });
  expect(tried).toMatchObject({
    problems: [],
    says: { pages: 1, examples: [{ before: 'For nurses from abroad', after: 'For midwives', address: '/' }] },
  });
});

test('a link that leads nowhere is not saved, and is told as everywhere', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await idOf('For nurses from abroad');
  const fields = (await editor.get(`/api/fields?id=${id}`)) as { id: string; items?: { id: string }[] }[];
  const button = fields.flatMap(({ items = [] }) => items)[0]?.id ?? '';
  const parts = (
    (await editor.get(`/api/field?id=${button}`)) as {
      items: { id: string; control: string; value: unknown }[];
    }
  ).items;
  const link = parts.find(({ control }) => control === 'link');
  const edits = [{ id: link?.id, was: link?.value, value: '/nowhere-at-all' }];
  const problems = [{ code: 'link-broken', severity: 'error' }];
  expect(await editor.post('/api/try', { edits })).toMatchObject({ problems });
  expect(await editor.post('/api/save', { edits })).toMatchObject({ kind: 'refused', problems });
  expect(await readFile(home(), 'utf8')).toBe(before);
});

test('entries, words and pictures are found, and pictures are shown', async () => {
  expect(await editor.get('/api/entries?q=osce&kind=courses')).toMatchObject([
    { kind: 'courses', id: 'osce-weekend' },
  ]);
  expect(JSON.stringify(await editor.get('/api/find?q=blog'))).toContain('"/blog"');
  const [picture] = (await editor.get('/api/pictures?q=desk')) as { name: string; address: string }[];
  expect(picture).toMatchObject({ name: 'illustrations/study-desk.svg' });
  const shown = await fetch(picture?.address ?? '');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(await shown.text()).toContain('<svg');
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await exchange(picture?.address ?? '', { headers })).status).toBe(403);
  for (const name of ['../../site.yaml', '..%2f..%2fsite.yaml', '__proto__', '%', 'none.svg'])
    expect((await exchange(`${editor.pages}/__edit/media/${name}`)).status).toBe(404);
});

test('a second one for the folder opens the first', async () => {
  const second = startSite(['edit', '--port', '0'], root);
  const { code, out, note } = await second.ended;
  expect(code).toBe(0);
  expect(note).toContain('This folder is being edited already');
  expect(new URL(out.trim()).origin).toBe(editor.origin);
  const client = await enter(editor.started, out.trim());
  expect(await client.get('/api/journal')).toEqual(await editor.get('/api/journal'));
});

test('a picture gets a name of its own, never that of another file', async () => {
  const drawing = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`;
  const put = async (name: string, body: string) =>
    JSON.parse(
      (
        await editor.send(`/api/media/${encodeURIComponent(name)}`, {
          method: 'PUT',
          body,
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).text,
    );
  expect(await put('Our Ward (Pokhara).SVG', drawing(10))).toMatchObject({
    kind: 'added',
    name: 'our-ward-pokhara.svg',
  });
  expect(await put('our ward pokhara.svg', drawing(10))).toMatchObject({ name: 'our-ward-pokhara.svg' });
  expect(await put('our ward pokhara.svg', drawing(20))).toMatchObject({ name: 'our-ward-pokhara-2.svg' });
  expect(await put('पोखरा.svg', drawing(30))).toMatchObject({ kind: 'added' });
});

test('another day is shown, until it is today again', async () => {
  expect(await editor.post('/api/day', { day: '2027-01-10' })).toEqual({ today: '2027-01-10T12:00:00.000Z' });
  expect(await editor.get('/api/session')).toMatchObject({ site: { today: '2027-01-10T12:00:00.000Z' } });
  expect((await editor.send('/api/day', { method: 'POST', body: '{"day":"tomorrow"}' })).status).toBe(400);
  await editor.post('/api/day', { day: null });
  expect(JSON.stringify(await editor.get('/api/session'))).not.toContain('2027-01-10');
});

test('a read-only file is left alone, and that is said', { skip: process.getuid?.() === 0 }, async () => {
  await chmod(path.dirname(home()), 0o555);
  const id = await idOf('For nurses from abroad');
  expect(await save(id, 'For nurses from abroad', 'x')).toEqual({ kind: 'failed', code: 'read-only' });
  await chmod(path.dirname(home()), 0o755);
});

/** The disk, other programs and other people get in the editor’s way: nothing typed is lost. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { git } from '../commit-site.ts';
import { emptyFolder, smallSiteFolder } from '../run-site.ts';
import { type EditorClient, enter, findId, openEditorIn, readSiteTexts } from './editor-client.ts';
import { openRefusedEditor, type RefusedEditor } from './refusing-disk.ts';

const first = 'For nurses from abroad';

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

const home = () => path.join(root, 'content/pages/home.yaml');
const save = (id: string, was: unknown, value: unknown, client = editor) =>
  client.post('/api/save', { edits: [{ id, was, value }] });

/** Restores the home page, and waits until the editor knows. */
async function putBack(id: string, text: string): Promise<void> {
  await writeFile(home(), text);
  await expect.poll(() => editor.get(`/api/field?id=${id}`)).toMatchObject({ value: first });
}

describe.each([
  ['ENOSPC', 'disk-full'],
  ['EROFS', 'read-only'],
  ['EIO', 'disk-refuses'],
])('a disk that says %s', isSaid);
describe.each([['EACCES', 'read-only']])('a disk that says %s', { tags: ['long/faults'] }, isSaid);

function isSaid(code: string, said: string): void {
  test.each(['.site/edit/journal', 'content/pages'])(
    'at %s: nothing is half written, and it is said',
    async (at) => {
      const before = await readSiteTexts(root);
      const id = await findId(editor, first);
      const saved = await whileRefused(code, at, () => save(id, first, 'For all'));
      expect(saved).toEqual({ kind: 'failed', code: said });
      expect(await readSiteTexts(root)).toBe(before);
      expect(await editor.get('/api/journal')).toEqual([]);
    },
  );

  test('what is typed can’t be kept, and that is said; once it can, it is', async () => {
    const id = await findId(editor, first);
    const type = () => editor.post('/api/pending', { id, text: 'For' });
    expect(await whileRefused(code, '.site/edit', type)).toEqual({ kind: 'failed', code: said });
    expect(await editor.get('/api/pending')).toEqual([]);
    expect(await type()).toEqual({ kind: 'kept' });
    expect(await editor.get('/api/pending')).toMatchObject([{ id, text: 'For' }]);
    await editor.post('/api/pending', { id, text: null });
  });

  test('a picture isn’t taken, and leaves nothing behind', async () => {
    const media = path.join(root, 'content/media');
    const before = await readdir(media);
    const put = () =>
      editor.send('/api/media/drawing.svg', {
        method: 'PUT',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"/>',
        headers: { 'content-type': 'application/octet-stream' },
      });
    const { status, text } = await whileRefused(code, 'content/media', put);
    expect([status, JSON.parse(text)]).toEqual([200, { kind: 'failed', code: said }]);
    expect(await readdir(media)).toEqual(before);
  });
}

test('two values in two files are saved both or not at all', async () => {
  const before = await readSiteTexts(root);
  const one = await findId(editor, first);
  const other = await findId(editor, 'Know the order of the stations', '/blog/before-your-first-mock-exam');
  const edits = [
    { id: one, was: first, value: 'For all' },
    { id: other, was: '## Know the order of the stations', value: '## Know them all' },
  ];
  const save = () => editor.post('/api/save', { edits });
  expect(await whileRefused('ENOSPC', 'content/posts', save)).toEqual({ kind: 'failed', code: 'disk-full' });
  expect(await readSiteTexts(root)).toBe(before);
  const { n } = (await save()) as { n: number };
  expect(await editor.post('/api/undo', { n })).toMatchObject({ kind: 'saved' });
  expect(await readSiteTexts(root)).toBe(before);
});

test('undoing isn’t done by half either, and can be done later', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await findId(editor, first);
  const { n } = (await save(id, first, 'For all')) as { n: number };
  const undo = () => editor.post('/api/undo', { n });
  expect(await whileRefused('ENOSPC', 'content/pages', undo)).toEqual({ kind: 'failed', code: 'disk-full' });
  expect(await readFile(home(), 'utf8')).toBe(before.replace(first, 'For all'));
  expect(await undo()).toMatchObject({ kind: 'saved' });
  expect(await readFile(home(), 'utf8')).toBe(before);
});

describe('two tabs', () => {
  test('the second is told of what the first has saved, and replaces nothing unseen', async () => {
    const before = await readFile(home(), 'utf8');
    const second = await enter(editor.started, await anotherAddress());
    const id = await findId(second, first);
    expect(await findId(editor, first)).toBe(id);
    const told = nextEvent(second, 'changed');
    expect(await save(id, first, 'Of one tab')).toMatchObject({ kind: 'saved' });
    expect(JSON.parse(await told).ids).toContain(id);
    expect(await save(id, first, 'Of the other', second)).toEqual({
      ...{ kind: 'conflict', before: first, theirs: 'Of one tab', mine: 'Of the other' },
    });
    expect(await second.get('/api/journal')).toEqual(await editor.get('/api/journal'));
    await putBack(id, before);
  });

  async function anotherAddress(): Promise<string> {
    const { origin, secret } = JSON.parse(await readFile(path.join(root, '.site/edit/running.json'), 'utf8'));
    const asked = await fetch(`${origin}/enter`, { method: 'POST', headers: { 'x-site-secret': secret } });
    return `${origin}/?key=${(await asked.json()).key}`;
  }

  /** The data of the next event of this name. */
  async function nextEvent({ origin, cookie, token }: EditorClient, name: string): Promise<string> {
    const headers = { cookie, 'x-site-token': token, 'sec-fetch-site': 'same-origin' };
    const { body } = await fetch(`${origin}/api/events`, { headers });
    let text = '';
    for await (const bytes of body ?? []) {
      text += new TextDecoder().decode(bytes);
      const data = new RegExp(`^event: ${name}\\ndata: (.*)\\n\\n`, 'm').exec(text)?.[1];
      if (data !== undefined) return data;
    }
    throw new Error(`There was no event “${name}”.`);
  }
});

test('a branch of git is switched beneath: what was typed stays, and is saved where the old value still is', async () => {
  git(root, 'init', '--initial-branch', 'main');
  await writeFile(path.join(root, '.gitignore'), '.site\ndist\n');
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'as it was');
  git(root, 'switch', '-c', 'other');
  const before = await readFile(home(), 'utf8');
  const course = path.join(root, 'content/courses/osce-weekend.yaml');
  await writeFile(home(), before.replace(first, 'For nurses of the branch'));
  await writeFile(course, (await readFile(course, 'utf8')).replace('249', '259'));
  git(root, 'rm', '-q', 'content/posts/before-your-first-mock-exam.mdx');
  git(root, 'commit', '-am', 'much else');
  git(root, 'switch', 'main');
  await expect.poll(() => findId(editor, first).catch(() => undefined)).toBeDefined();
  const [changed, same] = [await findId(editor, first), await findId(editor, 'Read the blog')];
  const inPost = await findId(editor, 'Know the order of the stations', '/blog/before-your-first-mock-exam');
  const typed = [
    { id: changed, text: 'Typed over what changes' },
    { id: same, text: 'Typed over what stays' },
    { id: inPost, text: 'Typed over what goes' },
  ];
  for (const one of typed) await editor.post('/api/pending', one);
  git(root, 'switch', 'other');
  await expect
    .poll(() => editor.get(`/api/field?id=${changed}`))
    .toMatchObject({ value: 'For nurses of the branch' });
  expect(await editor.get('/api/pending')).toMatchObject(typed);
  expect(await save(changed, first, typed[0]?.text)).toMatchObject({
    ...{ kind: 'conflict', theirs: 'For nurses of the branch', mine: 'Typed over what changes' },
  });
  expect(await save(same, 'Read the blog', 'Typed over what stays')).toMatchObject({ kind: 'saved' });
  expect(await save(inPost, '## Know the order of the stations', '## x')).not.toMatchObject({
    kind: 'saved',
  });
  expect(git(root, 'diff', '--numstat').trim()).toBe('1\t1\tcontent/pages/home.yaml');
  expect(await editor.get('/api/pending')).toMatchObject([typed[0], typed[2]]);
  git(root, 'checkout', '-q', '.');
  git(root, 'switch', 'main');
  for (const { id } of typed) await editor.post('/api/pending', { id, text: null });
  await expect.poll(() => editor.get(`/api/field?id=${changed}`)).toMatchObject({ value: first });
});

test('a mistake that is in the files already is told with its field, and can be mended there', async () => {
  const course = path.join(root, 'content/courses/osce-weekend.yaml');
  const before = await readFile(course, 'utf8');
  await writeFile(course, before.replace(/^price: .*/m, 'price: £249'));
  const page = () =>
    editor.get('/api/page?address=/') as Promise<{ problems: { code: string; id?: string }[] }>;
  await expect.poll(async () => (await page()).problems).toMatchObject([{ code: 'not-a-number' }]);
  const { problems } = await page();
  const id = problems[0]?.id ?? '';
  expect(await editor.get(`/api/field?id=${id}`)).toMatchObject({ title: 'Price', value: '£249' });
  expect((await fetch(`${editor.pages}/`)).status).toBe(200);
  const other = await findField('content/courses/osce-weekend.yaml', id, 'Title');
  expect(await save(other.id, other.value, 'Beside a mistake')).toMatchObject({ kind: 'saved' });
  expect(await save(id, '£249', 249)).toMatchObject({ kind: 'saved' });
  await expect.poll(async () => (await page()).problems).toEqual([]);
  await writeFile(course, before);
});

async function findField(file: string, id: string, title: string): Promise<{ id: string; value: unknown }> {
  const fields = (await editor.get(`/api/fields?id=${id}`)) as {
    title: string;
    id: string;
    value: unknown;
    file: string;
  }[];
  const found = fields.find((one) => one.title === title && one.file === file);
  if (!found) throw new Error(`There is no field “${title}”.`);
  return found;
}

test('a value with an anchor of YAML, which others refer to, is refused with words', async () => {
  const before = await readFile(home(), 'utf8');
  const id = await findId(editor, first);
  const shared = `${before.replace(first, `&who ${first}`)}description2: *who\n`;
  await writeFile(home(), shared);
  await expect
    .poll(async () => JSON.stringify(await editor.get('/api/page?address=/')))
    .toContain('yaml-alias');
  const saved = (await save(id, first, 'For all')) as { kind: string; problems: { message: string }[] };
  expect(saved.kind).toBe('refused');
  expect(saved.problems[0]?.message).toMatch(/changed without changing something else|anchor/);
  expect(await readFile(home(), 'utf8')).toBe(shared);
  await putBack(id, before);
});

describe('the editor’s own folder', () => {
  test('may be deleted while it runs: saving, what is typed and undoing go on, also in the next run', {
    tags: ['long/faults'],
  }, async () => {
    const site = await smallSiteFolder();
    const own = await openEditorIn(site);
    const file = path.join(site, 'content/pages/home.yaml');
    const before = await readFile(file, 'utf8');
    const id = await findId(own, first);
    const one = (await save(id, first, 'One', own)) as { n: number };
    const other = await findId(own, 'Read the blog');
    await own.post('/api/pending', { id: other, text: 'Read' });
    // The build writes there meanwhile.
    await rm(path.join(site, '.site'), { recursive: true, force: true, maxRetries: 50, retryDelay: 20 });
    expect(await save(id, 'One', 'Two', own)).toMatchObject({ kind: 'saved' });
    await own.started.interrupt();
    const next = await openEditorIn(site);
    expect(await next.get('/api/pending')).toMatchObject([{ text: 'Read' }]);
    expect(await next.get('/api/journal')).toMatchObject([{ after: 'Two' }, { after: 'One' }]);
    expect(await next.post('/api/undo', { n: one.n + 1 })).toMatchObject({ kind: 'saved' });
    expect(await next.post('/api/undo', { n: one.n })).toMatchObject({ kind: 'saved' });
    expect(await readFile(file, 'utf8')).toBe(before);
    await next.started.interrupt();
  });

  test('may have a journal that was cut off within a line: all others still count', {
    tags: ['long/faults'],
  }, async () => {
    const site = await smallSiteFolder();
    const own = await openEditorIn(site);
    const id = await findId(own, first);
    expect(await save(id, first, 'One', own)).toMatchObject({ kind: 'saved' });
    await own.post('/api/pending', { id, text: 'Typed at last' });
    await own.started.interrupt();
    const journal = path.join(site, '.site/edit/journal.jsonl');
    const whole = await readFile(journal, 'utf8');
    await writeFile(journal, whole.slice(0, -20));
    const next = await openEditorIn(site);
    expect(await next.get('/api/journal')).toMatchObject([{ after: 'One', state: 'can-undo' }]);
    expect(await next.get('/api/pending')).toEqual([]);
    const again = await findId(next, 'One');
    await next.post('/api/pending', { id: again, text: 'Typed again' });
    await next.started.interrupt();
    const third = await openEditorIn(site);
    expect(await third.get('/api/pending')).toMatchObject([{ text: 'Typed again' }]);
    await third.started.interrupt();
  });
});

/** Only root may mount one. */
const mayMount = process.getuid?.() === 0 && existsSync('/bin/mount');

test('a real disk that is full, and then no longer is', {
  skip: !mayMount,
  tags: ['long/faults'],
  timeout: 120_000,
}, async () => {
  const disk = await emptyFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
  try {
    execFileSync('cp', ['-r', `${await smallSiteFolder()}/.`, disk]);
    const own = await openEditorIn(disk);
    const id = await findId(own, first);
    await expect.poll(async () => (await fetch(`${own.pages}/`)).status).toBe(200);
    const before = await readSiteTexts(disk);
    const fill = path.join(disk, 'fill');
    execFileSync('sh', ['-c', `head -c 30m /dev/zero > "${fill}" || true`], { stdio: 'ignore' });
    expect(await save(id, first, 'For all', own)).toEqual({ kind: 'failed', code: 'disk-full' });
    expect(await own.post('/api/pending', { id, text: 'a'.repeat(9000) })).toEqual({
      ...{ kind: 'failed', code: 'disk-full' },
    });
    expect(await readSiteTexts(disk)).toBe(before);
    await rm(fill);
    expect(await own.post('/api/pending', { id, text: 'For' })).toEqual({ kind: 'kept' });
    expect(await save(id, first, 'For all', own)).toMatchObject({ kind: 'saved' });
    await own.started.interrupt();
  } finally {
    execFileSync('umount', [disk]);
  }
});

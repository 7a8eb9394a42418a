/** Entries are begun, copied and removed as whole files, and all of that is undone to the byte. */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerJournal } from '../../../cli/edit/answers/answer-journal.ts';
import { answerKinds, answerNew, answerTryNew } from '../../../cli/edit/answers/answer-new.ts';
import { answerEntryOf, answerRemove, answerTryRemoval } from '../../../cli/edit/answers/answer-removal.ts';
import type { EditDesk } from '../../../cli/edit/desk.ts';
import { settleBegun } from '../../../cli/edit/settle-begun.ts';
import { undoEdits } from '../../../cli/edit/undo-edits.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { smallSiteFolder } from '../run-site.ts';
import { readSiteTexts } from './editor-client.ts';
import { openDesk } from './open-desk.ts';

let root: string;
let desk: EditDesk;
let before: string;

/** As `site edit` does, it shows drafts. */
function openAt(folder: string): EditDesk {
  const own = openDesk(folder, new Date('2026-11-22T12:00:00Z'));
  return { ...own, site: () => ({ ...own.site(), drafts: true }) };
}

beforeEach(async () => {
  root = await smallSiteFolder();
  desk = openAt(root);
  before = await readSiteTexts(root);
});

const file = (name: string) => path.join(root, 'content', name);
const read = (name: string) => readFile(file(name), 'utf8');
const idOf = (name: string, field = 'title', own = desk) =>
  own.ids.idOf({ file: `content/${name}`, path: [field], title: '', within: '' });
const waiting = new AbortController().signal;
const tryNew = async (wish: Fields): Promise<Fields> =>
  fieldsOf((await answerTryNew(desk, wish, waiting)).value);
const create = async (wish: Fields): Promise<Fields> => fieldsOf((await answerNew(desk, wish)).value);
const remove = async (id: string): Promise<Fields> => fieldsOf((await answerRemove(desk, { id })).value);
const journal = async (): Promise<Fields[]> => listOf((await answerJournal(desk)).value).map(fieldsOf);

describe('a new entry', () => {
  test('is of a kind that the site has, named by its schema', async () => {
    expect((await answerKinds(desk)).value).toEqual([
      { kind: 'post', title: 'Article', titled: 'Title' },
      { kind: 'course', title: 'Course', titled: 'Title' },
      { kind: 'page', title: 'Page', titled: 'Title', menus: expect.any(Array) },
    ]);
  });

  test('is tried as it is typed, and nothing is written', async () => {
    expect(await tryNew({ kind: 'post', title: ' The  Day Before ' })).toEqual({
      ...{ id: 'the-day-before', address: '/blog/the-day-before' },
      ...{ isDraft: true, leftOut: [], problems: [] },
    });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('is what `site new` writes, as a draft, and undoing it takes it away', async () => {
    const made = await create({ kind: 'post', title: 'The day before: what to pack' });
    expect(made).toMatchObject({ kind: 'saved', address: '/blog/the-day-before-what-to-pack' });
    const text = await read('posts/the-day-before-what-to-pack.mdx');
    expect(text).toContain('\ntitle: "The day before: what to pack"\n');
    expect(text).toContain('\ndraft: true\n');
    expect(text).toContain('\ndate: "2026-11-22"\n');
    expect((await answerEntryOf(desk, String(made.id))).value).toMatchObject({
      kind: 'Article',
      isOwn: true,
    });
    expect(await journal()).toMatchObject([{ did: 'added', within: 'Article', state: 'can-undo' }]);
    expect(await undoEdits(desk, made.n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('that was changed since is not taken away', async () => {
    const { n } = await create({ kind: 'course', title: 'New' });
    await appendFile(file('courses/new.yaml'), '# A note\n');
    expect(await undoEdits(desk, n)).toEqual({ kind: 'failed', code: 'changed-since' });
    expect(await read('courses/new.yaml')).toContain('# A note');
  });

  test('that something else names by now is not taken away', async () => {
    const { n } = await create({ kind: 'course', title: 'New' });
    const post = 'content/posts/before-your-first-mock-exam.mdx';
    await appendFile(path.join(root, post), '\nIt costs {courses.new.price}.\n');
    expect(await undoEdits(desk, n)).toMatchObject({ kind: 'refused', problems: [{ file: post }] });
    expect(existsSync(file('courses/new.yaml'))).toBe(true);
  });
});

describe('an id', () => {
  test.each([
    ['Prüfung für Pflegekräfte', 'prufung-fur-pflegekrafte'],
    ['परीक्षा', 'course'],
    ['Con', 'course-con'],
    ['OSCE weekend', 'osce-weekend-2'],
    ['…', 'course'],
  ])('is made of “%s”', async (title, id) => {
    expect(await tryNew({ kind: 'course', title })).toMatchObject({ id, problems: [] });
  });

  test('of a long title is cut between two words, and the title is kept whole', async () => {
    const title = 'Nursing '.repeat(40).trim();
    const { id } = await tryNew({ kind: 'course', title });
    expect(id).toBe('nursing-nursing-nursing-nursing-nursing-nursing-nursing');
    expect(await create({ kind: 'course', title })).toMatchObject({ kind: 'saved' });
    expect((await read(`courses/${id}.yaml`)).replaceAll(/\s+/g, ' ')).toContain(title);
  });

  test.each<[id: string, fault: Fields]>([
    ['osce-weekend', { code: 'id-taken', title: 'OSCE Weekend' }],
    ['weekend-course', { code: 'id-former', title: 'OSCE Weekend' }],
    ['upper', { code: 'id-taken', title: 'Upper.yaml' }],
    ['Big', { code: 'not-an-id', suggestion: 'big' }],
    ['../../site', { code: 'not-an-id', suggestion: 'site' }],
    ['a/b', { code: 'not-an-id', suggestion: 'a-b' }],
    ['.', { code: 'not-an-id' }],
    ['nul', { code: 'id-reserved' }],
    ['a'.repeat(101), { code: 'id-too-long' }],
  ])('can’t be “%s”', async (id, fault) => {
    await appendFile(file('courses/osce-weekend.yaml'), 'aliases: [/courses/weekend-course]\n');
    await writeFile(file('courses/Upper.yaml'), 'title: Upper\n');
    const texts = await readSiteTexts(root);
    const wish = { kind: 'course', title: 'Anything', id };
    expect(await tryNew(wish)).toMatchObject({ id, fault });
    expect(await create(wish)).toMatchObject({ kind: 'refused', fault });
    expect(await readSiteTexts(root)).toBe(texts);
  });

  test('can’t be that of a page or an old address elsewhere', async () => {
    const site = path.join(root, 'site.yaml');
    const text = await readFile(site, 'utf8');
    await writeFile(site, `${text}redirects:\n  - { from: /blog/gone, to: /blog }\n`);
    const refused = await create({ kind: 'post', title: 'Gone' });
    expect(refused).toMatchObject({ kind: 'refused', problems: [{ severity: 'error', file: 'site.yaml' }] });
    expect(existsSync(file('posts/gone.mdx'))).toBe(false);
  });
});

describe('a copy', () => {
  test('has every byte of its original but for what it says itself, and is a draft', async () => {
    const original = (await read('courses/osce-weekend.yaml')).replaceAll('\n', '\r\n');
    await writeFile(file('courses/osce-weekend.yaml'), original);
    const copy = idOf('courses/osce-weekend.yaml');
    const tried = await tryNew({ copy, title: 'OET Weekend' });
    expect(tried).toMatchObject({ id: 'oet-weekend', problems: [] });
    expect(tried.leftOut).toEqual([
      'Price before',
      'Price before, since',
      'Students',
      'Rating',
      'Shop',
      'Order',
    ]);
    expect(await create({ copy, title: 'OET Weekend' })).toMatchObject({ kind: 'saved' });
    const text = await read('courses/oet-weekend.yaml');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const lines = text.split('\r\n');
    const left = original.split('\r\n').filter((line) => !lines.includes(line));
    expect(left.map((line) => line.split(':')[0])).toEqual(
      expect.arrayContaining(['title', 'originalPrice', 'students', 'rating', 'order']),
    );
    expect(lines.filter((line) => !original.includes(line))).toEqual(['title: OET Weekend', 'draft: true']);
  });

  test('of an article keeps its text and its notation', async () => {
    const [, body = ''] = (await read('posts/before-your-first-mock-exam.mdx')).split('\n---\n');
    const copy = idOf('posts/before-your-first-mock-exam.mdx');
    expect(await create({ copy, title: 'Another' })).toMatchObject({
      kind: 'saved',
      address: '/blog/another',
    });
    expect((await read('posts/another.mdx')).split('\n---\n')[1]).toBe(body);
  });
});

describe('removing an entry', () => {
  test('is refused with what leads to it, and nothing is written', async () => {
    await appendFile(
      file('posts/before-your-first-mock-exam.mdx'),
      '\nIt costs {courses.osce-weekend.price}.\n',
    );
    const texts = await readSiteTexts(root);
    await desk.fresh();
    const id = idOf('courses/osce-weekend.yaml');
    const tried = fieldsOf((await answerTryRemoval(desk, { id }, waiting)).value);
    expect(tried.isPossible).toBe(false);
    expect(tried.problems).toContainEqual(
      expect.objectContaining({ severity: 'error', id: expect.any(String) }),
    );
    expect(tried.mentions).toMatchObject([{ within: 'Before your first mock exam' }]);
    expect(await remove(id)).toMatchObject({ kind: 'refused', problems: tried.problems });
    expect(await readSiteTexts(root)).toBe(texts);
  });

  test('is refused as long as a page links to its own page', async () => {
    const { id } = await create({ kind: 'post', title: 'Linked' });
    await appendFile(file('posts/before-your-first-mock-exam.mdx'), '\n[More](/blog/linked)\n');
    await desk.fresh();
    const { isPossible, mentions, problems } = fieldsOf(
      (await answerTryRemoval(desk, { id }, waiting)).value,
    );
    expect({ isPossible, problems }).toMatchObject({ isPossible: false, problems: [{ severity: 'error' }] });
    expect(listOf(mentions)).toHaveLength(1);
  });

  test('is undone to the byte, after a restart as well', async () => {
    await create({ kind: 'post', title: 'Short' });
    const text = `\uFEFF${(await read('posts/short.mdx')).replaceAll('\n', '\r\n')}`;
    await writeFile(file('posts/short.mdx'), text);
    await desk.fresh();
    const { kind, n } = await remove(idOf('posts/short.mdx'));
    expect(kind).toBe('saved');
    expect(await readSiteTexts(root)).toBe(before);
    desk = openAt(root);
    expect((await journal())[0]).toMatchObject({ did: 'removed', title: 'Short', state: 'can-undo' });
    expect(await undoEdits(desk, n)).toMatchObject({ kind: 'saved', title: 'Short' });
    expect(await read('posts/short.mdx')).toBe(text);
  });

  test('is not undone over another file of that name', async () => {
    await create({ kind: 'post', title: 'Short' });
    const { n } = await remove(idOf('posts/short.mdx'));
    await writeFile(file('posts/short.mdx'), 'Another’s\n');
    expect(await undoEdits(desk, n)).toMatchObject({ kind: expect.stringMatching(/refused|failed/) });
    expect(await read('posts/short.mdx')).toBe('Another’s\n');
  });
});

describe('a program that was killed', () => {
  const thing = { title: 'Short', within: 'Article' };

  test('before it wrote leaves nothing to undo', async () => {
    const n = desk.journal.begin(
      { edits: [], whole: [{ file: 'content/posts/short.mdx', after: 'x' }] },
      thing,
    );
    await writeFile(file('posts/.short.mdx.new'), 'x');
    desk = openAt(root);
    await settleBegun(desk);
    expect(existsSync(file('posts/.short.mdx.new'))).toBe(false);
    expect(await journal()).toEqual([]);
    expect(await undoEdits(desk, n)).toEqual({ kind: 'nothing-to-undo' });
  });

  test('after it removed a file can bring it back', async () => {
    await create({ kind: 'post', title: 'Short' });
    const text = await read('posts/short.mdx');
    const n = desk.journal.begin(
      { edits: [], whole: [{ file: 'content/posts/short.mdx', before: text }] },
      thing,
    );
    await rm(file('posts/short.mdx'));
    desk = openAt(root);
    await settleBegun(desk);
    expect(await undoEdits(desk, n)).toMatchObject({ kind: 'saved' });
    expect(await read('posts/short.mdx')).toBe(text);
  });

  test('or whoever has changed its journal touches nothing but content', async () => {
    await writeFile(path.join(root, 'notes.txt'), 'mine');
    const whole = [{ file: 'notes.txt', before: 'mine' }];
    const n = desk.journal.begin({ edits: [], whole }, thing);
    desk.journal.end(n, { kind: 'made', files: [] });
    await rm(path.join(root, 'notes.txt'));
    expect(await undoEdits(desk, n)).toMatchObject({ kind: 'failed' });
    expect(existsSync(path.join(root, 'notes.txt'))).toBe(false);
  });
});

describe('in a branch', () => {
  let branch: string;
  beforeEach(async () => {
    branch = path.join(root, 'branches/pokhara');
    await mkdir(branch, { recursive: true });
    const site =
      'extends: ../../site.yaml\norigin: https://pokhara.example.com\nconfirmed: [contact.email, contact.office, contact.phone, contact.whatsapp]\n';
    await writeFile(path.join(branch, 'site.yaml'), site);
    desk = openAt(branch);
  });

  test('an entry is the branch’s own', async () => {
    expect(await create({ kind: 'course', title: 'Only here' })).toMatchObject({ kind: 'saved' });
    expect(existsSync(path.join(branch, 'content/courses/only-here.yaml'))).toBe(true);
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('an inherited one can be copied, not removed, and its id is taken', async () => {
    const id = desk.ids.idOf({
      ...{ file: '../../content/courses/osce-weekend.yaml', path: ['title'], title: '', within: '' },
    });
    expect((await answerEntryOf(desk, id)).value).toMatchObject({ kind: 'Course', isOwn: false });
    expect(await remove(id)).toEqual({ kind: 'failed', code: 'not-own' });
    expect(await tryNew({ copy: id, title: 'x', id: 'osce-weekend' })).toMatchObject({
      fault: { code: 'id-taken' },
    });
    expect(await create({ copy: id, title: 'Ours' })).toMatchObject({ kind: 'saved' });
    const copy = await readFile(path.join(branch, 'content/courses/ours.yaml'), 'utf8');
    expect(copy).toContain('title: Ours');
    expect(await readSiteTexts(root)).toBe(before);
  });
});

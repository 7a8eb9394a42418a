/** An entry gets another id, with everything that names it, and all of that is undone to the byte. */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerJournal } from '../../../cli/edit/answers/answer-journal.ts';
import { answerNew } from '../../../cli/edit/answers/answer-new.ts';
import { answerRename, answerTryRename } from '../../../cli/edit/answers/answer-rename.ts';
import type { EditDesk } from '../../../cli/edit/desk.ts';
import { settleBegun } from '../../../cli/edit/settle-begun.ts';
import { undoEdits } from '../../../cli/edit/undo-edits.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { smallSiteFolder } from '../run-site.ts';
import { readSiteTexts } from './editor-client.ts';
import { openDesk } from './open-desk.ts';

let root: string;
let desk: EditDesk;
const post = 'posts/before-your-first-mock-exam.mdx';
const old = '/blog/before-your-first-mock-exam';

function openAt(folder: string): EditDesk {
  const own = openDesk(folder, new Date('2026-11-22T12:00:00Z'));
  return { ...own, site: () => ({ ...own.site(), drafts: true }) };
}

beforeEach(async () => {
  root = await smallSiteFolder();
  desk = openAt(root);
});

const file = (name: string) => path.join(root, 'content', name);
const read = (name: string) => readFile(file(name), 'utf8');
const idOf = (name: string, own = desk) =>
  own.ids.idOf({ file: `content/${name}`, path: ['title'], title: '', within: '' });
const waiting = new AbortController().signal;
const tryRename = async (name: string, to: string): Promise<Fields> =>
  fieldsOf((await answerTryRename(desk, { id: idOf(name), to }, waiting)).value);
const rename = async (name: string, to: string, own = desk): Promise<Fields> =>
  fieldsOf((await answerRename(own, { id: idOf(name, own), to })).value);

describe('renaming an article', () => {
  test('moves its file, follows each link to it, and leaves its old address as an alias', async () => {
    const home = await read('pages/home.yaml');
    const site = await readFile(path.join(root, 'site.yaml'), 'utf8');
    const link = `  # See ${old}: a note.\n    - { label: "Mock exam", to: "${old}#top" }\n`;
    await writeFile(path.join(root, 'site.yaml'), site.replace('  menu:\n', `  menu:\n${link}`));
    await appendFile(
      file(post),
      `\nRead [this](${old}?a=b), [again](${old}/), not https://example.org${old} or ${old}-two.\n`,
    );
    const before = await readSiteTexts(root);
    expect(await tryRename(post, 'mock-exams')).toMatchObject({
      ...{ kind: 'tried', isPossible: true, files: 1, problems: [] },
      ...{ from: old, address: '/blog/mock-exams', aliases: [old] },
    });
    expect(await readSiteTexts(root)).toBe(before);
    const made = await rename(post, 'mock-exams');
    expect(made).toMatchObject({ kind: 'saved', address: '/blog/mock-exams' });
    expect(existsSync(file(post))).toBe(false);
    const text = await read('posts/mock-exams.mdx');
    expect(text).toContain(`\naliases:\n  - ${old}\n`);
    expect(text).toContain(
      `Read [this](/blog/mock-exams?a=b), [again](/blog/mock-exams/), not https://example.org${old} or ${old}-two.`,
    );
    const now = await readFile(path.join(root, 'site.yaml'), 'utf8');
    expect(now).toContain(`# See ${old}: a note.\n    - { label: "Mock exam", to: "/blog/mock-exams#top" }`);
    expect(await read('pages/home.yaml')).toBe(home);
    expect(listOf((await answerJournal(desk)).value)).toMatchObject([{ did: 'renamed', state: 'can-undo' }]);
    desk = openAt(root);
    expect(await undoEdits(desk, made.n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('back to the id that it had takes the alias away', async () => {
    const before = await readSiteTexts(root);
    await rename(post, 'mock-exams');
    expect(await rename('posts/mock-exams.mdx', 'before-your-first-mock-exam')).toMatchObject({
      kind: 'saved',
    });
    expect(await read(post)).not.toContain(`- ${old}\n`);
    expect(await read(post)).toContain('- /blog/mock-exams');
    expect(before).toContain(post);
  });

  test('a draft leaves no address behind', async () => {
    await answerNew(desk, { kind: 'post', title: 'Short' });
    expect(await tryRename('posts/short.mdx', 'shorter')).toMatchObject({ isPossible: true, aliases: [] });
    expect(await rename('posts/short.mdx', 'shorter')).toMatchObject({ kind: 'saved' });
    expect(await read('posts/shorter.mdx')).not.toMatch(/^aliases:/m);
  });

  test('is not undone over what somebody has written since', async () => {
    const { n } = await rename(post, 'mock-exams');
    await appendFile(file('posts/mock-exams.mdx'), '\nTheirs.\n');
    expect(await undoEdits(desk, n)).toMatchObject({ kind: expect.stringMatching(/refused|failed/) });
    expect(await read('posts/mock-exams.mdx')).toContain('Theirs.');
  });
});

describe('renaming a course', () => {
  test('changes references, names of its values, and nothing else', async () => {
    await appendFile(
      file(post),
      '\nIt costs {courses.osce-weekend.price}, unlike {courses.osce-weekend-2.price}.\n',
    );
    await writeFile(
      file('courses/osce-weekend-2.yaml'),
      (await read('courses/osce-weekend.yaml'))
        .replace(/^aliases:.*\n(?: .*\n)*/m, '')
        .replace(/^title: .*/m, 'title: Second'),
    );
    const chosen =
      '  - section: course-cards\n    title: Ours\n    courses: { ids: [osce-weekend, osce-weekend-2] } # osce-weekend\n';
    await appendFile(file('pages/blog.yaml'), chosen);
    const before = await readSiteTexts(root);
    const made = await rename('courses/osce-weekend.yaml', '2027');
    expect(made).toMatchObject({ kind: 'saved' });
    const after = await readSiteTexts(root);
    expect(after).toContain('It costs {courses.2027.price}, unlike {courses.osce-weekend-2.price}.');
    expect(await read('pages/blog.yaml')).toContain(
      chosen.replaceAll('osce-weekend }', '"2027" }').replaceAll('[osce-weekend,', '["2027",'),
    );
    expect(after).toContain('checkoutUrl: https://shop.example.com/osce-weekend\n');
    expect(await undoEdits(desk, made.n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test.each([
    ['osce-weekend', undefined],
    ['Big', 'not-an-id'],
    ['../x', 'not-an-id'],
    ['nul', 'id-reserved'],
  ])('to %s is refused', async (to, code) => {
    const before = await readSiteTexts(root);
    const tried = await tryRename('courses/osce-weekend.yaml', to);
    expect(fieldsOf(tried.fault).code).toBe(code);
    expect(await rename('courses/osce-weekend.yaml', to)).toMatchObject({ kind: 'refused' });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('that was cut off half way is finished, or was never begun', async () => {
    const before = await readSiteTexts(root);
    const [from, to] = ['content/courses/osce-weekend.yaml', 'content/courses/weekend.yaml'];
    const text = await readFile(path.join(root, from), 'utf8');
    const thing = { title: 'OSCE Weekend', within: 'Course' };
    const { n } = await rename('courses/osce-weekend.yaml', 'weekend');
    const whole = desk.journal.entries().find((one) => one.n === n)?.whole ?? [];
    const after = await readSiteTexts(root);
    await undoEdits(desk, n);
    const cut = desk.journal.begin({ edits: [], whole }, thing);
    await writeFile(path.join(root, to), await Promise.resolve(whole[0]?.after ?? ''));
    desk = openAt(root);
    await settleBegun(desk);
    expect(await readSiteTexts(root)).toBe(after);
    expect(await undoEdits(desk, cut)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
    expect(await readFile(path.join(root, from), 'utf8')).toBe(text);
    const never = desk.journal.begin({ edits: [], whole }, thing);
    desk = openAt(root);
    await settleBegun(desk);
    expect(await readSiteTexts(root)).toBe(before);
    expect(await undoEdits(desk, never)).toEqual({ kind: 'nothing-to-undo' });
  });
});

test('a page that keeps its address keeps it, and its route names the new file', async () => {
  const made = await rename('pages/home.yaml', 'start');
  expect(made).toMatchObject({ kind: 'saved', address: '/' });
  expect(await readFile(path.join(root, 'site.yaml'), 'utf8')).toContain('page: start');
  expect(await read('pages/start.yaml')).not.toContain('aliases');
});

test('in a branch only its own entries are renamed', async () => {
  const branch = path.join(root, 'branches/pokhara');
  await mkdir(branch, { recursive: true });
  await writeFile(
    path.join(branch, 'site.yaml'),
    'extends: ../../site.yaml\norigin: https://pokhara.example.com\nconfirmed: [contact.email, contact.office, contact.phone, contact.whatsapp]\n',
  );
  const before = await readSiteTexts(root);
  const own = openAt(branch);
  const id = own.ids.idOf({
    file: '../../content/courses/osce-weekend.yaml',
    path: ['title'],
    title: '',
    within: '',
  });
  expect((await answerRename(own, { id, to: 'ours' })).value).toEqual({ kind: 'failed', code: 'not-own' });
  await answerNew(own, { kind: 'course', title: 'Only here' });
  expect(await rename('courses/only-here.yaml', 'here', own)).toMatchObject({ kind: 'saved' });
  expect(existsSync(path.join(branch, 'content/courses/here.yaml'))).toBe(true);
  await rm(branch, { recursive: true });
  expect(await readSiteTexts(root)).toBe(before);
});

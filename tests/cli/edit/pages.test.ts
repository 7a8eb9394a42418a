/** A page comes with its address and its entry in a menu, in one step that is undone as one. */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerJournal } from '../../../cli/edit/answers/answer-journal.ts';
import { answerKinds, answerNew, answerTryNew } from '../../../cli/edit/answers/answer-new.ts';
import { answerOutline } from '../../../cli/edit/answers/answer-outline.ts';
import { answerRemove, answerTryRemoval } from '../../../cli/edit/answers/answer-removal.ts';
import type { EditDesk } from '../../../cli/edit/desk.ts';
import { settleBegun } from '../../../cli/edit/settle-begun.ts';
import { undoEdits } from '../../../cli/edit/undo-edits.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { runSite, smallSiteFolder } from '../run-site.ts';
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

const waiting = new AbortController().signal;
const site = (folder = root) => readFile(path.join(folder, 'site.yaml'), 'utf8');
const tryNew = async (wish: Fields): Promise<Fields> =>
  fieldsOf((await answerTryNew(desk, { kind: 'page', ...wish }, waiting)).value);
const create = async (wish: Fields): Promise<Fields> =>
  fieldsOf((await answerNew(desk, { kind: 'page', ...wish })).value);
const menus = async (): Promise<Fields[]> => {
  const kinds = listOf((await answerKinds(desk)).value).map(fieldsOf);
  return listOf(kinds.find(({ kind }) => kind === 'page')?.menus).map(fieldsOf);
};
const menuCalled = async (title: string) => (await menus()).find((menu) => menu.title === title)?.id;

test('the menus are those of site.yaml, with their entries', async () => {
  expect((await menus()).map(({ title, entries }) => [title, entries])).toEqual([
    ['Header › Menu', ['Courses', 'Blog']],
    ['Footer › Groups of links › On this site', ['Courses', 'Blog']],
    ['Footer › Legal links', []],
  ]);
});

describe('a new page', () => {
  test('has an address that its title suggests, and nothing is written while it is tried', async () => {
    expect(await tryNew({ title: 'Our scholarships' })).toEqual({
      ...{ id: 'our-scholarships', address: '/our-scholarships', isDraft: true, leftOut: [], problems: [] },
    });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('is undone to the byte in one step, after a restart as well', async () => {
    const menu = await menuCalled('Header › Menu');
    const made = await create({ title: 'Scholarships', address: '/money/scholarships', menu, at: 1 });
    expect(made).toMatchObject({ kind: 'saved', address: '/money/scholarships' });
    expect(await site()).toMatch(/path: \/money\/scholarships\b.*page: scholarships/s);
    desk = openAt(root);
    expect(await answerJournal(desk)).toMatchObject({
      value: [{ did: 'added', title: 'Scholarships', state: 'can-undo' }],
    });
    expect(await undoEdits(desk, made.n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('is where it was wished for, as a draft: the website has neither it nor the menu entry until then', async () => {
    const menu = await menuCalled('Header › Menu');
    await create({ title: 'Scholarships', menu, at: 1 });
    expect(await site()).toMatch(
      /label: Courses.*\n.*label: Scholarships.*to: \/scholarships.*\n.*label: Blog/,
    );
    const page = path.join(root, 'content/pages/scholarships.yaml');
    expect(await readFile(page, 'utf8')).toMatch(/^draft: true$/m);
    const { code, out, note } = await runSite(['build'], root);
    expect({ code, text: out + note }).toMatchObject({ code: 0 });
    expect(existsSync(path.join(root, 'dist/scholarships'))).toBe(false);
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).not.toContain('Scholarships');
    await writeFile(page, (await readFile(page, 'utf8')).replace('draft: true', 'draft: false'));
    await runSite(['build'], root);
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toContain('href="/scholarships"');
  });

  test.each<[address: string, fault: Fields]>([
    ['/blog', { code: 'address-taken', title: 'Blog' }],
    ['About us', { code: 'not-an-address', suggestion: '/about-us' }],
    ['//', { code: 'not-an-address' }],
    ['/a/../b', { code: 'not-an-address', suggestion: '/a/b' }],
    ['https://x.example', { code: 'not-an-address', suggestion: '/https/x-example' }],
  ])('can’t be at “%s”', async (address, addressFault) => {
    expect(await tryNew({ title: 'Anything', address })).toMatchObject({ address, addressFault });
    expect(await create({ title: 'Anything', address })).toMatchObject({ kind: 'refused', addressFault });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('can’t be where an article is: what the check says is shown, and nothing is written', async () => {
    const wish = { title: 'Anything', address: '/blog/before-your-first-mock-exam' };
    const { problems } = await tryNew(wish);
    expect(problems).toMatchObject([{ severity: 'error', file: 'site.yaml' }]);
    expect(await create(wish)).toMatchObject({ kind: 'refused', problems: [{ severity: 'error' }] });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test('that was changed since is not taken away, and neither are its route and its menu entry', async () => {
    const { n } = await create({ title: 'New', menu: await menuCalled('Header › Menu'), at: 0 });
    await appendFile(path.join(root, 'content/pages/new.yaml'), '# A note\n');
    const texts = await readSiteTexts(root);
    expect(await undoEdits(desk, n)).toMatchObject({ kind: 'refused' });
    expect(await readSiteTexts(root)).toBe(texts);
  });

  test('is taken back although something else in site.yaml has changed since', async () => {
    const { n } = await create({ title: 'New', menu: await menuCalled('Header › Menu'), at: 2 });
    await writeFile(path.join(root, 'site.yaml'), (await site()).replace('/blog }', '/blog } # ours'));
    await desk.fresh();
    expect(await undoEdits(desk, n)).toMatchObject({ kind: 'saved' });
    expect((await readSiteTexts(root)).replace(' # ours', '')).toBe(before);
  });
});

describe('a program that was killed', () => {
  const page = () => path.join(root, 'content/pages/new.yaml');
  const begin = (text: string) =>
    desk.journal.begin(
      {
        edits: [
          {
            file: 'site.yaml',
            edit: { kind: 'insert', path: ['routes', 3], value: { path: '/new', page: 'new' } },
          },
        ],
        whole: [{ file: 'content/pages/new.yaml', after: text }],
      },
      { title: 'New', within: 'Page' },
    );

  test('between the page and its route leaves neither', async () => {
    const n = begin('title: New\n');
    await writeFile(page(), 'title: New\n');
    desk = openAt(root);
    await settleBegun(desk);
    expect(await readSiteTexts(root)).toBe(before);
    expect(await undoEdits(desk, n)).toEqual({ kind: 'nothing-to-undo' });
  });

  test('after both can take both back', async () => {
    const made = await create({ title: 'New' });
    const text = await readFile(page(), 'utf8');
    const now = await site();
    await undoEdits(desk, made.n);
    const n = begin(text);
    await writeFile(page(), text);
    await writeFile(path.join(root, 'site.yaml'), now);
    desk = openAt(root);
    await settleBegun(desk);
    expect(await undoEdits(desk, n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
  });
});

describe('in a branch', () => {
  test('a page, its route and its menu entry are the branch’s own, and undone to the byte', async () => {
    const branch = path.join(root, 'branches/pokhara');
    await mkdir(branch, { recursive: true });
    const text =
      'extends: ../../site.yaml\norigin: https://pokhara.example.com\nconfirmed: [contact.email, contact.office, contact.phone, contact.whatsapp]\n';
    await writeFile(path.join(branch, 'site.yaml'), text);
    desk = openAt(branch);
    const made = await create({ title: 'Only here', menu: await menuCalled('Header › Menu'), at: 1 });
    expect(made).toMatchObject({ kind: 'saved', address: '/only-here' });
    expect(existsSync(path.join(branch, 'content/pages/only-here.yaml'))).toBe(true);
    expect(await site(branch)).toContain('/only-here');
    expect(await menus()).toMatchObject([{ entries: ['Courses', 'Only here', 'Blog'] }, {}, {}]);
    expect(await readSiteTexts(root)).toBe(before);
    expect(await undoEdits(desk, made.n)).toMatchObject({ kind: 'saved' });
    expect(await site(branch)).toBe(text);
    expect(existsSync(path.join(branch, 'content/pages/only-here.yaml'))).toBe(false);
  });
});

describe('a page that is removed', () => {
  const idOfPage = async (address: string): Promise<unknown> =>
    fieldsOf(fieldsOf((await answerOutline(desk, address)).value).page).id;
  const tryRemoval = async (id: unknown) => fieldsOf((await answerTryRemoval(desk, { id }, waiting)).value);

  test('takes its route and its menu entries along, and comes back with them to the byte', async () => {
    const menu = await menuCalled('Footer › Groups of links › On this site');
    await create({ title: 'Scholarships', menu, at: 1 });
    const texts = await readSiteTexts(root);
    const id = await idOfPage('/scholarships');
    expect(await tryRemoval(id)).toEqual({ isPossible: true, isNamed: true, problems: [], mentions: [] });
    expect(await readSiteTexts(root)).toBe(texts);
    const removed = fieldsOf((await answerRemove(desk, { id })).value);
    expect(removed).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
    desk = openAt(root);
    expect(await undoEdits(desk, removed.n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(texts);
  });

  test('goes from a menu and from the list within another of its entries at once', async () => {
    const menu = await menuCalled('Header › Menu');
    await create({ title: 'Scholarships', menu, at: 0 });
    const nested = 'entries: [{ label: Money, to: /scholarships }, { label: News, to: /blog }] }';
    await writeFile(path.join(root, 'site.yaml'), (await site()).replace('to: /blog }', nested));
    await desk.fresh();
    const texts = await readSiteTexts(root);
    const id = await idOfPage('/scholarships');
    expect(await tryRemoval(id)).toMatchObject({ isPossible: true, mentions: [] });
    const removed = fieldsOf((await answerRemove(desk, { id })).value);
    expect(removed).toMatchObject({ kind: 'saved' });
    expect(await site()).not.toContain('/scholarships');
    expect(await site()).toContain('{ label: News, to: /blog }');
    expect(await undoEdits(desk, removed.n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(texts);
  });

  test('stays while something else leads to it', async () => {
    await create({ title: 'Scholarships' });
    const home = path.join(root, 'content/pages/home.yaml');
    const text = await readFile(home, 'utf8');
    await writeFile(home, text.replace('Ask us in the chat.', 'Read of [our scholarships](/scholarships).'));
    await desk.fresh();
    const texts = await readSiteTexts(root);
    const id = await idOfPage('/scholarships');
    expect(await tryRemoval(id)).toMatchObject({
      isPossible: false,
      problems: [{ severity: 'error', file: 'content/pages/home.yaml' }],
      mentions: [{ title: 'Text' }],
    });
    expect(await answerRemove(desk, { id })).toMatchObject({ value: { kind: 'refused' } });
    expect(await readSiteTexts(root)).toBe(texts);
  });
});

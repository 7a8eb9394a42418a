/** The sections of a page in `site edit`: they move, are copied, come and go, to the byte and back. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutlineView, SectionChoice } from '../../../editor/contract.ts';
import { editOfSections, type SectionChange } from '../../../editor/outline/section-edits.ts';
import { smallSiteFolder } from '../run-site.ts';
import { type EditorClient, openEditorIn } from './editor-client.ts';

let root: string;
let editor: EditorClient;

beforeAll(async () => {
  root = await smallSiteFolder();
  const home = path.join(root, 'content/pages/home.yaml');
  const before = await readFile(home, 'utf8');
  const noted = before.replace(
    '  - section: split\n',
    '  # Ask Priya before you change this.\n  - section: split\n',
  );
  await writeFile(
    home,
    noted.replace('    title: From the blog\n', '    title: From the blog\n    until: 2020-01-31\n'),
  );
  editor = await openEditorIn(root);
}, 120_000);

afterAll(async () => {
  expect(await editor.started.interrupt()).toBe(130);
  const { out, note } = await editor.started.ended;
  expect(`${out}${note}`.replaceAll(/key=\S+/g, '')).not.toMatch(/bug|\n +at /i);
});

const home = () => readFile(path.join(root, 'content/pages/home.yaml'), 'utf8');
const outline = async (address = '/') => (await editor.get(`/api/outline?address=${address}`)) as OutlineView;
const titles = async () => (await outline()).sections.map(({ title }) => title);

type Answer = { kind: string; n: number; problems?: readonly { code: string; message: string }[] };
async function change(wanted: SectionChange, of?: OutlineView): Promise<Answer> {
  const edits = [editOfSections(of ?? (await outline()), wanted)];
  return (await editor.post('/api/save', { edits, address: '/' })) as Answer;
}
const undo = ({ n }: Answer) => editor.post('/api/undo', { n });

/** The sections as they are written, with the comments above them; the first one with what is before all. */
const written = (text: string) => text.split(/(?<=\n)\n(?= {2}[-#])/);

test('the outline has the titles and kinds of sections, and says why one isn’t shown', async () => {
  const { sections, pages, isMerged } = await outline();
  expect(sections.map(({ title, kind, shown, hidden }) => ({ title, kind, shown, hidden }))).toMatchObject([
    { title: 'Walk into the exam as if you had been there before', kind: 'Hero', shown: 1 },
    { title: 'The next course', kind: 'Course cards', shown: 2 },
    { title: 'How the weekend goes', kind: 'Text and picture', shown: 3 },
    { title: 'From the blog', kind: 'Article cards', hidden: { why: 'until', day: '2020-01-31' } },
    { title: 'Not sure whether it is for you?', kind: 'Call to action', shown: 4 },
  ]);
  expect(sections.map(({ shown, hidden }) => (shown === undefined) === (hidden !== undefined))).not.toContain(
    false,
  );
  expect(sections[3]?.timing.map(({ title, value }) => [title, value])).toEqual([
    ['While there is a next event', undefined],
    ['Shown from', undefined],
    ['Shown until', '2020-01-31'],
  ]);
  expect([pages, isMerged]).toEqual([1, false]);
});

test('a section without a title goes by its kind, and a page that isn’t there has none', async () => {
  const { sections } = await outline('/blog/before-your-first-mock-exam');
  expect(sections[0]).toMatchObject({ title: 'Article', kind: 'Article' });
  expect((await editor.send('/api/outline?address=/nowhere')).status).toBe(404);
});

test('a section that moves takes the comment above it along, and goes back to the byte', async () => {
  const before = await home();
  const [top, courses, split, ...rest] = written(before);
  expect(split).toContain('# Ask Priya');
  const moved = await change({ kind: 'move', from: 2, to: 1 });
  expect(moved).toMatchObject({ kind: 'saved' });
  expect(written(await home())).toEqual([top, split, courses, ...rest]);
  expect((await titles()).slice(0, 3)).toEqual([
    'Walk into the exam as if you had been there before',
    'How the weekend goes',
    'The next course',
  ]);
  const [entry] = (await editor.get('/api/journal')) as { title: string; movedTo?: number }[];
  expect(entry).toMatchObject({ title: 'How the weekend goes', movedTo: 2 });
  expect(await undo(moved)).toMatchObject({ kind: 'saved' });
  expect(await home()).toBe(before);
});

test('a move is only taken back if the section is still where it went', async () => {
  const before = await home();
  const one = await change({ kind: 'move', from: 2, to: 1 });
  const other = await change({ kind: 'move', from: 4, to: 0 });
  const between = await home();
  expect(await undo(one)).toMatchObject({ kind: 'conflict' });
  expect(await home()).toBe(between);
  expect(await undo(other)).toMatchObject({ kind: 'saved' });
  expect(await undo(one)).toMatchObject({ kind: 'saved' });
  expect(await home()).toBe(before);
});

test('a copy has the lines of the other, without its id', async () => {
  const before = await home();
  const [, courses = ''] = written(before);
  const made = await change({ kind: 'copy', at: 1 });
  expect(made).toMatchObject({ kind: 'saved' });
  const copy = courses.replace('    id: courses\n', '');
  expect(await home()).toBe(before.replace(courses, `${courses}\n${copy}`));
  expect(await undo(made)).toMatchObject({ kind: 'saved' });
  expect(await home()).toBe(before);
});

test('a section goes, and comes back to the byte', async () => {
  const before = await home();
  const gone = await change({ kind: 'take-out', at: 2 });
  expect(gone).toMatchObject({ kind: 'saved' });
  expect(await titles()).not.toContain('How the weekend goes');
  expect(await undo(gone)).toMatchObject({ kind: 'saved' });
  expect(await home()).toBe(before);
});

test('one to which a link leads doesn’t go: the check says why', async () => {
  const before = await home();
  const answer = await change({ kind: 'take-out', at: 1 });
  expect(answer.kind).toBe('refused');
  expect(answer.problems?.map(({ code }) => code)).toContain('anchor-missing');
  expect(await home()).toBe(before);
});

test('whoever has an outline of before changes nothing', async () => {
  const old = await outline();
  const moved = await change({ kind: 'move', from: 2, to: 1 });
  const between = await home();
  for (const wanted of [
    { kind: 'move', from: 2, to: 3 },
    { kind: 'take-out', at: 2 },
    { kind: 'copy', at: 2 },
    { kind: 'add', at: 2, value: { section: 'prose', body: 'New.' } },
  ] as const)
    expect([wanted.kind, (await change(wanted, old)).kind]).toEqual([wanted.kind, 'conflict']);
  expect(await home()).toBe(between);
  await undo(moved);
});

test('each kind of section comes with an example that this site can show', async () => {
  const kinds = (await editor.get('/api/section-kinds')) as SectionChoice[];
  const of = (name: string) => kinds.find((one) => one.name === name);
  expect(of('faq')).toMatchObject({
    ...{ title: 'Questions and answers', description: expect.any(String), own: false },
    value: { section: 'faq', items: expect.any(Array) },
  });
  const before = await home();
  for (const name of ['faq', 'call-to-action', 'split', 'cards']) {
    const added = await change({ kind: 'add', at: 5, value: of(name)?.value ?? {} });
    expect([name, added.kind]).toEqual([name, 'saved']);
    expect((await outline()).sections).toHaveLength(6);
    expect(await undo(added)).toMatchObject({ kind: 'saved' });
    expect(await home()).toBe(before);
  }
  const refused = await change({ kind: 'add', at: 0, value: of('course-detail')?.value ?? {} });
  expect(refused).toMatchObject({ kind: 'refused', problems: [{ message: expect.any(String) }] });
  expect(await home()).toBe(before);
});

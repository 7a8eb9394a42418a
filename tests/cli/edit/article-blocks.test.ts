/** The blocks of an article, from what a browser asks for to the file, and back. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { answerSave } from '../../../cli/edit/answers/answer-edits.ts';
import { answerField } from '../../../cli/edit/answers/answer-field.ts';
import { answerUndo } from '../../../cli/edit/answers/answer-journal.ts';
import { answerPage } from '../../../cli/edit/answers/answer-page.ts';
import { answerPending, answerType } from '../../../cli/edit/answers/answer-pending.ts';
import { answerRich } from '../../../cli/edit/answers/answer-rich.ts';
import type { EditorField, PageView, SaveAnswer } from '../../../editor/contract.ts';
import { fixtureSite } from '../../browser/fixture-site.ts';
import { copySite, originals } from '../../mistakes/copy-site.ts';
import { type OpenDesk, openDesk } from './open-desk.ts';

const file = 'content/posts/new-clocks.mdx';
let desk: OpenDesk;
let text: string;

beforeEach(async () => {
  desk = openDesk(copySite(fixtureSite), new Date('2026-11-22T12:00:00Z'));
  text = await read();
});

const read = () => readFile(path.join(desk.root, file), 'utf8');

async function fieldOf(id: string | undefined): Promise<EditorField> {
  return (await answerField(desk, id ?? null)).value as EditorField;
}

async function block(words: string): Promise<EditorField> {
  const { spots } = (await answerPage(desk, '/blog/new-clocks')).value as PageView;
  return fieldOf(spots.find((spot) => spot.text.includes(words))?.fields[0]?.id);
}

async function save(edit: object): Promise<SaveAnswer> {
  return (await answerSave(desk, { edits: [edit], address: '/blog/new-clocks' })).value as SaveAnswer;
}

async function undoAll(answer: SaveAnswer): Promise<void> {
  if (answer.kind === 'saved') await answerUndo(desk, { n: answer.n });
  expect(await read()).toBe(text);
}

test('a block is put below another, and what is typed for it is kept apart', async () => {
  const { id, article } = await block('two details in your notes');
  const below = await fieldOf(article?.below);
  expect(below).toMatchObject({ value: '', article: { part: 'below', canGo: false } });
  expect((await fieldOf(below.id)).id).toBe(below.id);
  await answerType(desk, { id: below.id, text: '"Half"' });
  expect((await fieldOf(id)).pending).toBeUndefined();
  expect((await fieldOf(below.id)).pending).toBe('"Half"');
  const saved = await save({ id: below.id, value: 'One more.', was: '' });
  expect(saved.kind).toBe('saved');
  expect(await read()).toBe(text.replace('out of date.\n', 'out of date.\n\nOne more.\n'));
  expect((await answerPending(desk)).value).toEqual([]);
  const next = await save({ id: below.article?.below, value: 'And another.', was: '' });
  expect(await read()).toContain('\n\nOne more.\n\nAnd another.\n\n## ');
  if (next.kind === 'saved') await answerUndo(desk, { n: next.n });
  await undoAll(saved);
});

test('a block moves past its neighbours, and has an id where it will be', async () => {
  const { id, value, article } = await block('It takes');
  const saved = await save({ id, shift: 'up', was: value });
  expect(saved.kind).toBe('saved');
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('It takes'));
  const expected = lines.with(at - 2, lines[at] ?? '').with(at, lines[at - 2] ?? '');
  expect(await read()).toBe(expected.join('\n'));
  const moved = await fieldOf(article?.up);
  expect(moved.value).toBe(value);
  const back = await save({ id: moved.id, shift: 'down', was: value });
  expect(back.kind).toBe('saved');
  expect(await read()).toBe(text);
  expect((await fieldOf(moved.article?.down)).value).toBe(value);
});

test('a block is taken out with the empty line beside it, as one without words is', async () => {
  const first = await block('If you learned');
  const out = await save({ id: first.id, unset: true, was: first.value });
  expect(out.kind).toBe('saved');
  expect(await read()).toBe(text.replace(/If you learned[^\n]*\n\n/, ''));
  await undoAll(out);
  const last = await block('while the pads develop');
  const gone = await save({ id: last.id, value: ' ', was: last.value });
  expect(gone.kind).toBe('saved');
  expect(await read()).toBe(text.replace(/\n\nIt takes[^\n]*pads develop\.(?=\n)/, ''));
  await undoAll(gone);
});

test('the whole text is one field', async () => {
  const { article } = await block('two details in your notes');
  const whole = await fieldOf(article?.whole);
  expect(text).toContain(`---\n\n${whole.value}\n`);
  expect(whole.article?.part).toBe('whole');
  const saved = await save({ id: whole.id, value: 'All of it.', was: whole.value });
  expect(saved.kind).toBe('saved');
  expect(await read()).toMatch(/---\n\nAll of it\.\n$/);
  await undoAll(saved);
});

test('what somebody else has changed meanwhile stays', async () => {
  const { id, value, article } = await block('two details in your notes');
  await writeFile(path.join(desk.root, file), text.replace('two details', 'three details'));
  expect((await save({ id, shift: 'down', was: value })).kind).toBe('conflict');
  expect((await save({ id, unset: true, was: value })).kind).toBe('conflict');
  expect(article?.up).toBeUndefined();
  expect(await read()).toContain('three details');
});

test('a branch that changes an article of head office gets its own text', async () => {
  const shared = path.join(originals.school, file);
  desk = openDesk(copySite(originals.branch), new Date('2026-11-22T12:00:00Z'));
  const { article } = await block('two details in your notes');
  const below = await fieldOf(article?.below);
  expect(await save({ id: below.id, value: 'Only here.', was: '' })).toMatchObject({ kind: 'saved' });
  const own = (await read()).replace(/^# text of head office: .*\n/m, '');
  const body = (await readFile(shared, 'utf8')).replace(/^---\n[\s\S]*?\n---\n/, '');
  expect(own).toBe(`---\n{}\n---\n${body.replace('out of date.\n', 'out of date.\n\nOnly here.\n')}`);
});

test('a paragraph comes in pieces with its marks, and so does a text for it', async () => {
  const { id, rich } = await block('pads develop');
  expect(rich?.pieces.map(({ kind, source }) => [kind, source])).toEqual([
    ['text', 'It takes '],
    ['part', '{facts.exam.urineTestMinutes}'],
    ['text', ' minutes, in which you talk while the pads develop.'],
  ]);
  const answer = async (asked: object) => (await answerRich(desk, { ...asked })).value;
  expect(await answer({ id, text: '*a*' })).toMatchObject({ rich: { pieces: [{ text: 'a' }] } });
  expect(await answer({ id, text: '- a' })).toEqual({});
  expect(await answer({ id, text: 'a'.repeat(50_001) })).toEqual({});
  expect(await answer({ id: 'other', text: 'a' })).toMatchObject({ code: 'unknown-value' });
});

/** The files of content/media: where they are used, renamed with all that names them, replaced, removed, and undone. */
import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerJournal } from '../../../cli/edit/answers/answer-journal.ts';
import {
  answerLibrary,
  answerMediaUses,
  answerRemoveMedia,
  answerRenameMedia,
  answerReplaceMedia,
} from '../../../cli/edit/answers/answer-library.ts';
import { answerMedia } from '../../../cli/edit/answers/answer-media.ts';
import { settleBegun } from '../../../cli/edit/settle-begun.ts';
import { undoEdits } from '../../../cli/edit/undo-edits.ts';
import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { smallSiteFolder } from '../run-site.ts';
import { readSiteTexts } from './editor-client.ts';
import { type OpenDesk, openDesk } from './open-desk.ts';

const today = new Date('2026-11-22T12:00:00Z');
const post = 'content/posts/before-your-first-mock-exam.mdx';
let root: string;
let desk: OpenDesk;
let before: string;

beforeEach(async () => {
  root = await smallSiteFolder();
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  await writeFile(path.join(root, 'content/media/IMG_1.png'), photo);
  await writeFile(path.join(root, 'content/media/spare.png'), photo);
  await appendFile(
    path.join(root, post),
    '\n![A quiet room](IMG_1.png)\n\nAnd ![the door](IMG_1.png) of it.\n',
  );
  desk = openDesk(root, today);
  await desk.fresh();
  before = await readSiteTexts(root);
});

const library = async (query = ''): Promise<Fields[]> =>
  listOf((await answerLibrary(desk, new URLSearchParams(query))).value).map(fieldsOf);
const idOf = async (name: string) => (await library()).find((one) => one.name === name)?.id;
const waiting = { query: new URLSearchParams(), json: undefined, signal: new AbortController().signal };
const upload = async (name: string, bytes: Buffer): Promise<Fields> =>
  fieldsOf((await answerMedia(desk, { ...waiting, name, bytes })).value);
const restart = async () => {
  desk = openDesk(root, today);
  await desk.fresh();
};

test('files are listed with their size, and how often they are used; or those alone that nothing uses', async () => {
  expect((await library()).find(({ name }) => name === 'IMG_1.png')).toMatchObject({
    ...{ width: 60, height: 40, uses: 2, isOwn: true, bytes: expect.any(Number) },
    address: expect.stringMatching(/IMG_1\.png$/),
  });
  expect((await library('unused=true')).map(({ name }) => name)).toContain('spare.png');
  expect((await library('unused=true')).map(({ name }) => name)).not.toContain('IMG_1.png');
  expect((await library('q=spare')).map(({ name }) => name)).toEqual(['spare.png']);
});

test('each use has its page', async () => {
  expect((await answerMediaUses(desk, String(await idOf('IMG_1.png')))).value).toMatchObject([
    { title: 'Before your first mock exam', address: '/blog/before-your-first-mock-exam' },
    { address: '/blog/before-your-first-mock-exam' },
  ]);
});

describe('a new name', () => {
  test('is tidy, everything follows, and undoing it is one step to the byte, after a restart as well', async () => {
    const { value } = await answerRenameMedia(desk, {
      id: await idOf('IMG_1.png'),
      name: 'The quiet Room.png',
    });
    expect(value).toMatchObject({ kind: 'saved', name: 'the-quiet-room.png' });
    const text = await readFile(path.join(root, post), 'utf8');
    expect(text.match(/\((?:the-quiet-room|IMG_1)\.png\)/g)).toEqual([
      '(the-quiet-room.png)',
      '(the-quiet-room.png)',
    ]);
    expect(existsSync(path.join(root, 'content/media/IMG_1.png'))).toBe(false);
    await restart();
    expect((await answerJournal(desk)).value).toMatchObject([{ did: 'renamed', title: 'IMG_1.png' }]);
    expect(await undoEdits(desk, fieldsOf(value).n)).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
  });

  test.each([
    ['spare', 'name-taken'],
    ['…', 'not-a-name'],
    ['../../site', 'saved'],
  ])('“%s” is answered: %s', async (name, outcome) => {
    const { value } = await answerRenameMedia(desk, { id: await idOf('IMG_1.png'), name });
    const { kind, code } = fieldsOf(value);
    expect(code ?? kind).toBe(outcome);
    if (outcome === 'saved') expect(await readdir(path.join(root, 'content/media'))).toContain('site.png');
    else expect(await readSiteTexts(root)).toBe(before);
  });
});

describe('removing', () => {
  test('is refused while something uses the file', async () => {
    const { value } = await answerRemoveMedia(desk, { id: await idOf('IMG_1.png') });
    expect(value).toEqual({ kind: 'failed', code: 'still-used' });
  });

  test('is undone, after a restart as well, and done again', async () => {
    const { value } = await answerRemoveMedia(desk, { id: await idOf('spare.png') });
    expect(value).toMatchObject({ kind: 'saved' });
    expect(existsSync(path.join(root, 'content/media/spare.png'))).toBe(false);
    await restart();
    const undone = fieldsOf(await undoEdits(desk, fieldsOf(value).n));
    expect(undone).toMatchObject({ kind: 'saved' });
    expect(await readSiteTexts(root)).toBe(before);
    expect(await undoEdits(desk, undone.n)).toMatchObject({ kind: 'saved' });
    expect(existsSync(path.join(root, 'content/media/spare.png'))).toBe(false);
  });

  test('is not undone over another file of that name', async () => {
    const { value } = await answerRemoveMedia(desk, { id: await idOf('spare.png') });
    await writeFile(path.join(root, 'content/media/spare.png'), 'another’s');
    expect(await undoEdits(desk, fieldsOf(value).n)).toEqual({ kind: 'failed', code: 'changed-since' });
    expect(await readFile(path.join(root, 'content/media/spare.png'), 'utf8')).toBe('another’s');
  });
});

test('replaced everywhere, all that named a file names the new one; undoing it is one step', async () => {
  const bytes = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#963' } })
    .jpeg()
    .toBuffer();
  const { id: by } = await upload('New Room.JPG', bytes);
  const { value } = await answerReplaceMedia(desk, { id: await idOf('IMG_1.png'), by });
  expect(value).toMatchObject({ kind: 'saved' });
  expect(await readFile(path.join(root, post), 'utf8')).toContain('![A quiet room](new-room.jpg)');
  expect((await library('unused=true')).map(({ name }) => name)).toContain('IMG_1.png');
  await undoEdits(desk, fieldsOf(value).n);
  expect(await readFile(path.join(root, post), 'utf8')).toContain('![A quiet room](IMG_1.png)');
});

test('a photo is stored without what it tells of places, upright and with its pixels', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(60);
  const { name } = await upload('Home.jpg', photo);
  const stored = await readFile(path.join(root, 'content/media', String(name)));
  const { exif, orientation } = await sharp(stored).metadata();
  expect(orientation).toBe(6);
  expect(exif?.length).toBeLessThan(60);
  expect(stored.includes('GPS') || stored.includes('somebody')).toBe(false);
  expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
});

describe('a program that was killed', () => {
  test('while it renamed leaves the old name or the new one', async () => {
    const { value } = await answerRenameMedia(desk, { id: await idOf('IMG_1.png'), name: 'room' });
    const entry = desk.journal.entries().find(({ n }) => n === fieldsOf(value).n);
    await undoEdits(desk, fieldsOf(value).n);
    const { edits = [], media } = entry ?? {};
    if (!media) throw new Error('Nothing was moved.');
    desk.journal.begin({ edits, media }, { title: 'IMG_1.png', within: 'Library' });
    await writeFile(
      path.join(root, 'content/media/room.png'),
      await readFile(path.join(root, 'content/media/IMG_1.png')),
    );
    await restart();
    await settleBegun(desk);
    expect(await readSiteTexts(root)).toBe(before);
  });
});

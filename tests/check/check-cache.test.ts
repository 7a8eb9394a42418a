/** An incremental check reports the same as a check from scratch. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkSite, createCache, readSite } from '../../renderer/site.ts';
import { copySite, editFile, shippedSite } from '../content/site-copy.ts';

const today = new Date('2026-11-22T12:00:00Z');
const cache = createCache();
const state = { root: '' };
const post = 'content/posts/how-to-book-osce-exam-online.mdx';

beforeAll(async () => {
  state.root = await copySite();
  await check();
});
/** Restores the site; the memory carries on. */
afterEach(() => {
  rmSync(path.join(state.root, 'content'), { recursive: true });
  for (const part of ['site.yaml', 'content'])
    cpSync(path.join(shippedSite, part), path.join(state.root, part), { recursive: true });
});
afterAll(() => rmSync(state.root, { recursive: true, force: true }));

/** Checks with memory, and compares with a check from scratch. */
async function check(): Promise<string[]> {
  const found = async (known: typeof cache | undefined): Promise<Diagnostic[]> => {
    const read = await readSite({ root: state.root, ...(known && { cache: known }) });
    return [...read.diagnostics, ...checkSite(read, { today, ...(known && { cache: known }) }).diagnostics];
  };
  const warm = await found(cache);
  expect(warm).toEqual(await found(undefined));
  return warm.map(({ code }) => code);
}

const edit = (file: string, change: (text: string) => string) => editFile(state.root, file, change);

test('a mistake in the text of an article is found, and gone when it is mended', async () => {
  await edit(post, (text) => `${text}\nThis names {facts.nothing.of.the.kind}.\n`);
  expect(await check()).toContain('unknown-name');
  await edit(post, (text) => text.replace('\nThis names {facts.nothing.of.the.kind}.\n', ''));
  expect(await check()).not.toContain('unknown-name');
});

test('a typed value is found in an article that was not changed, once it has a name', async () => {
  await edit(post, (text) => `${text}\nAll of that costs £1,234.56 in all.\n`);
  expect(await check()).not.toContain('said-twice');
  await edit('content/courses/basic-life-support.yaml', (text) =>
    text.replace(/^price: .*$/m, 'price: 1234.56'),
  );
  expect(await check()).toContain('said-twice');
});

test('an article that is gone takes its problems along', async () => {
  await edit(post, (text) => `${text}\nThis names {facts.nothing.of.the.kind}.\n`);
  expect(await check()).toContain('unknown-name');
  rmSync(path.join(state.root, post));
  expect(await check()).not.toContain('unknown-name');
});

describe('what an edit of other files says of articles that were not changed', {
  tags: ['long/edits'],
}, () => {
  const article = 'content/posts/moving-to-uk-nurse-midwife-guide.mdx';
  const course = 'content/courses/basic-life-support.yaml';
  const facts = 'content/facts.yaml';
  async function addNotes(): Promise<void> {
    const text = readFileSync(path.join(state.root, article), 'utf8');
    writeFileSync(
      path.join(state.root, 'content/posts/brand-new-notes.mdx'),
      text.replace(/^title: .*$/m, 'title: Quite new notes for harbour nurses'),
    );
  }
  const add = (file: string, line: string) => edit(file, (text) => `${text}\n${line}\n`);

  test.each<[string, string, () => Promise<unknown>, string]>([
    [
      'a price',
      'The day on the first minutes costs £77.25 this year.',
      () => edit(course, (text) => text.replace(/^price: .*$/m, 'price: 77.25')),
      'said-twice',
    ],
    [
      'a day',
      'The webinar for beginners is on 14 February 2027, as last year.',
      () =>
        edit('content/events/adult-nursing-osce-webinar.yaml', (text) =>
          text.replace(/^date: .*$/m, 'date: 2027-02-14'),
        ),
      'said-twice',
    ],
    [
      'a title',
      'Nobody leaves Breathing Into Quiet Harbours without having practised.',
      () => edit(course, (text) => text.replace(/^title: .*$/m, 'title: Breathing Into Quiet Harbours')),
      'said-twice',
    ],
    [
      'a figure that is written in words',
      'The parking permit of our guests is good for eleven harbour visits.',
      () => edit(facts, (text) => text.replace(/^osce:$/m, 'osce:\n  harbourVisits: 11 harbour visits')),
      'said-twice',
    ],
    [
      'the name of a fact',
      'The test has {facts.osce.stations} parts.',
      () => edit(facts, (text) => text.replace(/^ {2}stations:/m, '  stationCount:')),
      'unknown-name',
    ],
    [
      'a title in a sentence with an amount',
      'Learning **Breathing** Into Quiet Harbours costs £88,888 with us.',
      () => edit(course, (text) => text.replace(/^title: .*$/m, 'title: Breathing Into Quiet Harbours')),
      'said-otherwise',
    ],
    [
      'an article that a link means by its file',
      'Read [this](brand-new-notes.mdx) first.',
      addNotes,
      'link-form',
    ],
    [
      'an article that a link names by the whole address',
      'Read [this](HTTPS://Example.com/blog/brand-new-notes) first.',
      addNotes,
      'whole-own-address',
    ],
    [
      'the title of an article',
      'All of that is in Quite new notes for harbour nurses.',
      addNotes,
      'said-twice',
    ],
  ])('%s', async (_what, line, change, code) => {
    await add(article, line);
    const before = (await check()).filter((one) => one === code).length;
    const texts = new Map(
      [course, facts, 'content/events/adult-nursing-osce-webinar.yaml'].map((file) => [
        file,
        readFileSync(path.join(state.root, file), 'utf8'),
      ]),
    );
    await change();
    const now = (await check()).filter((one) => one === code).length;
    if (code !== 'link-form') expect(now).toBeGreaterThan(before);
    for (const [file, text] of texts) writeFileSync(path.join(state.root, file), text);
    rmSync(path.join(state.root, 'content/posts/brand-new-notes.mdx'), { force: true });
    expect((await check()).filter((one) => one === code).length).toBe(before);
    await edit(article, (text) => text.replace(`\n${line}\n`, ''));
  });
});

test('which of two courses of one price an article means is judged again when one is called otherwise', {
  tags: ['long/edits'],
}, async () => {
  const course = 'content/courses/osce-virtual-mental-health.yaml';
  await edit(
    'content/posts/moving-to-uk-nurse-midwife-guide.mdx',
    (text) => `${text}\nBreathwork costs £349.99.\n`,
  );
  expect(await check()).toContain('said-twice');
  await edit(course, (text) => text.replace(/^title: .*$/m, 'title: Breathwork'));
  expect(await check()).toContain('said-twice');
});

/** The example of docs/theatre.md: kinds without code whose lists are sorted, filtered and grouped. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite, createCache } from '../../renderer/site.ts';
import { runSite } from '../cli/run-site.ts';

const repository = path.join(import.meta.dirname, '../..');
const cache = createCache();
const page = 'content/pages/dates.yaml';
let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'theatre-')));
  await cp(path.join(repository, 'starter'), root, { recursive: true });
  const text = await readFile(path.join(repository, 'docs/theatre.md'), 'utf8');
  for (const [, file = '', block = ''] of text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm))
    await write(file, block);
  const [, routes = ''] = /^```yaml\n(routes:\n[\s\S]*?)^```$/m.exec(text) ?? [];
  await replace('site.yaml', 'routes:\n', routes);
  const links = '    - { label: Dates, to: /dates }\n    - { label: Plays, to: /plays }\n';
  await replace('site.yaml', '  menu:\n', `  menu:\n${links}`);
});
afterAll(() => rm(root, { recursive: true }));

describe('the lists of the theatre', () => {
  it('show what is next, by the month and by the play', async () => {
    expect(await listsOn('2026-11-22')).toEqual([
      ['Next', 'Hamlet, first night'],
      [
        'All evenings',
        '# December 2026',
        'Hamlet, first night',
        'Hamlet, matinée',
        '# January 2027',
        'Hamlet in the new year',
      ],
      ['For less than ten pounds', '# Hamlet', 'Hamlet, matinée', '# Emma', 'Emma, last night'],
      ['On sale', 'Hamlet, first night', 'Hamlet, matinée', 'Hamlet in the new year'],
    ]);
  });

  it('move on with the day, in a process that has built before too', async () => {
    const before = await listsOn('2026-11-22');
    const after = await listsOn('2026-12-05');
    expect(before).not.toEqual(after);
    expect(after[0]).toEqual(['Next', 'Hamlet, matinée']);
    const warm = await readFile(path.join(root, 'dist/dates.html'), 'utf8');
    await run('2026-12-05', {});
    expect(await readFile(path.join(root, 'dist/dates.html'), 'utf8')).toBe(warm);
  });

  it('follow an edit of an entry that they did not show', async () => {
    const file = 'content/performances/emma-last-night.yaml';
    await listsOn('2026-11-22');
    await replace(file, '2026-11-14', '2026-11-28');
    expect((await listsOn('2026-11-22'))[0]).toEqual(['Next', 'Emma, last night']);
    await replace(file, '2026-11-28', '2026-11-14');
  });

  it('are left out once nothing is next', async () => {
    expect((await listsOn('2027-02-01')).map(([title]) => title)).toEqual(['For less than ten pounds']);
  });

  it('say when they will change', async () => {
    const { schedule } = await run('2026-11-22');
    expect(schedule?.nextChange).toBe('2026-12-04');
  });
});

describe('the code of a kind', () => {
  it('answers conditions wherever fields may be conditions', async () => {
    const lists = await listsOn('2026-12-04');
    expect(lists.at(-1)).toEqual(['On sale', 'Hamlet, matinée', 'Hamlet in the new year']);
  });

  it('answers data for search engines under a name of its own', async () => {
    await run('2026-11-22');
    const page = await readFile(path.join(root, 'dist/plays/2026-27/hamlet.html'), 'utf8');
    expect(page).toContain('"@type":"Play"');
    expect(page).toContain('"name":"William Shakespeare"');
  });

  it('has a name that must be right', async () => {
    const file = 'content/pages/play.yaml';
    await replace(file, '[play]', '[plays]');
    const { diagnostics } = await run('2026-11-22');
    await replace(file, '[plays]', '[play]');
    expect(diagnostics).toMatchObject([{ code: 'unknown-choice', place: { file, line: 3 } }]);
    expect(diagnostics[0]?.hint).toContain('“play”');
  });

  it('has days that the schedule lists', async () => {
    const { out } = await runSite(['schedule', '--at', '2026-11-22'], root);
    expect(out).toMatch(/2026-12-05 00:00 {2}changes {2}Hamlet, matinée/);
    expect(out).toMatch(/2026-12-06 00:00 {2}goes {5}Hamlet, matinée/);
  });
});

describe('a calendar and a feed', () => {
  it('have all dates, in the order of the days, on the clocks of the site', async () => {
    await run('2026-11-22');
    const text = await readFile(path.join(root, 'dist/performances.ics'), 'utf8');
    expect(text.match(/DTSTART.*|DTEND.*|SUMMARY.*|UID.*/g)).toEqual([
      'UID:emma-last-night.performances@www.example.com',
      'DTSTART:20261114T193000Z',
      'SUMMARY:Emma\\, last night',
      'UID:hamlet-first-night.performances@www.example.com',
      'DTSTART:20261204T193000Z',
      'DTEND:20261204T224500Z',
      'SUMMARY:Hamlet\\, first night',
      'UID:hamlet-matinee.performances@www.example.com',
      'DTSTART:20261205T150000Z',
      'SUMMARY:Hamlet\\, matinée',
      'UID:hamlet-new-year.performances@www.example.com',
      'DTSTART:20270115T193000Z',
      'SUMMARY:Hamlet in the new year',
    ]);
    const page = await readFile(path.join(root, 'dist/dates.html'), 'utf8');
    expect(page).toContain('href="/performances.ics"');
  });

  it('have the newest play first, with the address of its page', async () => {
    await run('2026-11-22');
    const feed = await readFile(path.join(root, 'dist/plays/feed.xml'), 'utf8');
    expect(feed.match(/(?<=<link>).*(?=<\/link>)/g)).toEqual([
      'https://www.example.com/',
      'https://www.example.com/plays/2026-27/hamlet',
      'https://www.example.com/plays/2025-26/emma',
    ]);
    expect(feed).toContain('A prince cannot make up his mind.');
    const home = await readFile(path.join(root, 'dist/index.html'), 'utf8');
    expect(home).toContain('href="/plays/feed.xml"');
  });

  it('follow a play that opens later, in a process that has built before', async () => {
    const file = 'content/plays/2025-26/emma.yaml';
    await run('2026-11-22');
    await replace(file, '2026-10-30', '2026-12-30');
    await run('2026-11-22');
    const warm = await readFile(path.join(root, 'dist/plays/feed.xml'), 'utf8');
    await run('2026-11-22', {});
    expect(await readFile(path.join(root, 'dist/plays/feed.xml'), 'utf8')).toBe(warm);
    expect(warm.indexOf('emma')).toBeLessThan(warm.indexOf('hamlet'));
    await replace(file, '2026-12-30', '2026-10-30');
  });
});

describe('an entry in a folder', () => {
  it('has its season in its address, and the picture beside it', async () => {
    expect((await run('2026-11-22')).diagnostics).toEqual([]);
    const list = await readFile(path.join(root, 'dist/plays.html'), 'utf8');
    expect(list).toContain('href="/plays/2026-27/hamlet"');
    expect(list).toMatch(/src="\/media\/plays\/2026-27\/hamlet\.[0-9a-f]{8}\.svg"/);
    expect(existsSync(path.join(root, 'dist/plays/2025-26/emma.html'))).toBe(true);
    expect(existsSync(path.join(root, 'dist/plays/tags/classic.html'))).toBe(true);
  });

  it('moves with its season, and its old address leads there', async () => {
    const file = 'content/plays/2025-26/emma.yaml';
    const text = await readFile(path.join(root, file), 'utf8');
    await write(file, `${text.replace('2025-26', 'Spring 2026')}aliases: [/plays/2025-26/emma]\n`);
    expect((await run('2026-11-22')).diagnostics).toEqual([]);
    const list = await readFile(path.join(root, 'dist/plays.html'), 'utf8');
    expect(list).toContain('href="/plays/spring-2026/emma"');
    expect(existsSync(path.join(root, 'dist/plays/spring-2026/emma.html'))).toBe(true);
    const old = await readFile(path.join(root, 'dist/plays/2025-26/emma/index.html'), 'utf8');
    expect(old).toContain('/plays/spring-2026/emma');
    await write(file, text);
  });

  it.each([
    ['of the same name as another', 'content/plays/old/hamlet.yaml', 'entry-twice-in-folders'],
    ['without a season', 'content/plays/old/macbeth.yaml', 'missing-key'],
  ])('%s is told', async (_, file, code) => {
    await write(file, 'title: Another\nauthor: Nobody\ntags: [tragedy]\n');
    const { diagnostics } = await run('2026-11-22');
    await rm(path.join(root, file));
    expect(diagnostics.map((one) => [one.code, one.place.file])).toContainEqual([code, file]);
  });

  it('has a picture that is published only if it is named', async () => {
    const file = 'content/plays/2026-27/other.svg';
    const svg = await readFile(path.join(root, 'content/plays/2026-27/hamlet.svg'), 'utf8');
    await write(file, svg);
    const { diagnostics } = await run('2026-11-22');
    await rm(path.join(root, file));
    expect(diagnostics).toMatchObject([{ code: 'wrong-extension', place: { file } }]);
  });
});

describe('a list is sorted', () => {
  it.each([
    ['-price', ['Hamlet, first night', 'Hamlet in the new year', 'Emma, last night', 'Hamlet, matinée']],
    ['title', ['Emma, last night', 'Hamlet in the new year', 'Hamlet, first night', 'Hamlet, matinée']],
  ])('by %s', async (sort, expected) => {
    const text = await readFile(path.join(root, page), 'utf8');
    await replace(page, 'where: { price: { until: 10 } }, sort: -date, group: play', `sort: ${sort}`);
    const [, , last = []] = await listsOn('2026-11-22');
    await write(page, text);
    expect(last.slice(1)).toEqual(expected);
  });
});

/** The titles of each list; `# ` before those of its groups. */
async function listsOn(day: string): Promise<string[][]> {
  expect((await run(day, { cache })).diagnostics).toEqual([]);
  const html = await readFile(path.join(root, 'dist/dates.html'), 'utf8');
  const main = html.slice(0, html.indexOf('</main>'));
  const parts = main.split('<div class="entry-cards">').slice(1);
  return parts.map((part) =>
    [...part.matchAll(/<h[2-4] class="([^"]*)"[^>]*>([^<]*)/g)].map(([, name = '', text = '']) =>
      name.includes('group') ? `# ${text}` : text,
    ),
  );
}

function run(day: string, more: { cache?: typeof cache } = { cache }): Promise<BuiltSite> {
  return buildSite({
    root,
    out: path.join(root, 'dist'),
    today: new Date(`${day}T12:00:00Z`),
    release: false,
    until: 'write',
    ...more,
  });
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  await write(
    file,
    text.replace(from, () => to),
  );
}

async function write(file: string, text: string): Promise<void> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

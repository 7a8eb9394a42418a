/** A website with entries from a table and from a program: what builds make of it, warm and cold. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askPrograms, type BuiltSite, buildSite, findUses, fixSite, setValue } from '../../renderer/site.ts';
import { git } from '../cli/commit-site.ts';
import { runCommand } from '../cli/run-command.ts';
import { repository } from '../cli/run-site.ts';
import { readTree } from './read-tree.ts';

const text = (title: string, example: string) => ({
  ...{ type: 'string', title, description: `${title}.`, examples: [example], minLength: 1 },
});
const schema = (word: string, data: string) =>
  JSON.stringify({
    ...{ title: word, description: `A ${word}.`, type: 'object', additionalProperties: false },
    kind: { folder: `${word}s`, data, named: ['title'], title: 'title', summary: 'about' },
    required: ['title', 'about'],
    properties: { title: text('Title', 'Hamlet'), about: { ...text('About', 'A ghost.'), means: 'text' } },
  });

const rows = [
  'id,title,about',
  'hamlet,Hamlet,"A prince, ""a"" ghost."',
  'faust,Faust,One devil.',
  'lear,Lear,Three daughters of one king.',
];
const program =
  'console.log(JSON.stringify({ sea: { title: "By the sea", about: "A stage on the beach." } }));\n';

const today = new Date('2026-11-22T12:00:00Z');
let root = '';
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const writeRows = (lines: readonly string[]) => write('data/plays.csv', `${lines.join('\n')}\n`);

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-data-')));
  cpSync(path.join(repository, 'starter'), root, { recursive: true });
  write('schemas/play.schema.json', schema('play', 'plays.csv'));
  write('schemas/stage.schema.json', schema('stage', 'stages.ts'));
  writeRows(rows);
  write('data/stages.ts', program);
  const route = '  - { path: "/plays/:id", page: play, collection: plays, current: /services }\n';
  write('site.yaml', read('site.yaml').replace('routes:\n', `routes:\n${route}`));
  write(
    'content/pages/play.yaml',
    'title: "{play.title}"\ndescription: "{play.title} at {stages.sea.title}."\nsections:\n  - section: page-hero\n    title: "{play.title}"\n',
  );
  const list = '\n  - section: entry-cards\n    title: Plays\n    entries: { of: plays }\n';
  write('content/pages/services.yaml', read('content/pages/services.yaml') + list);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function build(out = 'dist'): Promise<BuiltSite> {
  const asked = await askPrograms({ root });
  expect(asked.diagnostics).toEqual([]);
  const built = await buildSite({ root, out: path.join(root, out), today });
  expect(built.diagnostics).toEqual([]);
  return built;
}

test('pages show what the table and the program say', async () => {
  await build();
  expect(read('dist/plays/hamlet.html')).toContain('Hamlet at By the sea.');
  expect(read('dist/services.html')).toContain('A prince, “a” ghost.');
});

test('a second build has nothing to do', async () => {
  expect((await build()).changed).toEqual([]);
});

test('a cell that has changed makes the pages that show it, and names its line', async () => {
  writeRows(rows.map((row) => row.replace('Faust', 'Faust I')));
  const { rebuild, changed } = await build();
  expect(changed.filter((file) => file.endsWith('.html')).sort()).toEqual([
    'plays/faust.html',
    'services.html',
  ]);
  const reasons = JSON.stringify(rebuild?.pages);
  expect(reasons).toContain('"file":"data/plays.csv","line":3');
  expect(reasons).toContain('"before":"Faust","now":"Faust I"');
});

test('a row that comes in between moves the others, and changes only the list and its own page', async () => {
  writeRows([...rows.slice(0, 2), 'othello,Othello,A handkerchief.', ...rows.slice(2)]);
  const { changed } = await build();
  const pages = changed.filter((file) => file.endsWith('.html')).sort();
  expect(pages).toEqual(['plays/faust.html', 'plays/othello.html', 'services.html']);
});

test('another answer of the program makes the pages that name it', async () => {
  write('data/stages.ts', program.replace('By the sea', 'On the beach'));
  const { changed } = await build();
  expect(changed).toContain('plays/hamlet.html');
  expect(read('dist/plays/hamlet.html')).toContain('Hamlet at On the beach.');
});

test('warm builds have made what a cold one makes', { tags: ['long/edits'] }, async () => {
  const warm = readTree(path.join(root, 'dist'));
  rmSync(path.join(root, '.site/cache'), { recursive: true });
  rmSync(path.join(root, 'dist'), { recursive: true });
  rmSync(path.join(root, '.site/output'), { recursive: true, force: true });
  await build();
  expect(readTree(path.join(root, 'dist'))).toEqual(warm);
});

test('the pages that show a cell can be asked for', async () => {
  const found = await findUses({ root, today, of: ['plays/lear', 'title'] });
  expect(JSON.stringify(found)).toContain('"/plays/lear"');
  expect(JSON.stringify(found)).toContain('"file":"data/plays.csv","line":5,"column":6');
});

test('a cell is never written by the program', async () => {
  const before = read('data/plays.csv');
  const set = await setValue({
    root,
    today,
    of: ['plays/lear', 'title'],
    typed: 'King Lear',
    until: 'write',
  });
  expect(set).toMatchObject({
    kind: 'refused',
    diagnostics: [{ place: { file: 'data/plays.csv', line: 5 } }],
  });
  expect((await fixSite({ root, today, until: 'write' })).lines).toEqual([]);
  expect(read('data/plays.csv')).toBe(before);
});

test('edits of cells are compared with the last commit, with the answers as they are now', async () => {
  write('.gitignore', 'dist/\n.site/\n');
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message=First state');
  writeRows(rows.map((row) => row.replace('Lear', 'King Lear')));
  const { code, out, note } = await runCommand(['diff', '--at', '2026-11-22'], root);
  expect(note).toBe('');
  expect(out).toContain('data/plays.csv:4 title: “Lear” → “King Lear”');
  expect(out).toContain('data/plays.csv othello was deleted');
  expect(out).not.toContain('stages');
  expect(code).toBe(0);
});

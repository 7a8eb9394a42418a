import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, listOf } from '../../diagnostics/fields.ts';
import type { Path } from '../../diagnostics/place.ts';
import { branchFields } from '../../renderer/features/edit/write/branch-fields.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import {
  createCache,
  editSite,
  invertEdits,
  readSite,
  settleDrift,
  type ValueEdit,
} from '../../renderer/site.ts';

const repository = path.join(import.meta.dirname, '../..');
const today = new Date('2026-11-22T12:00:00Z');
let folder = '';
let root = '';
const cache = createCache();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'branch-edits-'));
  for (const part of ['site.yaml', 'content', 'branches', 'data'])
    if (existsSync(path.join(repository, part)))
      cpSync(path.join(repository, part), path.join(folder, part), { recursive: true });
  root = path.join(folder, 'branches/nepal');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function edit(file: string, one: ValueEdit, until: 'tell' | 'write' = 'tell') {
  return editSite({ root, today, cache, until, edits: [{ file: `../../${file}`, edit: one }] });
}

function set(at: Path, value: unknown): ValueEdit {
  return { kind: 'set', path: at, value };
}

/** The lines that an edit adds to the branch’s own file. */
async function added(file: string, one: ValueEdit): Promise<string> {
  const done = await edit(file, one);
  const [changed] = done.files;
  const before = new Set(changed?.before?.split('\n'));
  const lines = (changed?.after ?? '').split('\n').filter((line) => !before.has(line));
  return done.kind === 'edited' ? lines.join('\n') : `${done.kind}: ${done.diagnostics[0]?.code}`;
}

describe('an inherited value that is edited becomes the branch’s own, and remembers head office’s', () => {
  test.each([
    [
      'a field of an entry that the branch changes already',
      'content/courses/oet-comprehensive.yaml',
      set(['duration'], 'Two months'),
      /^duration: Two months # head office: ".*", 2026-11-22$/,
    ],
    [
      'a field of an entry that has no file in the branch',
      'content/pages/oet.yaml',
      set(['title'], 'OET in Kathmandu'),
      /^title: OET in Kathmandu # head office: ".*", 2026-11-22\n$/,
    ],
    [
      'a field of a section with an id',
      'content/pages/oet.yaml',
      set(['sections', 0, 'title'], 'OET in Kathmandu'),
      /^sections:\n {2}- (?:id|section): .*\n(?: {4}change: true\n)? {4}title: OET in Kathmandu # head office: ".*" \([0-9a-f]{8}\), 2026-11-22\n$/,
    ],
    [
      'an item of a list with keys, taken out',
      'content/pages/oet.yaml',
      { kind: 'remove' as const, path: ['sections', 1] },
      /^sections:\n {2}- (?:id|section): .*\n {4}remove: true/,
    ],
    [
      'an item of a list with keys, moved',
      'content/pages/oet.yaml',
      { kind: 'move' as const, path: ['sections', 0], to: 1 },
      /^sections:\n {2}- (?:id|section): .*\n(?: {4}.*\n)*? {4}(?:before|after): .*$/m,
    ],
    [
      'an item of a list with keys, new',
      'site.yaml',
      { kind: 'insert' as const, path: ['header', 'menu', 0], value: { label: 'Visa', to: '/osce' } },
      /^ {4}- \{ label: Visa, to: \/osce, before: \/ \}$/,
    ],
    [
      'a text within a list without keys',
      'content/courses/oet-comprehensive.yaml',
      set(['features', 0], 'A class in Kathmandu'),
      /^features: # head office: \d+ items \([0-9a-f]{8}\), 2026-11-22\n {2}- A class in Kathmandu\n/,
    ],
  ])('%s', async (_, file, one, lines) => {
    expect(await added(file, one)).toMatch(lines);
  });
});

test('an item that has the name of another can’t be moved, and the message says why', async () => {
  const done = await edit('site.yaml', { kind: 'move', path: ['header', 'menu', 1, 'entries', 1], to: 0 });
  expect(done).toMatchObject({ kind: 'refused', files: [], diagnostics: [{ code: 'item-not-named' }] });
});

describe('of a group that it shares with its base, a branch says what differs', () => {
  const now = { src: 'a.jpg', alt: 'A', crop: { left: 10, top: 5 } };
  const ofBase = () => true;
  test.each([
    [{}, { ...now, alt: 'B' }, { alt: 'B' }],
    [{}, { ...now, crop: { left: 10 } }, { crop: { top: null } }],
    [{}, { src: 'a.jpg', alt: 'A' }, { crop: null }],
    [{ alt: 'A' }, { ...now, crop: { left: 20, top: 5 } }, { alt: 'A', crop: { left: 20 } }],
  ])('%j, to become %j', (own, wanted, said) => {
    expect(branchFields({ own, now, hasBase: ofBase }, wanted)).toEqual(said);
  });

  test('what only the branch has goes without a word', () => {
    const wanted = { src: 'a.jpg', alt: 'A' };
    expect(branchFields({ own: now, now, hasBase: (name) => name !== 'crop' }, wanted)).toEqual(wanted);
  });
});

test('what is wrong in a file that an edit begins is found as in any other', async () => {
  const empty = await edit('content/pages/oet.yaml', set(['title'], ''));
  expect(empty).toMatchObject({ kind: 'refused', files: [{ file: 'content/pages/oet.yaml' }] });
  const unknown = await edit('content/pages/oet.yaml', set(['nothing'], 1));
  expect(unknown.diagnostics.map(({ code }) => code)).toEqual(['unknown-key']);
});

test('own value and back again leaves every byte as it was', { tags: ['long/branches'] }, async () => {
  const places: [string, string, Path][] = [
    ['content/courses/oet-comprehensive.yaml', 'duration', ['duration']],
    ['content/pages/oet.yaml', 'title', ['title']],
    ['content/pages/osce.yaml', 'description', ['description']],
  ];
  for (const [file, name, at] of places) {
    const own = path.join(root, file);
    const bytes = () => (existsSync(own) ? readFileSync(own, 'utf8') : undefined);
    const before = bytes();
    const done = await edit(file, set(at, 'Only here'), 'write');
    expect([file, done.kind, done.diagnostics]).toMatchObject([file, 'edited', []]);
    settleDrift(await readSite({ root }), { choice: 'take', places: [`${file}:${name}`], today });
    expect([file, bytes()]).toEqual([file, before]);
  }
});

test('a word of an inherited article becomes a text of the branch’s own', async () => {
  const file = 'content/posts/osce-time-management-guide.mdx';
  const text = readFileSync(path.join(folder, file), 'utf8');
  const start = text.indexOf('\n\n', text.indexOf('\n---\n')) + 2;
  const done = await edit(file, { kind: 'replace', start, end: start, text: 'First of all: ' });
  const [own] = done.files;
  expect(done.kind).toBe('edited');
  expect(own?.file).toBe(file);
  expect(own?.after.split('\n').slice(0, 7)).toEqual([
    ...['---', '{}'],
    expect.stringMatching(/^# text of head office: ".*" \([0-9a-f]{8}\), 2026-11-22$/),
    ...['---', ''],
    expect.stringMatching(/^First of all: /),
    '',
  ]);
  expect(own?.after.endsWith(text.slice(start))).toBe(true);
});

describe('the title by which a branch and its base know an item', () => {
  const file = 'content/pages/osce.yaml';
  const titles = async (): Promise<unknown[]> => {
    const { sources } = await readSite({ root });
    const page = sources?.collections.pages?.find((one) => one.file.endsWith('pages/osce.yaml'));
    const section = listOf(fieldsOf(page?.value).sections).find((one) => fieldsOf(one).id === 'who-needs-it');
    return listOf(fieldsOf(section).items).map((one) => fieldsOf(one).title);
  };

  test.each<[name: string, file: string, from: string]>([
    ['of one that the branch changes', file, 'Every field'],
    ['of one that it only inherits', `../../${file}`, 'International nurses'],
  ])(
    '%s: the item is the branch’s own then, in its place, and all of it is put back',
    async (_, at, from) => {
      const own = path.join(root, file);
      const before = readFileSync(own, 'utf8');
      const all = await titles();
      const source = parseSource(at, readFileSync(path.join(root, at), 'utf8')).source;
      const found = pathTo(source.value, from);
      const done = await editSite({
        ...{ root, today, cache, until: 'write' },
        edits: [{ file: at, edit: set(found, 'Nurses of the world'), was: from }],
      });
      expect([done.kind, done.diagnostics]).toEqual(['edited', []]);
      expect(await titles()).toEqual(all.map((title) => (title === from ? 'Nurses of the world' : title)));
      const undone = await editSite({ root, today, cache, until: 'write', edits: invertEdits(done) ?? [] });
      expect(undone.kind).toBe('edited');
      expect(readFileSync(own, 'utf8')).toBe(before);
    },
  );
});

function pathTo(value: unknown, wanted: string, at: Path = []): Path {
  if (value === wanted) return at;
  const inner: readonly [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(fieldsOf(value));
  for (const [step, one] of inner) {
    const found = pathTo(one, wanted, [...at, step]);
    if (found.length > 0) return found;
  }
  return [];
}

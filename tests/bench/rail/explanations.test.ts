import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareRecords } from '../../../bench/rail/compare-records.ts';
import { compareState, summarise } from '../../../bench/rail/compare-state.ts';
import { type Explanation, explainDifference, parseExplanations } from '../../../bench/rail/explanations.ts';
import { repository } from '../../cli/run-site.ts';

const record = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));

const explain = (before: string, after: string, ...explanations: Explanation[]) =>
  explainDifference(
    { name: 'school/2026-11-03/check.json', before: Buffer.from(before), after: Buffer.from(after) },
    explanations,
  );

test('the file of explanations can be read', () => {
  expect(() =>
    parseExplanations(readFileSync(join(repository, 'bench/explained.json'), 'utf8')),
  ).not.toThrow();
});

test.each([
  ['{}'],
  ['[{ "files": "a" }]'],
  ['[{ "reason": "r" }]'],
  ['[{ "reason": "r", "files": "a", "edits": [] }]'],
  ['[{ "reason": "r", "edits": [["a"]] }]'],
])('%s is no list of explanations', (text) => {
  expect(() => parseExplanations(text)).toThrow('explained.json');
});

test('a pattern of names explains whatever differs in them, also a file that is gone', () => {
  const explanations = [{ files: '/output/social/', reason: 'kerning' }];
  const gone = { name: 'clinic/2026-11-03/output/social/a.png', before: Buffer.from('1'), after: undefined };
  expect(explainDifference(gone, explanations)).toEqual(['kerning']);
  expect(explainDifference({ ...gone, name: 'clinic/2026-11-03/output/a.png' }, explanations)).toEqual([]);
});

test('edits explain a file only where nothing is left once they are undone', () => {
  const wording: Explanation = { edits: [['instead of (“.*?”)', 'not $1']], reason: 'wording' };
  const plural: Explanation = { edits: [['2 errors', '2 error']], reason: 'plural' };
  expect(explain('not “£3”', 'instead of “£3”', wording)).toEqual(['wording']);
  expect(explain('not “£3”. 2 error', 'instead of “£3”. 2 errors', wording)).toEqual([]);
  expect(explain('not “£3”. 2 error', 'instead of “£3”. 2 errors', wording, plural)).toEqual([
    'wording',
    'plural',
  ]);
});

test('two files with bytes that are no text are not taken for the same', () => {
  const [before, after] = [Buffer.from([0xff, 0x41]), Buffer.from([0xfe, 0x42])];
  const edits: Explanation = { edits: [['B', 'A']], reason: 'a letter' };
  expect(explainDifference({ name: 'a', before, after }, [edits])).toEqual([]);
});

test('another digest in the name of a file makes only that file different', () => {
  const before = record({ 'a.0123abcd.js': 'one', 'page.html': 'src="a.0123abcd.js"' });
  const after = record({ 'a.4567cdef.js': 'two', 'page.html': 'src="a.4567cdef.js"' });
  const { same, differences } = compareRecords(before, after);
  expect(same).toBe(1);
  expect(differences.map(({ name }) => name)).toEqual(['a.4567cdef.js']);
});

test('differences are counted by reason, with the reasons that explain nothing', () => {
  const explanations = [
    { files: '/a$', reason: 'first' },
    { files: '/b$', reason: 'second' },
  ];
  const [before, after] = [record({ a: '1', c: '1', d: '1' }), record({ a: '2', c: '1', d: '2' })];
  const compared = ['x', 'y'].map((state) => compareState(state, { before, after, explanations }));
  expect(summarise(compared, explanations).split('\n')).toEqual([
    '2 explained: first',
    '0 explained: second',
    '2 files are the same, 2 differ without an explanation.',
  ]);
});

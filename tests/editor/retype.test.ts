import { expect, it, test } from 'vitest';
import { printRich } from '../../editor/rich/print-rich.ts';
import { beginsList, caretAt, pieceSign, retype } from '../../editor/rich/retype.ts';
import { readRich } from '../../renderer/features/edit/fields/read-rich.ts';

/** The text of a block as a field has it. */
function typedOf(block: ReturnType<typeof read>): string {
  return block.pieces.map(({ kind, text }, at) => (kind === 'text' ? text : pieceSign(at))).join('');
}

function read(text: string) {
  const block = readRich(text, false);
  if (!block) throw new Error('It is no rich block.');
  return block;
}

const written = 'From {facts.osce.fee}: **now** R&amp;D, [or *later*](/a "A")\\\nand `code`.';

it.each([
  ['nothing', (text: string) => text, written],
  [
    'a word in bold words',
    (text: string) => text.replace('now', 'not now'),
    written.replace('now', 'not now'),
  ],
  ['signs', (text: string) => `${text} *`, `${written} \\*`],
  [
    'a word before a name',
    (text: string) => text.replace('From ', 'From 2'),
    written.replace('From ', 'From 2'),
  ],
  [
    'a word in a link',
    (text: string) => text.replace('later', 'la s ter'),
    written.replace('later', 'la s ter'),
  ],
  [
    'a word behind a link',
    (text: string) => text.replace('later', 'later x'),
    written.replace('"A")', '"A") *x*'),
  ],
  ['all of it anew', () => 'Other', 'Other'],
  ['nothing at all', () => '', ''],
])('takes %s, and nothing else changes', (_, change, becomes) => {
  const block = read(written);
  expect(printRich(retype(block, change(typedOf(block))))).toBe(becomes);
});

test('a name that was taken out is gone as a whole', () => {
  const block = read(written);
  expect(printRich(retype(block, typedOf(block).replace(pieceSign(1), '')))).toBe(
    written.replace('{facts.osce.fee}', ''),
  );
});

test('a caret is behind the same letters', () => {
  const block = read('🙂 {facts.osce.fee} R&amp;D');
  expect([0, 1, 2, 3, 5, 6].map((signs) => caretAt(block, signs))).toEqual([1, 3, 4, 5, 7, 8]);
});

it.each([
  ['## After', { level: 2, text: 'After' }, '## After'],
  ['#After', { level: 0, text: '#After' }, '#After'],
  ['2 * 3', { level: 0, text: '2 * 3' }, '2 * 3'],
])('a new block that begins with %s is what it looks like', (typed, { level, text }, markdown) => {
  const block = retype(read(''), typed);
  expect(block).toMatchObject({ level, pieces: [{ text }] });
  expect(printRich(block)).toBe(markdown);
});

test('a list and a quote are known by their first sign', () => {
  expect(['- a', '1. a', '> a', '-a', 'a - b'].map(beginsList)).toEqual([true, true, true, false, false]);
});

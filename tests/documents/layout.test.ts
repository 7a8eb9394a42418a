import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines } from '../../templates/documents/break-lines.ts';
import { fillPages } from '../../templates/documents/fill-pages.ts';
import { fitPages } from '../../templates/documents/print-document.ts';
import type { Row, Style } from '../../templates/documents/row.ts';

const style: Style = { face: 'text', size: 10, leading: 15, colour: '#000000' };
const strong: Style = { ...style, face: 'strong' };
/** Monospaced: each letter is one point wide. */
const measure = (text: string) => text.length;
const textsOf = (width: number, ...texts: [string, Style][]) =>
  breakLines(
    texts.map(([text, own]) => ({ text, style: own })),
    width,
    measure,
  ).map(({ fragments }) => fragments.map(({ text }) => text).join(''));

describe('lines', () => {
  test('break at spaces', () => {
    expect(textsOf(11, ['Wash your hands first', style])).toEqual(['Wash your', 'hands first']);
  });

  test('never part what stands together in two looks', () => {
    expect(textsOf(9, ['Ask for ', style], ['consent', strong], ['.', style])).toEqual(
      ['Ask for ', 'consent.'].map((line) => line.trim()),
    );
  });

  test('cut a word that is wider than the line', () => {
    expect(textsOf(4, ['abcdefghij', style])).toEqual(['abcd', 'efgh', 'ij']);
  });

  test('hold every word once, in order, and are never too wide', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé.]{1,14}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 14, max: 60 }), (list, width) => {
        const lines = textsOf(width, [list.join(' '), style]);
        expect(lines.join(' ')).toBe(list.join(' '));
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      }),
    );
  });
});

const row = (height: number, more: Partial<Row> = {}): Row => ({ before: 0, height, marks: [], ...more });
const heightsOf = (rows: Row[]) =>
  fillPages(rows, { top: 0, bottom: 100 }).map((page) => page.rows.map((placed) => placed.row.height));

describe('pages', () => {
  test('take what fits', () => {
    expect(heightsOf([row(60), row(40), row(10)])).toEqual([[60, 40], [10]]);
  });

  test('leave out the space above their first row', () => {
    const [, second] = fillPages([row(60), row(50, { before: 30 })], { top: 0, bottom: 100 });
    expect(second?.rows[0]?.y).toBe(0);
  });

  test('don’t part a heading from its text', () => {
    expect(heightsOf([row(70), row(20, { keep: true }), row(30)])).toEqual([[70], [20, 30]]);
  });

  test('part what is longer than a page', () => {
    expect(heightsOf([row(80, { keep: true }), row(70, { keep: true }), row(10)])).toEqual([[80], [70, 10]]);
  });

  test('begin anew for a chapter, but never leave an empty page', () => {
    expect(heightsOf([row(10, { newPage: true }), row(10, { newPage: true })])).toEqual([[10], [10]]);
  });

  test('join the tint of neighbouring rows', () => {
    const background = { x: 0, width: 10, colour: '#eeeeee' };
    const [page] = fillPages([row(10, { background }), row(20, { background, before: 5 })], {
      top: 0,
      bottom: 100,
    });
    expect(page?.tints).toEqual([{ background, y: 0, height: 35 }]);
  });
});

describe('the closing words', () => {
  const end = row(20, { before: 5, closing: true });
  const deal = (rows: Row[]) =>
    fitPages(rows, { top: 0, bottom: 100 }).map((page) => page.rows.map((placed) => placed.row.height));

  test('don’t stand alone on the last page where a little less space brings them back', () => {
    expect(deal([row(40), row(30, { before: 10 }), end])).toEqual([[40, 30, 20]]);
  });

  test('stand there where even that is not enough', () => {
    expect(deal([row(90), end])).toEqual([[90], [20]]);
  });

  test('change nothing where they are in company', () => {
    expect(deal([row(90), row(30), end])).toEqual([[90], [30, 20]]);
  });
});

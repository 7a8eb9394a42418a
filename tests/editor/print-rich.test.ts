import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RichBlock, RichMark, RichPiece } from '../../editor/contract.ts';
import { printRich } from '../../editor/rich/print-rich.ts';
import { blockOf, documentOf } from '../../editor/rich/rich-document.ts';
import { writtenBlocks } from '../../renderer/features/edit/fields/article-blocks.ts';
import { readRich } from '../../renderer/features/edit/fields/read-rich.ts';
import { repository } from '../cli/run-site.ts';

const kept = [
  'Read *this* and _that_, **now** or __then__.',
  'A [link](/courses "All of them") with **[bold](/a)** and `code`.',
  'From {facts.osce.fee}[^fee] to ![a map](map.png) and <kbd>K</kbd>.',
  String.raw`Two \* three, R&amp;D and 2 * 3, snake_case.`,
  'One line\\\nand another  \nand a third\nin the file.',
  '## A heading {#own}',
  'See https://example.org/a_b.',
  '中**文**字 2 * 3。',
];

describe('what is not changed', () => {
  it.each(kept)('%s keeps its bytes', (text) => {
    for (const isPlain of [true, false]) {
      const block = readRich(text, isPlain);
      expect(block && printRich(asShown(block))).toBe(text);
    }
  });

  it.each([
    '- a list',
    '| a |\n| - |\n| b |',
    '> a quote',
    '![only](a.png)',
    '```\ncode\n```',
    '<Callout />',
  ])('%s is for its Markdown', (text) => expect(readRich(text, false)).toBeUndefined());

  test('most blocks of all articles are rich, to the byte', () => {
    const blocks = ['content', 'tests/fixtures/site/content'].flatMap((folder) => blocksIn(folder));
    const rich = blocks.filter(({ text, isPlain }) => {
      const block = readRich(text, isPlain);
      return block && printRich(asShown(block)) === text;
    });
    expect(rich.length / blocks.length).toBeGreaterThan(0.8);
  });
});

describe('what is typed', () => {
  const piece = (text: string, ...marks: RichMark[]): RichPiece => ({
    kind: 'text',
    text,
    source: text,
    marks,
  });
  const [strong, emphasis, link]: RichMark[] = [
    { kind: 'strong', open: '**', close: '**' },
    { kind: 'emphasis', open: '*', close: '*' },
    { kind: 'link', open: '[', close: '](/a)' },
  ] as const;
  const code: RichMark = { kind: 'code', open: '`', close: '`' };

  it.each([
    [[piece('1. First')], '1\\. First'],
    [[piece('# 1')], '\\# 1'],
    [[piece('2 * 3 is a_b')], '2 * 3 is a_b'],
    [[piece('a '), piece(' b ', strong as RichMark), piece('c')], 'a  **b** c'],
    [[piece('{facts.osce.fee} {x}')], '{facts.osce.fee} &#123;x&#125;'],
    [[piece('这是'), piece('「重点」', strong as RichMark), piece('的文字。')], '这是**「重点」**的文字。'],
  ] as const)('%j is %s', (pieces, text) => {
    expect(printRich({ level: 0, open: '', close: '', pieces })).toBe(text);
  });

  const signs = [
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '<',
    '{',
    '}',
    '#',
    '-',
    '+',
    '1',
    '.',
    '>',
    '=',
    '|',
    '~',
    '!',
  ];
  const latin = [
    'a',
    'b',
    ' ',
    ' ',
    'é',
    '“',
    '&',
    'amp;',
    '\\',
    ':',
    '/',
    '€',
    '🙂',
    '<br>',
    'import',
    '{a.b}',
  ];
  const eastAsian = [
    '文',
    '字',
    '한',
    'カ',
    '𠮷',
    '。',
    '「',
    '」',
    '（',
    '！',
    '\u3000',
    ' ',
    'a',
    '.',
    '“',
    '*',
    '[',
  ];
  const marks = fc.subarray([link, strong, emphasis, code] as RichMark[]);
  const typedOf = (letters: readonly string[]): fc.Arbitrary<RichPiece> => {
    const words = fc
      .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 5 })
      .map((some) => some.join(''));
    // Braces and brackets in code can be read as names and definitions, which no notation prevents.
    const text = fc
      .tuple(words, marks)
      .map(([word, on]) => piece(on.includes(code) ? word.replace(/[{}[\]]/g, 'x') : word, ...on));
    return fc.oneof(
      { weight: 8, arbitrary: text },
      fc.constant<RichPiece>({ kind: 'break', text: '\n', source: '\\\n', marks: [] }),
      fc.constant<RichPiece>({ kind: 'part', text: '{a.b}', source: '{a.b}', marks: [] }),
    );
  };

  describe.each([
    ['letters and signs', [...latin, ...signs]],
    ['East Asian letters', eastAsian],
    ['both', [...eastAsian, ...latin, ...signs]],
  ])('of %s', (_, letters) => {
    test.each([0, 2])('comes back with the same words and marks, at level %i', (level) => {
      const typed = fc.array(typedOf(letters), { minLength: 1, maxLength: 6 });
      fc.assert(
        fc.property(typed, fc.boolean(), (pieces, isPlain) => {
          const text = printRich({ level, open: level > 0 ? '## ' : '', close: '', pieces });
          fc.pre(pieces.some((one) => one.kind === 'text' && one.text.replaceAll('{a.b}', '').trim() !== ''));
          const back = readRich(text, isPlain);
          expect(back && seenIn(back), JSON.stringify(text)).toEqual(seenIn({ pieces }));
          expect(back?.level).toBe(level);
        }),
        { numRuns: 2000 },
      );
    });
  });
});

/** As it comes out of the editor untouched. */
function asShown(block: RichBlock): RichBlock {
  return blockOf(documentOf(block, () => undefined));
}

/** Each letter with its marks, without spaces. */
function seenIn({ pieces }: Pick<RichBlock, 'pieces'>): { letter: string; marks: string }[] {
  return pieces.flatMap(({ text, marks }) => {
    const on = [...new Set(marks.map((mark) => mark.kind))].sort().join(' ');
    return [...text].filter((letter) => letter.trim() !== '').map((letter) => ({ letter, marks: on }));
  });
}

function blocksIn(folder: string): { text: string; isPlain: boolean }[] {
  const root = path.join(repository, folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.mdx?$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    const body = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0;
    return writtenBlocks(text, body).map(({ start, end }) => ({
      text: text.slice(start, end),
      isPlain: name.endsWith('.md'),
    }));
  });
}

import { describe, expect, test } from 'vitest';
import { parseSource } from '../../renderer/read/read-source.ts';

function said(file: string, text: string): string[] {
  return parseSource(file, text).problems.map(({ code, place }) => `${place.line}:${place.column} ${code}`);
}

const front = '---\ntitle: News\n---\n';

describe('a mistake in YAML hides no other', () => {
  test('an open quote ends with its field', () => {
    expect(said('a.yaml', 'one: "first\ntwo: second\nthree: @third\nfour: "fourth"\nfive: a: b\n')).toEqual([
      '1:6 yaml-quote-open',
      '3:8 yaml-reserved-start',
      '5:7 yaml-colon-in-text',
    ]);
  });

  test('what stands around is read, and what is lost is known', () => {
    const { source } = parseSource('a.yaml', 'list:\n  - a: 1\n    b: "open\n  - a: 2\nlast: here\n');
    expect(source.value).toEqual({ list: [{ a: 1 }, { a: 2 }], last: 'here' });
    expect(source.isPart).toBe(true);
    expect(source.spans).toMatchObject({ fields: { list: { items: [{ lost: ['b'] }, {}] } } });
  });

  test.each([
    [
      'a line alone within a group',
      'group:\n  a: 1\nOops\n  b: 2\nc: @x\n',
      ['3:1 yaml-line-alone', '5:4 yaml-reserved-start'],
    ],
    ['three points', 'a: 1\n...\nb: 2\nc: @x\n', ['2:1 yaml-several-documents', '4:4 yaml-reserved-start']],
    [
      'a first field too far in',
      '  a: 1\nb: 2\nc: @x\n',
      ['1:3 yaml-indentation', '3:4 yaml-reserved-start'],
    ],
    [
      'a thing without its hyphen',
      'a:\n  - x: 1\n    y: 2\n    x: 3\n    y: 4\nb: @x\n',
      ['6:4 yaml-reserved-start', '4:5 yaml-dash-missing'],
    ],
    [
      'a tab',
      'a:\n  - x: 1\n\t- x: 2\n    y: 3\nb: @x\n',
      ['3:1 yaml-tab-indent', '5:4 yaml-reserved-start'],
    ],
  ])('%s', (_, text, expected) => {
    expect(said('a.yaml', text)).toEqual(expected);
  });
});

describe('a mistake in an article hides no other', () => {
  test('each block is read by itself, and a tag with its partner is one mistake', () => {
    const text = `${front}\nOne {a b} here.\n\n<Callot title=Check>\n\nTwo < three.\n\n</Callot>\n\n<!-- a\n\nnote -->\n\nFour {x\n`;
    expect(said('a.mdx', text).sort()).toEqual([
      '13:1 mdx-comment',
      '17:6 mdx-brace-open',
      '5:5 mdx-expression',
      '7:15 attribute-quotes',
    ]);
  });

  test('what is left of the text is read', () => {
    const { source } = parseSource('a.mdx', `${front}\n## First\n\nOne {a b} here.\n\n## Second\n`);
    expect(source.body?.tree.children.filter(({ type }) => type === 'element')).toHaveLength(3);
    expect(source.body?.gaps).toHaveLength(1);
  });

  test('of very many mistakes the first hundred are told, and how many more there are', () => {
    const { problems } = parseSource('a.mdx', front + 'Text {a b}.\n\n'.repeat(500));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ code: 'more-mistakes', message: expect.stringContaining('400') });
  });
});

test('a long file with a thousand mistakes is read to its end', () => {
  const paragraph = `${'Words that a nurse would write about her day. '.repeat(4)}{a b}.\n\n`;
  const field = (index: number) => `field${index}: "${'open '.repeat(35)}\n`;
  const fields = Array.from({ length: 1000 }, (_, index) => field(index)).join('');
  expect(parseSource('a.mdx', front + paragraph.repeat(1000)).problems).toHaveLength(101);
  expect(parseSource('a.yaml', fields).problems).toHaveLength(101);
});

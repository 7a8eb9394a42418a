import { describe, expect, test } from 'vitest';
import { parseInlineWithin, parseMdx } from '../../renderer/markdown/parse-markdown.ts';

const many = (text: string, count: number) => text.repeat(count);

/** Each of these crashed the process, or took gigabytes, when passed to the compiler. */
const tooMuch: readonly [what: string, text: string, kind: string, line?: number][] = [
  ['brackets within braces', `{${many('[', 20_000)}${many(']', 20_000)}}`, 'brackets'],
  ['round brackets within braces', `{${many('(', 20_000)}${many(')', 20_000)}}`, 'brackets'],
  ['braces', many('{', 20_000), 'brackets'],
  ['pairs of quotation marks', many(`"'`, 20_000), 'quotes'],
  ['apostrophes', many("'", 40_000), 'quotes'],
  ['names of values', many('{facts.a} ', 20_000), 'openings'],
  ['beginnings of tags', many('<a ', 50_000), 'openings'],
  ['words in quotation marks', many('"a ', 20_000), 'quotes'],
  ['codes of characters', many('&amp; ', 16_000), 'signs'],
  ['codes of characters, in lines', many('a &hellip;\n', 16_000), 'signs', 2003],
  ['rows of dots', many('a... ', 16_000), 'signs'],
  ['links to one definition', `é ${many('[a][a] ', 110_000)}\n\n[a]: https://example.org`, 'marks'],
  ['links', `é ${many('[a](/b) ', 20_000)}`, 'marks'],
  ['bare addresses', `é ${many('www.example.org ', 100_000)}`, 'marks'],
  ['addresses', `é ${many('https://example.org ', 100_000)}`, 'marks'],
  ['addresses of email', `é ${many('a@example.org ', 100_000)}`, 'marks'],
  ['words in bold', `é ${many('**a** ', 20_000)}`, 'marks'],
  ['words in italics', `é ${many('_a_ ', 20_000)}`, 'marks'],
  ['words in code', `é ${many('`a` ', 20_000)}`, 'marks'],
  [
    'cells of rows that are shorter than the head',
    `${many('|a', 300)}|\n${many('|-', 300)}|\n${many('|b|\n', 3000)}`,
    'cells',
    170,
  ],
  ['levels of emphasis', `${many('*a **b\n', 2500)}${many('b** a*\n', 2500)}`, 'levels', 52],
];

describe('what the compiler can’t bear never reaches it', () => {
  test.each(tooMuch)('%s', (_what, text, kind, line = 3) => {
    const article = parseMdx(`First.\n\n${text}\n`);
    expect(article.kind === 'problem' && [article.problem.excess, article.problem.line]).toEqual([
      kind,
      line,
    ]);
    expect(parseInlineWithin(text)).toMatchObject({ excess: { kind } });
  });

  test.each([
    ['quotes of quotes', `${many('>', 3000)} a`],
    ['lists in lists', `${many('- ', 3000)}a`],
    ['lists in a line', `${many('+ ', 40_000)}a`],
    ['numbered lists in a line', `${many('1. ', 40_000)}a`],
    ['components', `${many('<Callout title="a">\n\n', 300)}${many('</Callout>\n\n', 300)}`],
  ])('%s, in an article', (_what, text) => {
    const article = parseMdx(`First.\n\n${text}\n`);
    expect(article.kind === 'problem' && article.problem.excess).toBe('levels');
    expect(article.kind === 'problem' && article.problem.line).toBeGreaterThan(2);
  });
});

test('what people write is no excess', () => {
  const paragraphs = many(`"It's," she said, 'what I can't do.'\n\n`, 2000);
  expect(parseMdx(paragraphs).kind).toBe('tree');
  expect(parseMdx(`- a\n  - b\n    - c\n\n> > quoted **and *deep***\n\n{facts.a}`).kind).toBe('tree');
  expect(parseMdx(`|a|b|c|\n|-|-|-|\n${many('|a|b|c|\n', 2000)}`).kind).toBe('tree');
  expect(parseMdx(many('- é [a](/b) and **c**\n', 10_000)).kind).toBe('tree');
  expect('tree' in parseInlineWithin(many(`isn't `, 1500))).toBe(true);
});

/** Plain Markdown against the reference implementation of CommonMark and GFM, by examples and at random. */
import { evaluate } from '@mdx-js/mdx';
import fc from 'fast-check';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { parsePlainMarkdown } from '../../renderer/markdown/parse-markdown.ts';
import { htmlFromHast } from '../../renderer/plan/values/html-from-hast.ts';

const examples: Readonly<Record<string, readonly string[]>> = {
  'addresses in angle brackets': [
    'See <https://www.gov.uk/visas?x=1&y=2> and <clerk@parish.org.np>.',
    '<irc://foo.bar:2233/baz> <made-up-scheme://foo,bar> <https://foo.bar/baz bim>',
  ],
  'addresses by themselves': ['See www.bakery.ie/opening, https://a.test/b_(c) and me@a.test.'],
  'links by reference': [
    '[the map][map], [map][], [map] and [Karte][KARTE]\n\n[map]: /map "The map"\n[karte]: <https://a.test/ä>',
    '![a tent][tent]\n\n[tent]: pictures/tent.jpg',
    '[not defined][nowhere] and [x]',
  ],
  'code by indentation': [
    '    const a = { b: 1 }\n\n    <b>not bold</b>\n\ntext',
    '- an item\n\n      code in it\n\n- another',
    '\ttab\n\n> \tquoted',
    'a paragraph\n    that goes on',
  ],
  'code between fences': ['```\n{a: 1}\n\n~~~\n```', '~~~js\nconst x = `{y}`\n~~~', '`` a ` {b} ``'],
  'curly brackets': ['{a} {b.c d} { } {} }{ {{x}} {% if x %} {"k": 1}', '{\n\n}', '# {title}'],
  'signs that are HTML elsewhere': [
    'a < b and c > d, x<y, 3 <4, <3, 5 << 6',
    'AT&T &copy; &#x2713; &nbsp;x &madeup;',
  ],
  backslashes: ['\\*not\\* \\{x\\} \\<b> C:\\dir \\\\', 'a\\\nb  \nc'],
  emphasis: [
    '*a* **b** ***c*** _d_ __e__ snake_case_word **a*b*c** *a**b**c*',
    '**Gruß**, *नमस्ते* **안녕** 「**强**」',
    '~~gone~~ and ~also~',
    '**_a_** _**b**_ ~~*c*~~ *~~d~~* ~~__e__~~ **a**_b_',
  ],
  headings: ['Title\n===\n\nSub\n---\n\n# A #\n\n####### seven\n\n#hash', '## A `code` *b* [c](/d)'],
  lists: [
    '- a\n- b\n  - c\n\n    d\n- e',
    '3. three\n4. four\n\n1) one',
    '* a\n\n* b\n+ c',
    '- [ ] to do\n- [x] done\n- [X] too\n\n1. [ ] one',
  ],
  quotations: ['> a\n> > b\n>\n> c\nlazy', '> - a\n> - b'],
  tables: [
    '| a | b |\n|:--|--:|\n| 1 | `2` |\n| \\| | **x** |',
    'a | b\n-|-\n1 | 2 | 3\n4',
    '| a |\n| - |\ntext\n\n| no | table |',
  ],
  rules: ['***\n\n- - -\n\n___\n\na\n\n---'],
  scripts: ['# नमस्ते\n\nसङ्घ *काम* गर्छ।', '# مرحبا\n\n**نص** [رابط](/x)', '# 見出し\n\n本文、*強調*。'],
};

describe('the reading of plain Markdown against the reference implementation', () => {
  test.each(Object.entries(examples).flatMap(([name, texts]) => texts.map((text) => [name, text] as const)))(
    '%s: %j',
    async (_, text) => expect(normalise(ours(text))).toBe(normalise(await reference(text))),
  );

  test('would notice a difference', async () => {
    expect(normalise(ours('- a\n- b'))).not.toBe(normalise(await reference('- a\n- c')));
  });

  const pieces = fc.constantFrom(
    ...[
      'a',
      'é',
      'word',
      ' ',
      '  ',
      '\n',
      '\n\n',
      '\n    ',
      '\t',
      '*',
      '**',
      '_',
      '~~',
      '`',
      '```\n',
      '# ',
      '- ',
    ],
    ...[
      '1. ',
      '> ',
      '[',
      ']',
      '(',
      ')',
      '/x',
      '{',
      '}',
      '{x.y}',
      '|',
      '\n|-|\n',
      '\\',
      '&amp;',
      '<https://a.test/>',
    ],
    ...['![', ': ', '[a]: /b\n', '---\n', '===\n', '- [ ] ', '.', '!'],
  );
  test('random texts', { tags: ['long/fuzz'] }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 25 }), async (parts) => {
        const text = parts.join('');
        fc.pre(!marksThatMeet.test(text));
        expect(normalise(ours(text))).toBe(normalise(await reference(text)));
      }),
      { numRuns: 300 },
    );
  });
});

/** Different marks of emphasis beside each other: the examples have those that people write. */
const marksThatMeet = /\*[_~]|_[*~]|~[*_]/;

test('the library reads a mark that is left over as words, if another one follows', async () => {
  expect(ours('*a**_')).toBe('<p>*a**_</p>');
  expect(await reference('*a**_')).toContain('<em>a</em>');
});

function ours(text: string): string {
  const result = parsePlainMarkdown(text);
  if (result.kind === 'problem') throw new Error(result.problem.message);
  return result.tree.children
    .map((node) =>
      htmlFromHast([node], {
        fill: (value) => value,
        attributes: ({ properties }) => ({
          ...texts(properties, 'href'),
          ...texts(properties, 'src'),
          ...texts(properties, 'alt'),
          ...texts(properties, 'title'),
        }),
      }),
    )
    .join('');
}

function texts(properties: Record<string, unknown>, name: string): Record<string, string> {
  const value = properties[name];
  return typeof value === 'string' ? { [name]: value } : {};
}

async function reference(text: string): Promise<string> {
  const { default: Content } = await evaluate(text, { ...runtime, format: 'md', remarkPlugins: [remarkGfm] });
  return renderToStaticMarkup(createElement(Content));
}

/**
 * Removes intended differences and those of React: preloaded pictures, typographic quotes, the frame around tables,
 * coloured code, captions of pictures, the words of a box to tick as its label, alignment without inline styles.
 */
function normalise(html: string): string {
  return html
    .replace(/<div class="table-scroll" tabindex="0">(.*?)<\/div>/gs, '$1')
    .replace(/<figure>(<img [^>]*?)\/?><figcaption>(.*?)<\/figcaption><\/figure>/g, '<p>$1 title="$2"></p>')
    .replace(/ (?:style|data-align|class|className|tabindex|checked|disabled)(?:="[^"]*")?/g, '')
    .replace(/<h1>|<\/h1>|<\/?span>|<\/?label>|<link rel="preload"[^>]*>/g, '')
    .replace(/(<\w+)((?: [\w-]+="[^"]*")+)/g, (_, tag: string, all: string) => tag + sorted(all))
    .replace(/[“”]|&quot;/g, '"')
    .replace(/[‘’]|&#x27;/g, "'")
    .replace(/…/g, '...')
    .replace(/\/>/g, '>')
    .replace(/\s+/g, ' ')
    .replace(/> /g, '>')
    .replace(/ </g, '<')
    .trim();
}

function sorted(attributes: string): string {
  return (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join('');
}

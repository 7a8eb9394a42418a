import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePlainMarkdown } from '../../renderer/markdown/parse-markdown.ts';
import { htmlFromHast } from '../../renderer/plan/values/html-from-hast.ts';

/** Names are filled in with their last part in capitals. */
function print(text: string): string {
  const result = parsePlainMarkdown(text);
  if (result.kind === 'problem') return `problem: ${result.problem.excess}`;
  const fill = (value: string) =>
    value.replace(/\{site\.([a-z]+)\}/g, (_, name: string) => name.toUpperCase());
  const attributes = ({ properties }: { properties: Record<string, unknown> }) => ({
    ...(typeof properties.href === 'string' && { href: fill(properties.href) }),
  });
  return htmlFromHast(result.tree.children, { fill, attributes });
}

describe('names in braces', () => {
  test.each([
    ['By {site.name}, *{site.phone}*.', '<p>By NAME, <em>PHONE</em>.</p>'],
    ['नमस्ते {site.name}। 「{site.name}」', '<p>नमस्ते NAME। 「NAME」</p>'],
    ['`{site.name}` and {site.name}', '<p><code>{site.name}</code> and NAME</p>'],
    ['\\{site.name} and {site.name} and \\\\{site.name}', '<p>{site.name} and NAME and \\NAME</p>'],
    ['{site\\.name} &#123;site.name} {{site.name}}', '<p>{site.name} {site.name} {{site.name}}</p>'],
    ['{user.name} {a} { b } {c d} {} }{', '<p>{user.name} {a} { b } {c d} {} }{</p>'],
    ['{ user.name } { site.name }', '<p>{ user.name } NAME</p>'],
    [
      '[ask]({site.page}) <https://a.test/{site.name}>',
      '<p><a href="PAGE">ask</a> <a href="https://a.test/NAME">https://a.test/NAME</a></p>',
    ],
    ['    {site.name}', '<pre tabindex="0"><code>{site.name}\n</code></pre>'],
  ])('%j', (text, expected) => expect(print(text)).toBe(expected));

  test('are where they are written', () => {
    const text = '> “é😀” \\{a.b} ... {site.name}\n> and {site.phone}';
    const result = parsePlainMarkdown(text);
    const places = [
      ...JSON.stringify(result).matchAll(
        /"mdxTextExpression","value":"([\w.]+)","position":\{"start":\{[^}]*"offset":(\d+)/g,
      ),
    ];
    expect(places.map(([, name, offset]) => [name, Number(offset)])).toEqual([
      ['site.name', text.indexOf('{site.name}')],
      ['site.phone', text.indexOf('{site.phone}')],
    ]);
  });
});

describe('HTML', () => {
  test.each([
    ['<kbd>Ctrl</kbd> H<sub>2</sub>O a<br>b<BR/>c', '<p><kbd>Ctrl</kbd> H<sub>2</sub>O a<br>b<br>c</p>'],
    ['<abbr title="Tom &amp; Co">T&amp;C</abbr>', '<p><abbr title="Tom &amp; Co">T&amp;C</abbr></p>'],
    [
      '<details open>\n<summary>A &amp; **b**</summary>\n\n- *c*\n\n</details>',
      '<details class="more" open>\n<summary>A &amp; **b**</summary>\n<ul>\n<li><em>c</em></li>\n</ul>\n</details>',
    ],
    [
      '- <details>\n  <summary>q</summary>\n\n  a\n\n  </details>',
      '<ul>\n<li>\n<details class="more">\n<summary>q</summary>\n<p>a</p>\n</details>\n</li>\n</ul>',
    ],
    ['<mark>\nwords\n</mark>', '<p><mark>\nwords\n</mark></p>'],
    ['a <!-- b --> c\n\n<!-- d\n\ne -->\n\nf', '<p>a  c</p>\n\n<p>f</p>'],
    ['<!-- -->*a*', '*a*'],
  ])('%j is shown', (text, expected) => expect(print(text)).toBe(expected));

  test.each([
    '<script>alert(1)</script>',
    '<script>\nalert("<b>")\n\n</script>',
    '<SCRIPT SRC=//a.test></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<kbd onclick="alert(1)">x</kbd>',
    '<details ontoggle=alert(1)><summary>x</summary></details>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg/onload=alert(1)>',
    '<style>p{color:red}</style>',
    '<iframe src="https://a.test"></iframe>',
    '<!-- --!><script>alert(1)</script>',
    '<!--><script>alert(1)</script>',
    '<kbd><script>alert(1)</kbd></script>',
    '<details><summary><!--</summary>--><script>alert(1)</script></details>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php echo "<script>" ?>',
    '<abbr title="\\"><script>alert(1)</script>">x</abbr>',
    "<abbr title='\"><script>alert(1)</script>'>x</abbr>",
    '<Callout title={alert(1)}>x</Callout>',
  ])('%j never gets to the page', (text) => expect(print(text)).not.toMatch(unsafe));
});

/** A tag or an attribute that no text may have. */
const unsafe =
  /<(?!\/?(?:p|kbd|details|summary|abbr|em|code|br)\b)[a-z!?]|<[a-z]+[^<>"]*(?:"[^"]*"[^<>"]*)*\s(?:on\w+|style|src)=/i;

test('random HTML never gets to the page', () => {
  const pieces = fc.constantFrom(
    ...[
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '\n',
      '\n\n',
      '!--',
      '-->',
      '&lt;',
      '\\',
      '`',
      'kbd',
      'script',
      'details',
      'summary',
    ],
    ...[
      'abbr',
      'title',
      'onclick',
      'x',
      '<kbd>',
      '</kbd>',
      '<script>',
      '</script>',
      '<details>',
      '</details>',
      '<!--',
      '> ',
      '- ',
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const html = print(parts.join(''));
      expect(html).not.toMatch(/<script|<!--|<[a-z]+[^<>"]*(?:"[^"]*"[^<>"]*)*\sonclick=/i);
      expect((html.match(/<kbd/g) ?? []).length).toBe((html.match(/<\/kbd/g) ?? []).length);
    }),
    { numRuns: 1000 },
  );
});

/** Work that grew with the square of these would not finish in time. */
describe('texts that take a program to write', () => {
  test.each([
    ['tags that are never closed', '<kbd>\n\n'.repeat(20_000)],
    ['tags that were never opened', '</details>\n\n'.repeat(20_000)],
    ['tags in tags', '<details>\n\n'.repeat(5000) + '</details>\n\n'.repeat(5000)],
    ['beginnings of comments', `${'<!-- \n'.repeat(50_000)}`],
    ['names', '{site.name} '.repeat(1500)],
    ['escaped names', '\\{site.name}\n\n'.repeat(20_000)],
    ['entities in HTML', `<details>\n<summary>${'&amp; x '.repeat(500)}</summary>\n</details>\n\n`.repeat(5)],
    ['backslashes', `${'\\'.repeat(100_000)}{site.name}`],
  ])('%s', (_, text) => {
    expect(print(text)).toBeTypeOf('string');
  });
});

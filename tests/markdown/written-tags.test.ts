import { describe, expect, test } from 'vitest';
import { parseBlockMarkdown, parseInlineMarkdown } from '../../renderer/markdown/parse-markdown.ts';
import { htmlFromHast } from '../../renderer/plan/values/html-from-hast.ts';

const handlers = { fill: (text: string) => text, attributes: () => ({}) };

function print(markdown: string): string {
  return htmlFromHast(parseBlockMarkdown(markdown).children, handlers).replace(/\n/g, '');
}

function printLine(markdown: string): string {
  return htmlFromHast(parseInlineMarkdown(markdown).children, handlers);
}

describe('tags that may be written', () => {
  test.each([
    ['a<br>b<BR/>c<br />d', '<p>a<br>b<br>c<br>d</p>'],
    ['`<br>` and CO<sub>2</sub>', '<p><code>&lt;br&gt;</code> and CO<sub>2</sub></p>'],
    ['<kbd>Ctrl</kbd> <kbd>C</kbd>', '<p><kbd>Ctrl</kbd> <kbd>C</kbd></p>'],
    ['<mark>a</mark>\n\n<mark>b</mark>', '<p><mark>a</mark></p><p><mark>b</mark></p>'],
    ['<abbr title="a &lt; b">c</abbr>', '<p><abbr title="a &lt; b">c</abbr></p>'],
    [
      '<details>\n<summary>**A**</summary>\ntext\n</details>',
      '<details class="more"><summary><strong>A</strong></summary><p>text</p></details>',
    ],
    ['<hr>\n\na {/* note */} b', '<hr><p>a  b</p>'],
  ])('%j', (markdown, html) => expect(print(markdown)).toBe(html));

  test.each([
    ['CO<sub>2</sub><br>x', 'CO<sub>2</sub><br>x'],
    ['<sup><mark>a</mark></sup>', '<sup><mark>a</mark></sup>'],
    ['<sup onclick="x()">a</sup>', '<sup>a</sup>'],
    ['<sup>a <b>c</b>', '&lt;sup&gt;a &lt;b&gt;c&lt;/b&gt;'],
  ])('in one line, %j', (markdown, html) => expect(printLine(markdown)).toBe(html));

  test('what a box of a task list is about is its label', () => {
    expect(print('- [x] **done**\n- [ ] not\n  - inner')).toBe(
      '<ul class="tasks"><li><label><input type="checkbox" disabled checked> <strong>done</strong></label></li>' +
        '<li><label><input type="checkbox" disabled> not</label><ul><li>inner</li></ul></li></ul>',
    );
  });
});

describe('code', () => {
  test('in a known language has its parts marked, and nothing in it is markup', () => {
    expect(print('```json\n{ "a": "<b>" }\n```')).toBe(
      '<pre tabindex="0"><code><span class="code-punctuation">{</span> <span class="code-attr">&quot;a&quot;</span>' +
        '<span class="code-punctuation">:</span> <span class="code-string">&quot;&lt;b&gt;&quot;</span> <span class="code-punctuation">}</span></code></pre>',
    );
  });

  test('in another one, or in none, is shown as it is', () => {
    const plain = '<pre tabindex="0"><code>a &lt; b</code></pre>';
    expect(['```\na < b\n```', '```mermaid\na < b\n```', '```text\na < b\n```'].map(print)).toEqual([
      plain,
      plain,
      plain,
    ]);
  });
});

describe('an address in the text ends before the marks around it', () => {
  test.each([
    ['"www.nmc.org.uk".', 'http://www.nmc.org.uk'],
    ['“https://www.nmc.org.uk”', 'https://www.nmc.org.uk'],
    ['‘https://a.org/x’,', 'https://a.org/x'],
    ["'www.a.org/b?c=d'", 'http://www.a.org/b?c=d'],
    ['(“www.a.org/b”)', 'http://www.a.org/b'],
    ['«www.a.org»', 'http://www.a.org'],
    ['www.a.org…', 'http://www.a.org'],
    ['www.a.org...', 'http://www.a.org'],
    ['"https://a.org/x."', 'https://a.org/x'],
    ['[www.a.org]', 'http://www.a.org'],
    ['(see www.a.org/b_(c)).', 'http://www.a.org/b_(c)'],
    ["https://a.org/King's_Cross", "https://a.org/King's_Cross"],
    ['“https://a.org/caf\u00e9”', 'https://a.org/caf%C3%A9'],
    ['https://a.org/x?y=(z)', 'https://a.org/x?y=(z)'],
  ])('%j', (text, href) => {
    for (const { children } of [parseBlockMarkdown(`Go to ${text}`), parseInlineMarkdown(`Go to ${text}`)]) {
      const json = JSON.stringify(children);
      expect([...json.matchAll(/"href":"([^"]*)"/g)].map(([, found]) => found)).toEqual([href]);
    }
  });

  test('and the marks stay in the text', () => {
    expect(printLine('Go to "www.a.org".')).toBe('Go to “<a>www.a.org</a>”.'.replace(/<\/?a>/g, ''));
    expect(print('See "https://a.org/b," she said.')).toBe('<p>See “https://a.org/b,” she said.</p>');
  });
});

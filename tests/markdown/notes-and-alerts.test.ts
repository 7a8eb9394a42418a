import { describe, expect, test } from 'vitest';
import { checkEdited } from '../check/check-edited.ts';

const post = 'content/posts/first-day.mdx';
const wording = 'content/wording.yaml';
const words: [string, string] = [
  'skipLink:',
  'notes: { title: Notes, reference: "Note {number}", back: "Back from note {number}" }\nalerts: { note: Note, tip: Tip, important: Important, warning: Warning, caution: Caution }\nskipLink:',
];

async function found(text: string): Promise<string[]> {
  return (await checkEdited({ [post]: [['- Your passport', text]], [wording]: [words] })).found;
}

describe('what is never warned about', () => {
  test.each([
    'It costs $45 to $50, US$45 or AU$60, £5/$10, $100-$200, 5 $ and 10 $ or $3m.',
    'From 10:30:15 to 11:00, 3:1:2, Note:this:that, http://example.net:80/c:d:e, C:\\x:',
    'a == b == c, x===y and a^2 + b^2 = c^2, ^_^, 50%% of 20%%',
    '`==x==`, `[^1]`, `:smile:` and `$x^2$`',
    '```\n==x== $x^2$ [[y]] :::tip\n[^1]: z\n```',
    '\\==x\\== \\[[x]] \\[^1] \\$x^2$',
    'A[^1] and B[^long name][^2].\n\n[^1]: One, **strong**.\n[^2]: Two\n\n    goes on\n[^Long-Name]: x'.replace(
      '[^long name]',
      '[^long-name]',
    ),
    '> [!NOTE]\n> Text\n\n> [!tip] A title\n>\n> - a\n> - b\n\n> A quotation',
    '~~struck out~~ and\n\n~~~\ncode\n~~~\n\n> ```js\n> x\n> ```\n\n- ```\n  y\n  ```',
    '[[1]](/blog) and [x](/blog "a ==b== c")',
  ])('%j', async (text) => expect(await found(text)).toEqual([]));
});

describe('words that a notation needs', () => {
  test.each([
    ['A[^1].\n\n[^1]: One', `error missing-words ${post}:16:2`],
    ['> [!NOTE]\n> Text', `error missing-words ${post}:16:3`],
  ])('%j', async (text, expected) => {
    const { found } = await checkEdited({ [post]: [['- Your passport', text]] });
    expect(found).toEqual([expected]);
  });
});

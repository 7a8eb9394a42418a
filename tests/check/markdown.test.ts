import { describe, expect, test } from 'vitest';
import { checkEdited } from './check-edited.ts';

const post = 'content/posts/first-day.mdx';
const home = 'content/pages/home.yaml';
const sentence = '- Your passport';
const block = 'The fee is {facts.osce.fullFee}.';

const articles: [title: string, from: string, to: string, found: string][] = [
  ['an import', sentence, 'import fs from "fs"', `import-or-export ${post}:16:1`],
  ['an export', sentence, 'export const price = 1', `import-or-export ${post}:16:1`],
  ['a computation', sentence, 'It costs {1 + 1} pounds', `code-in-text ${post}:16:10`],
  ['a call', sentence, '{process.exit(1)}', `code-in-text ${post}:16:1`],
  ['a name that there is not', '{facts.osce.stations}', '{facts.osce.station}', `unknown-name ${post}:12:14`],
  ['raw HTML', sentence, '<div>Hello</div>', `raw-html ${post}:16:1`],
  ['a script', sentence, '<script src="https://evil.example/x.js"></script>', `raw-html ${post}:16:1`],
  ['HTML within a sentence', sentence, 'Some <b>bold</b> words', `raw-html ${post}:16:6`],
  [
    'an unknown component',
    '<Callout title="Remember">\n\nArrive early.\n\n</Callout>',
    '<Calout title="Remember">\n\nArrive early.\n\n</Calout>',
    `unknown-component ${post}:18:1`,
  ],
  ['a component without what it needs', ' title="Remember"', '', `missing-key ${post}:18:1`],
  [
    'a prop that there is not',
    'title="Remember"',
    'title="Remember" colour="red"',
    `unknown-key ${post}:18:27`,
  ],
  ['code in a prop', 'title="Remember"', 'title={document.title}', `code-in-component ${post}:18:10`],
  ['spread props', 'title="Remember"', '{...props}', `code-in-component ${post}:18:1`],
  [
    'a component within a sentence',
    sentence,
    'See <Callout title="x">this</Callout> box',
    `misplaced-component ${post}:16:5`,
  ],
  ['a heading of the first level', '## What', '# What', `main-heading ${post}:14:1`],
  ['a heading that skips a level', sentence, '#### Papers', `skipped-heading ${post}:16:1`],
  ['a text that begins too deep', '## What', '### What', `skipped-heading ${post}:14:1`],
  ['a link that runs code', sentence, '[click](javascript:alert(1))', `wrong-link ${post}:16:9`],
  ['a link with data', sentence, '[click](data:text/html,x)', `wrong-link ${post}:16:9`],
  ['a picture without description', sentence, '![](mark.svg)', `missing-alt ${post}:16:1`],
  ['a picture that there is not', sentence, '![A mark](marc.svg)', `unknown-media ${post}:16:11`],
  ['a tag that has no end', sentence, 'One</br>two', `void-tag-closed ${post}:16:4`],
  ['a picture in HTML', sentence, 'See <img src="mark.svg"> there', `raw-html ${post}:16:5`],
  ['a field of a form', sentence, 'Name: <input>', `raw-html ${post}:16:7`],
  ['a whole table in HTML', sentence, '<table><tr><td><b>x</b></td></tr></table>', `raw-html ${post}:16:1`],
  ['something to fill in', sentence, 'Since <MONTH> there', `not-a-tag ${post}:16:7`],
  ['words to fill in', sentence, 'Dear <first name>,', `not-a-tag ${post}:16:6`],
  ['something to fill in twice', sentence, '<exam date/> or later', `not-a-tag ${post}:16:1`],
  ['an address in brackets', sentence, 'At <https://example.net/x>.', `address-in-brackets ${post}:16:4`],
  [
    'a component in small letters',
    sentence,
    '<callout title="x">y</callout>',
    `unknown-component ${post}:16:1`,
  ],
  ['a tag with a class', sentence, 'CO<sub class="x">2</sub>', `tag-attribute ${post}:16:3`],
  ['a tag with code', sentence, 'CO<sub onclick={x}>2</sub>', `tag-attribute ${post}:16:3`],
  ['a tag that stays open', sentence, 'CO<sub>2', `mdx-tag-open ${post}:16:3`],
  ['details without a summary', sentence, '<details>\nx\n</details>', `summary-missing ${post}:16:1`],
  ['a summary alone', sentence, '<summary>x</summary>', `misplaced-tag ${post}:16:1`],
  ['a rule within a line', sentence, 'One<hr>two', `misplaced-tag ${post}:16:4`],
  [
    'an id with capitals',
    '## What',
    '## Fees & more {#Fees & more}\n\n## What',
    `heading-id-form ${post}:14:16`,
  ],
  ['an id of nothing', '## What', '## Fees {#}\n\n## What', `heading-id-form ${post}:14:9`],
  ['an id with an underscore', '## What', '## Fees {#_content}\n\n## What', `heading-id-form ${post}:14:9`],
  [
    'an id that another has',
    '## What',
    '## A {#fees}\n\n## B {#fees}\n\n## What',
    `heading-id-twice ${post}:16:6`,
  ],
  ['a class in braces', sentence, 'Word {.big}', `attributes-in-text ${post}:16:6`],
  ['an id in braces', sentence, 'Word {#big}', `attributes-in-text ${post}:16:6`],
];

const allowed: [title: string, to: string][] = [
  ['task lists', '- [ ] Your passport\n- [x] [All courses](/blog)'],
  ['broken lines', 'One<br>two<br/>three<BR >four'],
  ['small letters above and below', 'CO<sub>2</sub> and 1<sup>st</sup>'],
  ['keys and marks', '<kbd>Ctrl</kbd> + <kbd>C</kbd>, <mark>marked</mark>'],
  ['words that are explained', '<abbr title="Nursing and Midwifery Council">NMC</abbr>'],
  ['a part that opens', '<details>\n<summary>More</summary>\n\n- *text*\n\n</details>'],
  ['a heading with an id', '## Fees {#what-it-costs}\n\n[Fees](#what-it-costs) `## A {#B}`'],
  ['notes for whoever edits', 'Text {/* a note */}\n\n{/* another */}'],
];

const blocks: [title: string, to: string, found: string][] = [
  ['a tag that is not closed', 'Hello <Callout title="x">', `broken-markdown ${home}:`],
  ['raw HTML', '<div>Hello</div>', `raw-html ${home}:19:7`],
  ['an import', 'import fs from "fs"', `import-or-export ${home}:19:7`],
  ['a heading that skips a level', '#### Deep', `skipped-heading ${home}:19:7`],
  ['a computation', 'It costs {1 + 1}.', `unknown-name ${home}:19:16`],
];

describe('Markdown', () => {
  test.each(articles)('an article with %s is one error', async (_title, from, to, expected) => {
    const { found } = await checkEdited({ [post]: [[from, to]] });
    expect(found.filter((line) => line.includes(expected.split(' ')[0] ?? ''))).toEqual([
      `error ${expected}`,
    ]);
    expect(found).toHaveLength(1);
  });

  test.each(allowed)('an article may have %s', async (_title, to) => {
    const { found } = await checkEdited({ [post]: [[sentence, to]] });
    expect(found).toEqual([]);
  });

  test('a tag is refused once in an inline text, and one that stays open is named', async () => {
    const { found } = await checkEdited({
      [home]: [['[all courses](/checkout)', 'CO<sub>2</sub> <b>x</b> <sup>y <br>']],
    });
    expect(found.map((line) => line.split(' ')[1])).toEqual(['raw-html', 'mdx-tag-open']);
  });

  test.each(blocks)('a block of text in a page with %s is one error', async (_title, to, expected) => {
    const { found } = await checkEdited({ [home]: [[block, to]] });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`error ${expected}`);
  });

  test.each([
    ['what a form asks', 'Write `{name}` there.'],
    ['a computation', 'It is `{ 1 + 1 }`.'],
    ['one brace', 'Close it with ``}``.'],
    ['several lines', '```\n      { a: 1 }\n      ```'],
  ])('code in a block of text in a page may show %s', async (_title, to) => {
    expect((await checkEdited({ [home]: [[block, to]] })).found).toEqual([]);
  });

  test('a name beside code is found as ever', async () => {
    const { found } = await checkEdited({ [home]: [[block, 'Write `{name}`, not {name}.']] });
    expect(found).toEqual([`error unknown-name ${home}:19:27`]);
  });

  test('an inline text refuses HTML and dangerous links, each where it stands', async () => {
    const { found } = await checkEdited({
      [home]: [['[all courses](/checkout)', 'a “\\u00e9” 😀 [x](javascript:x)\n      <img src=x>']],
    });
    expect(found).toEqual([`error wrong-link ${home}:7:66`, `error raw-html ${home}:8:7`]);
  });

  test('a name is found where it stands, not where the same letters come first', async () => {
    const { found } = await checkEdited({
      [post]: [['- Your passport', '[`{facts.x}`](/blog?{facts.x} "t")']],
      [home]: [[block, 'The name `facts.z`, then {facts.z}.']],
    });
    expect(found).toEqual([`error unknown-name ${home}:19:32`, `error unknown-name ${post}:16:21`]);
  });
});

/** Every page of the documentation, as a website would show it: no prose within code, and no code within prose. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, RootContent } from 'hast';
import { expect, test } from 'vitest';
import { languageOf } from '../../renderer/markdown/highlight-code.ts';
import { parsePlainMarkdown } from '../../renderer/markdown/parse-markdown.ts';
import { textFromHast } from '../../renderer/markdown/text-from-hast.ts';
import { repository } from '../cli/run-site.ts';

const pages = [
  ...readdirSync(repository).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
].sort();

test.each(pages)('%s', (page) => {
  expect(misplacedIn(readFileSync(path.join(repository, page), 'utf8'))).toEqual([]);
});

test('a page whose block of code was torn apart', () => {
  const torn =
    'Write the text:\n\n```\n### Rename it\n\nThe address is the name.\n\n```yaml\naliases: [/blog]\n```\n\nMore of it.\n\n## A heading\n\n<Callout title="x">\nA note.\n</Callout>\n```\n\nAdd a tone.\n';
  expect(misplacedIn(torn)).toEqual([
    'in code: ### Rename it',
    'in code: ```yaml',
    'in the text: <Callout title="x">',
  ]);
});

test.each([
  ['a table in code', '```\n| a | b |\n| --- | --- |\n```', ['in code: | --- | --- |']],
  [
    'a link in code',
    '```yaml\nSee [the reference](reference/README.md).\n```',
    ['in code: See [the reference](reference/README.md).'],
  ],
  ['fields in the text', 'Then:\n\ntitle: A day\nprice: 20', ['in the text: title: A day']],
  ['a command in the text', 'Then:\n\n$ npx site build', ['in the text: $ npx site build']],
  ['an example of Markdown', '```md\n## A heading\n\n[a](b.md)\n```', []],
  ['code that never ends', '```yaml\na: 1\n\nAdd a tone.', ['never closed: a: 1']],
  ['a longer fence around another', '````text\n```yaml\na: 1\n```\n````', []],
])('%s', (_, text, expected) => expect(misplacedIn(text)).toEqual(expected));

/** The lines of a page that are shown as what they aren’t. */
function misplacedIn(page: string): string[] {
  const result = parsePlainMarkdown(page);
  if (result.kind === 'problem') throw new Error(result.problem.message);
  return result.tree.children.flatMap((node) => misplacedWithin(node, page));
}

function misplacedWithin(node: RootContent, page: string): string[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'raw')
    return [`in the text: ${writtenAs(node, page).split('\n', 1)[0]}`];
  if (node.type !== 'element') return [];
  if (node.tagName === 'pre') return misplacedInCode(node, page);
  if (node.tagName === 'p') {
    const line = writtenAs(node, page)
      .split('\n')
      .find((one) => command.test(one));
    const isFields = fields.test(writtenAs(node, page));
    if (line !== undefined || isFields)
      return [`in the text: ${line ?? writtenAs(node, page).split('\n', 1)[0]}`];
    return [];
  }
  return node.children.flatMap((child) => misplacedWithin(child, page));
}

const command = /^\$ |^npx /;
const fields = /^[a-z][A-Za-z]*: \S.*\n[a-z][A-Za-z]*: \S/;
/** Lines that only Markdown has. */
const prose =
  /^(?:#{2,6} \S.*|`{3,}.*|\|(?: *:?-{2,}:? *\|)+|.*\[[^\]]+\]\((?:[\w./-]+\.md)?(?:#[\w-]+)?\).*)$/m;

function misplacedInCode(node: Element, page: string): string[] {
  const written = writtenAs(node, page);
  const fence = /^`{3,}|^~{3,}/.exec(written)?.[0];
  const text = textFromHast(node.children, (one) => one);
  if (fence !== undefined && !written.trimEnd().endsWith(`\n${fence}`))
    return [`never closed: ${text.trim().split('\n', 1)[0]}`];
  const [code] = node.children;
  if (/^(?:md|mdx|markdown)$/.test(code?.type === 'element' ? languageOf(code.properties) : '')) return [];
  const isLonger = (fence?.length ?? 0) > 3;
  return text
    .split('\n')
    .filter((line) => prose.test(line) && !(isLonger && line.startsWith('```')))
    .map((line) => `in code: ${line}`);
}

function writtenAs({ position }: RootContent, page: string): string {
  return page.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

import { expect, test } from 'vitest';
import { shippedComponents } from '../../renderer/markdown/allowed-elements.ts';
import { explainMdxProblem } from '../../renderer/read/mdx/explain-mdx-problem.ts';
import { kebabCase } from '../../renderer/schema/kebab-case.ts';
import { schemas } from '../check/check-edited.ts';

test('a reason of the compiler that nobody has met is told in plain words, at its place', () => {
  const place = { file: 'content/posts/a.mdx', line: 2, column: 3 };
  const problem = { line: 2, column: 3, message: 'Something new went wrong' };
  const { code, place: told, message, hint } = explainMdxProblem(problem, place, 'One\nTwo three\n');
  expect([code, told]).toEqual(['mdx-syntax', place]);
  expect(`${message} ${hint}`).not.toContain('Something new');
});

/** The messages for a closing tag on the last line of a text. */
function closing(tag: string, before: string): string[] {
  const line = before.split('\n').length + 1;
  const place = { file: 'content/posts/a.mdx', line, column: 1 };
  const problem = { line, column: 1, message: 'Unexpected closing tag' };
  const told = explainMdxProblem(problem, place, `${before}\n${tag}\n\n<callout title="Later">\n`);
  return [told.code, `${told.place.line}:${told.place.column}`, told.hint ?? ''];
}

test.each([
  ['</Callout>', 'One\n\n  <Calout title="Two">\n', ['unknown-component', '3:3', 'Did you mean <Callout>?']],
  ['</Callout>', '<callout>\n', ['unknown-component', '1:1', 'Did you mean <Callout>?']],
  ['</Callout>', 'One\n', ['mdx-tag-close', '3:1', 'Delete it, or put <Callout> before the text.']],
  ['</Calout>', '<Callout title="Two">\n', ['mdx-tag-close', '3:1', 'Did you mean </Callout>?']],
  [
    '</details>',
    '<details>\n\n</details>\n',
    ['mdx-tag-close', '5:1', 'Delete it, or put <details> before the text.'],
  ],
])('%j after %j', (tag, before, expected) => {
  expect(closing(tag, before)).toEqual(expected);
});

test('the components that come with the program are those that it has schemas for', () => {
  const names = Object.keys(schemas).flatMap((name) => /^components\/(.+)$/.exec(name)?.[1] ?? []);
  expect([...shippedComponents].map(kebabCase).sort()).toEqual(names.sort());
});

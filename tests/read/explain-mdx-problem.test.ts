import { expect, test } from 'vitest';
import { explainMdxProblem } from '../../renderer/read/mdx/explain-mdx-problem.ts';

test('a reason of the compiler that nobody has met is told in plain words, at its place', () => {
  const place = { file: 'content/posts/a.mdx', line: 2, column: 3 };
  const problem = { line: 2, column: 3, message: 'Something new went wrong' };
  const { code, place: told, message, hint } = explainMdxProblem(problem, place, 'One\nTwo three\n');
  expect([code, told]).toEqual(['mdx-syntax', place]);
  expect(`${message} ${hint}`).not.toContain('Something new');
});

import { expect, test } from 'vitest';
import { createError } from '../../diagnostics/create-diagnostic.ts';
import { sortDiagnostics } from '../../diagnostics/sort-diagnostics.ts';

function at(file: string, line: number, column: number, code: string) {
  return createError(code, { file, line, column }, 'Something is wrong.');
}

test('diagnostics are ordered by file, line, column and code, and the given list stays as it was', () => {
  const sorted = [
    at('B.yaml', 9, 1, 'z'),
    at('a.yaml', 2, 1, 'z'),
    at('a.yaml', 2, 3, 'a'),
    at('a.yaml', 2, 3, 'b'),
    at('a.yaml', 10, 1, 'a'),
  ];
  const given = [...sorted].reverse();
  expect(sortDiagnostics(given)).toEqual(sorted);
  expect(given[0]).toBe(sorted[4]);
});

test('what several places would say of one place is said once', () => {
  const missing = at('content/facts.yaml', 1, 1, 'missing-facts');
  expect(sortDiagnostics([missing, at('a.yaml', 1, 1, 'a'), { ...missing }])).toEqual([
    at('a.yaml', 1, 1, 'a'),
    missing,
  ]);
});

import { test } from 'vitest';

type Tests<Arguments extends readonly unknown[]> = (
  title: string,
  body: (...given: Arguments) => Promise<void> | void,
) => void;

/**
 * `test.each`, of which `npm test` runs the first `count` cases. The others show the same in another window, on another
 * page or with another word, and are long.
 */
export function testFirst<const Case extends readonly [unknown, unknown]>(
  count: number,
  cases: readonly Case[],
): Tests<[Case[0], Case[1]]>;
export function testFirst<Case>(count: number, cases: readonly Case[]): Tests<[Case]>;
export function testFirst(count: number, cases: readonly unknown[]): Tests<unknown[]> {
  return (title, body) => {
    test.each(cases.slice(0, count))(title, body);
    test.each(cases.slice(count))(title, { tags: ['long/cases'] }, body);
  };
}

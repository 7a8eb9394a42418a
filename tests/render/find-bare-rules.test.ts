import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBareRules } from '../../renderer/render/find-bare-rules.ts';

describe('rules that style elements of the whole page', () => {
  test.each([
    ['h2 { color: red }', ['1:1 h2']],
    ['@layer sections {\n  h2,\n  a:hover { color: red }\n}', ['2:3 h2', '3:3 a:hover']],
    ['@media (width > 40rem) { .own { x: y } ul > li { a: b } }', ['1:40 ul > li']],
    ['/* { */ p { content: "}" } p::before { a: b }', ['1:9 p', '1:28 p::before']],
    ['p:not(:first-child, :has(b)) { a: b }', ['1:1 p:not(:first-child, :has(b))']],
  ])('%s', (text, expected) => {
    expect(findBareRules(text).map(({ line, column, selector }) => `${line}:${column} ${selector}`)).toEqual(
      expected,
    );
  });

  test.each([
    '.own h2 { a: b }',
    '.own { h2 { a: b } &:hover { a: b } }',
    ':is(.own, .other) a { a: b }',
    '[data-own] a, #own a { a: b }',
    '@keyframes turn { from { a: b } to { a: b } }',
    '@font-face { a: b } @property --x { a: b }',
    ':root { --own: 1 }',
    '@import "x.css"; @layer one, two;',
  ])('not %s', (text) => expect(findBareRules(text)).toEqual([]));

  test('are in no stylesheet of a part that is shipped', () => {
    const folder = path.join(import.meta.dirname, '../../templates');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sheets = files.filter((file) => /^(?:sections|components|islands)\b.*\.css$/.test(file));
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap((file) => findBareRules(readFileSync(path.join(folder, file), 'utf8')))).toEqual(
      [],
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../diagnostics/code-frame.ts';

function frame(text: string, line: number, column: number): string[] | undefined {
  return codeFrame(text.split('\n'), { file: 'a.yaml', line, column })?.split('\n');
}

describe('codeFrame', () => {
  test('shows the line, the one above it and a caret under the column', () => {
    expect(frame('price: 499\ntitle: OSCE: a\n', 2, 8)).toEqual([
      '1 | price: 499',
      '2 | title: OSCE: a',
      '  |        ^',
    ]);
  });

  test('leaves out an empty line above', () => {
    expect(frame('a: 1\n\nb: 2', 3, 1)).toEqual(['3 | b: 2', '  | ^']);
  });

  test('aligns numbers of different length', () => {
    const text = Array.from({ length: 10 }, (_, index) => `k${index}: 1`).join('\n');
    expect(frame(text, 10, 1)).toEqual([' 9 | k8: 1', '10 | k9: 1', '   | ^']);
  });

  test('widens tabs, in the line and before the caret', () => {
    expect(frame('\tb: x', 1, 2)).toEqual(['1 |   b: x', '  |   ^']);
  });

  test('counts wide characters and emoji as two cells and accents as none', () => {
    expect(frame('漢字: x', 1, 3)).toEqual(['1 | 漢字: x', '  |     ^']);
    expect(frame('👩‍⚕️ x', 1, 7)).toEqual(['1 | 👩‍⚕️ x', '  |    ^']);
    expect(frame('e\u0301 x', 1, 4)).toEqual(['1 | e\u0301 x', '  |   ^']);
  });

  test('cuts a long line around the column', () => {
    const lines = frame(`${'a'.repeat(500)}X${'b'.repeat(500)}`, 1, 501) ?? [];
    expect(lines[0]).toMatch(/^1 \| …a+Xb+…$/);
    expect(lines[0]?.length).toBeLessThan(120);
    expect(lines[0]?.[lines[1]?.indexOf('^') ?? 0]).toBe('X');
  });

  test('lets no control character through to the terminal', () => {
    expect(frame('a: \u001b[31mred\u202e', 1, 1)?.[0]).toBe('1 | a: ·[31mred·');
  });

  test('accepts Windows line endings and a column after the end', () => {
    expect(frame('a: 1\r\nb:\r\n', 2, 9)).toEqual(['1 | a: 1', '2 | b:', '  |   ^']);
  });

  test('is undefined for a line that does not exist', () => {
    expect(frame('a: 1', 7, 1)).toBeUndefined();
  });

  test('never throws, and its last line ends with the caret', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(300), (text, column) => {
        expect(codeFrame(text.split('\n'), { file: 'a', line: 1, column: column + 1 })).toMatch(/\^$/);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { codeTable, countCode } from '../../../bench/rail/count-code.ts';

const code = new Map([
  ['cli/a.ts', "import { b } from './b.ts';\nexport const a = b, more = 1;\n"],
  ['cli/b.ts', "import type { C } from '../renderer/c.ts';\nexport function b() {}\nexport default 1;\n"],
  ['renderer/c.ts', "export type C = typeof import('../cli/a.ts');\nexport { d, e } from './d.ts';\n"],
  ['renderer/d.ts', 'export * from "./e.js";\nconst own = 1;'],
  ['tests/broken.ts', 'export const = ;\n'],
]);

test('files, lines, exports and files in circles are counted by folder', () => {
  expect(Object.fromEntries(countCode(code))).toEqual({
    cli: { files: 2, lines: 5, exports: 4, circular: 2 },
    renderer: { files: 2, lines: 4, exports: 4, circular: 1 },
    tests: { files: 1, lines: 1, exports: 0, circular: 0 },
  });
});

test('the table shows both states, and folders that only one of them has', () => {
  const before = countCode(code);
  const after = countCode(new Map([...code, ['editor/e.tsx', 'export const e = <b />;\n']]));
  const rows = codeTable(before, after).split('\n');
  expect(rows.find((row) => row.startsWith('cli'))).toMatch(/2 → 2 +5 → 5 +4 → 4 +2 → 2$/);
  expect(rows.find((row) => row.startsWith('editor'))).toMatch(/0 → 1 +0 → 1 +0 → 1 +0 → 0$/);
});

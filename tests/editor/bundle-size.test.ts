import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { repository } from '../cli/run-site.ts';

/** In kB, compressed. */
test.each([
  ['shell.js', 250],
  ['rich.js', 75],
  ['page.js', 6],
])('%s of the editor has at most %i kB', (name, most) => {
  const script = readFileSync(path.join(repository, 'lib/editor', name));
  expect(gzipSync(script).length / 1000).toBeLessThanOrEqual(most);
});

test('what edits a block of an article is no part of what is loaded first', () => {
  const shell = readFileSync(path.join(repository, 'lib/editor/shell.js'), 'utf8');
  expect(shell).toContain('import("/rich.js")');
  expect(shell).not.toContain('ProseMirror');
});

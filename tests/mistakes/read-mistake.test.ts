import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readMistake, updateExpected } from './read-mistake.ts';

const said = 'content/facts.yaml:1:1 error\n\nOne error.\n';

test.each([
  ['for a new sample', 'mistake: A word is missing.\n'],
  ['for a new sample whose last line is not ended', 'mistake: A word is missing.'],
  ['in place of what was said before', 'mistake: A word is missing.\nexpected: |\n  Something else.\n'],
])('what is said is written %s', (_, text) => {
  const file = writeSample(text);
  updateExpected(file, said);
  expect(readFileSync(file, 'utf8')).toBe(
    'mistake: A word is missing.\nexpected: |\n  content/facts.yaml:1:1 error\n\n  One error.\n',
  );
  expect(readMistake(file).expected).toBe(said);
});

test('a sample of which nothing was said yet can be read', () => {
  expect(readMistake(writeSample('mistake: A word is missing.\n')).expected).toBeUndefined();
});

test('what is said stands under the last key', () => {
  const file = writeSample('mistake: A word is missing.\nexpected: Something.\n');
  expect(() => readMistake(file)).toThrow('has to be the last key');
});

function writeSample(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-sample-')), 'sample.yaml');
  writeFileSync(file, text);
  return file;
}

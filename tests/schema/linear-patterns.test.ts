/** Patterns in schemas are regular expressions too, and are applied to whatever an editor writes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isSuperLinear } from '../architecture/is-super-linear.ts';
import { repository } from '../cli/run-site.ts';

/** Below these are values as an editor writes them. */
const values = new Set(['examples', 'default', 'const', 'enum']);

const folders = ['schemas', 'templates', 'examples', 'starter'];

const patterns = folders.flatMap((folder) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json') && !name.includes('node_modules'))
    .flatMap((name) => patternsIn(JSON.parse(readFileSync(path.join(repository, folder, name), 'utf8')))),
);

function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (values.has(key)) return [];
    return key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value);
  });
}

test('the time of the patterns of schemas grows in proportion to the text', () => {
  expect(patterns.length).toBeGreaterThan(20);
  expect([...new Set(patterns)].filter((pattern) => isSuperLinear(pattern, 'u'))).toEqual([]);
});

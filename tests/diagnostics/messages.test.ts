import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../diagnostics/messages');

/** Every exported function of the catalogue with the codes that stand in it. */
const entries = readdirSync(folder).flatMap((file) =>
  readFileSync(path.join(folder, file), 'utf8')
    .split(/^export function /m)
    .slice(1)
    .filter((body) => body.includes('): Diagnostic {'))
    .map((body) => ({ name: `${file} ${/^\w+/.exec(body)?.[0]}`, codes: codesOf(body) })),
);

function codesOf(body: string): string[] {
  const found = body.matchAll(/(?:create(?:Error|Warning)\(|\bcode:)\s*'([^']+)'/g);
  return [...new Set([...found].map(([, code]) => code ?? ''))];
}

describe('the catalogue of messages', () => {
  test('has a kebab-case code in each function', () => {
    expect(entries.length).toBeGreaterThan(50);
    const odd = entries.filter(
      ({ codes }) => codes.length !== 1 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(codes[0] ?? ''),
    );
    expect(odd).toEqual([]);
  });

  test('uses no code twice', () => {
    const codes = entries.flatMap((entry) => entry.codes);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueFiles as files, readCatalogue } from './read-catalogue.ts';

const root = path.join(import.meta.dirname, '../..');

const entries = readCatalogue();

describe('the catalogue of messages', () => {
  test('has a kebab-case code in each function', () => {
    expect(entries.length).toBeGreaterThan(50);
    const odd = entries.filter(
      ({ codes }) => codes.length !== 1 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(codes[0] ?? ''),
    );
    expect(odd).toEqual([]);
  });

  test('has messages of kinds', () => {
    expect(files.filter((file) => file.startsWith('kinds/')).length).toBeGreaterThan(5);
  });

  test('is the only place that makes a problem', () => {
    const makers = ['diagnostics', 'kinds', 'renderer', 'cli', 'templates'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file}`)
        .filter((file) => /\.tsx?$/.test(file) && !files.includes(file))
        .filter((file) => /\bcreate(?:Error|Warning)\(/.test(readFileSync(path.join(root, file), 'utf8'))),
    );
    expect(makers).toEqual(['diagnostics/create-diagnostic.ts']);
  });

  test('uses no code twice', () => {
    const codes = entries.flatMap((entry) => entry.codes);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});

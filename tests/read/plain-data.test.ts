import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Source, Sources } from '../../renderer/model/source.ts';
import { parseSource } from '../../renderer/read/read-source.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { locate } from '../../renderer/source/locate.ts';
import { locateText } from '../../renderer/source/locate-text.ts';
import { writtenAt } from '../../renderer/source/written-at.ts';

const root = join(import.meta.dirname, '../..');
const schemas = await loadSchemas([join(root, 'schemas')]);
const kinds = readKinds(schemas);
const shipped = await readSources(root, { kinds, schemas, cache: createReadCache() }, () => {});
if (!shipped) throw new Error('the shipped site could not be read');

test.each([
  ['structuredClone', <Value>(value: Value): Value => structuredClone(value)],
  ['JSON', <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))],
])('what was read survives %s', (_, send) => {
  const received = send(shipped);
  expect(received).toStrictEqual(shipped);
  expect(filesOf(received).map(placesIn)).toEqual(filesOf(shipped).map(placesIn));
});

test('numbers that JSON lacks are texts', () => {
  const { source } = parseSource('a.yaml', 'most: .inf\nleast: -.Inf\nnone: .nan\nzero: -0\n');
  expect(source.value).toEqual({ most: '.inf', least: '-.Inf', none: '.nan', zero: 0 });
});

test('a field is no place in a list, whatever its name, and no part of JavaScript either', () => {
  const { source } = parseSource('a.yaml', '2: two\n1: one\nlist: [a, b]\n');
  const lineOf = (path: (string | number)[]) => locate(source, path).line;
  expect(['2', '1', 'list'].map((key) => lineOf([key]))).toEqual([1, 2, 3]);
  expect(locate(source, ['list', 1])).toMatchObject({ line: 3, column: 11 });
  expect(locate(source, ['list', '1'])).toEqual(locate(source, ['list']));
  expect(locate(source, [1])).toEqual(locate(source, []));
  expect(locate(source, ['toString'])).toEqual(locate(source, []));
});

function filesOf({ site, collections }: Sources): Source[] {
  return [site, ...Object.values(collections).flat()];
}

/** The results of all functions of a source, for each of its values. */
function placesIn(source: Source): unknown[] {
  return pathsIn(source.value).map((path) => [
    locate(source, path),
    locate(source, path, 'key'),
    locateText(source, path, 7),
    writtenAt(source, path),
  ]);
}

function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

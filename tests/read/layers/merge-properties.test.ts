import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Path } from '../../../diagnostics/place.ts';
import type { Source } from '../../../renderer/model/source.ts';
import { mergeSource } from '../../../renderer/read/layers/merge-source.ts';
import { parseSource } from '../../../renderer/read/read-source.ts';
import { locate } from '../../../renderer/source/locate.ts';
import { notations } from './notations.ts';
import { type Leaf, type Tree, treeSchemas, trees } from './tree.ts';
import { type Notation, writeTree } from './write-tree.ts';

const written = fc.record({ tree: trees, notation: notations });

function read(file: string, { tree, notation }: { tree: Tree; notation: Notation }): Source {
  const { source, problems } = parseSource(file, writeTree(tree, notation).text);
  expect(problems).toEqual([]);
  expect(source.value).toEqual(tree);
  return source;
}

function merge(own: Source, base: Source): Source {
  const problems: string[] = [];
  const merged = mergeSource(own, base, { schema: 'tree', schemas: treeSchemas }, ({ code }) =>
    problems.push(code),
  );
  expect(problems).toEqual([]);
  return merged;
}

test('it does not matter whether a city is laid over its country first, or the country over the group', {
  tags: ['long/fuzz'],
}, () => {
  fc.assert(
    fc.property(written, written, written, (one, two, three) => {
      const [city, country, group] = [
        read('site.yaml', one),
        read('../site.yaml', two),
        read('../../site.yaml', three),
      ];
      const cityFirst = merge(merge(city, country), group);
      const countryFirst = merge(city, merge(country, group));
      expect(cityFirst.value).toEqual(countryFirst.value);
    }),
    { numRuns: 100 },
  );
});

test('every value is that of the nearest layer that says it, and its place is the line that says it', () => {
  fc.assert(
    fc.property(written, written, written, (one, two, three) => {
      const layers = [one, two, three].map((layer, index) => ({
        file: `${'../'.repeat(index)}site.yaml`,
        lines: writeTree(layer.tree, layer.notation).lines,
        ...layer,
      }));
      const [city, country, group] = layers.map((layer) => read(layer.file, layer));
      if (!city || !country || !group) throw new Error('three layers');
      const merged = merge(city, merge(country, group));
      const told = leavesOf(merged.value).map(([path, value]) => {
        const { file, line } = locate(merged, path);
        return [namedPath(merged.value, path), `${file}:${line}`, value];
      });
      const expected = layers.reduceRight<Map<string, [string, Leaf]>>(
        (below, { tree, file, lines }) => laidOver(tree, { file, lines }, below),
        new Map(),
      );
      expect(told.sort(byName)).toEqual(
        [...expected].map(([name, [at, value]]) => [name, at, value]).sort(byName),
      );
    }),
    { numRuns: 100 },
  );
});

function byName([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return String(one) < String(other) ? -1 : 1;
}

/** All scalar values with their paths. */
function leavesOf(value: unknown, path: Path = []): [Path, Leaf][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      leavesOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [[path, value]]
    : [];
}

/** The path with ids in place of list indices. */
function namedPath(value: unknown, path: Path): string {
  const names: string[] = [];
  let part: unknown = value;
  for (const step of path) {
    part =
      typeof part === 'object' && part !== null
        ? Object.entries(part).find(([key]) => key === String(step))?.[1]
        : undefined;
    const id = typeof part === 'object' && part !== null && 'id' in part ? part.id : undefined;
    names.push(typeof step === 'number' && id !== undefined ? `#${id}` : String(step));
  }
  return names.join('/');
}

type Layer = { file: string; lines: ReadonlyMap<string, number> };

/**
 * A second definition of merging: by name, each value comes from the last layer that sets it. A list without keys is
 * one value.
 */
function laidOver(tree: Tree, { file, lines }: Layer, below: ReadonlyMap<string, [string, Leaf]>) {
  const all = new Map(below);
  for (const [path, value] of leavesOf(tree)) {
    const name = namedPath(tree, path);
    const list = /^(.*\/)?plain\/\d+$/.test(name) ? name.replace(/\d+$/, '') : undefined;
    if (list !== undefined && name.endsWith('/0'))
      for (const known of [...all.keys()]) if (known.startsWith(list)) all.delete(known);
    all.set(name, [`${file}:${lines.get(JSON.stringify(path))}`, value]);
  }
  return all;
}

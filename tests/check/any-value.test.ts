// @module-tag long/fuzz
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import type { Source, Sources } from '../../renderer/model/source.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { schemas, validators } from './check-edited.ts';

const read = await readSources(
  join(import.meta.dirname, '../samples/valid-site'),
  { kinds: readKinds(schemas), schemas, cache: createReadCache() },
  () => {},
);
if (!read) throw new Error('the valid site could not be read');
const valid: Sources = read;
const files: Source[] = [valid.site, ...Object.values(valid.collections).flat()];
const places = files.flatMap((source) => pathsOf(source.value).map((path) => ({ file: source.file, path })));

test('whatever stands in place of any value, checking reports and never throws', () => {
  const edit = fc.record({
    place: fc.constantFrom(...places),
    value: fc.oneof(fc.jsonValue({ maxDepth: 3 }), hostileText),
  });
  fc.assert(
    fc.property(edit, ({ place, value }) => {
      const found: Diagnostic[] = [];
      const site = checkSources(replaced(place, value), schemas, { validators, code: kinds }, (one) =>
        found.push(one),
      );
      const errors = found.filter(({ severity }) => severity === 'error');
      expect(site === undefined).toBe(errors.length > 0);
      for (const { place: at, message } of found) {
        expect(at.line).toBeGreaterThan(0);
        expect(message).not.toMatch(/undefined|\[object|NaN/);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

const hostileText = fc.constantFrom(
  ...[
    '{',
    '}}',
    '{}',
    '{.}',
    '{facts}',
    '{facts.}',
    '{site.__proto__.x}',
    '{courses.constructor.title}',
    '{constructor}',
  ],
  ...[
    '<script>',
    '](javascript:x)',
    '../../../etc/passwd',
    '//evil.example',
    '\u202Ejavascript:x',
    '__proto__',
    'toString',
  ],
);

function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

function replaced({ file, path }: { file: string; path: (string | number)[] }, value: unknown): Sources {
  const swap = (source: Source): Source =>
    source.file === file ? { ...source, value: withValue(source.value, path, value) } : source;
  const collections = Object.fromEntries(
    Object.entries(valid.collections).map(([name, sources]) => [name, sources.map(swap)]),
  );
  return { ...valid, site: swap(valid.site), collections };
}

function withValue(root: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root))
    return root.map((item, index) => (index === key ? withValue(item, rest, value) : item));
  if (typeof root !== 'object' || root === null) return root;
  return Object.fromEntries(
    Object.entries(root).map(([name, item]) => [name, name === key ? withValue(item, rest, value) : item]),
  );
}

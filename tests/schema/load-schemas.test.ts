import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Place } from '../../diagnostics/place.ts';
import { schemaFaults } from '../../renderer/schema/broken-schema.ts';
import { compileSchemas } from '../../renderer/schema/compile-schemas.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { locateFault } from '../../renderer/schema/locate-in-schema.ts';

const shipped = path.join(import.meta.dirname, '../../schemas');
const state = { root: '', own: '' };
beforeEach(async () => {
  state.root = await mkdtemp(path.join(tmpdir(), 'site-schemas-'));
  state.own = path.join(state.root, 'schemas');
  await mkdir(state.own);
});
afterEach(() => rm(state.root, { recursive: true, force: true }));

describe('a fault in a schema is said with its line, not as a crash', () => {
  test.each([
    ['no JSON', '{\n  "title": "Map",\n  type": "object"\n}', 3, 3],
    ['no JSON Schema', '{\n  "title": "Map",\n  "type": "objekt"\n}', 3, 11],
    ['no object', '[]', 1, 1],
  ])('%s', async (_title, text, line, column) => {
    await writeOwn('course', text);
    expect(await placesOfFaults([shipped, state.own])).toEqual([
      { file: 'schemas/course.schema.json', line, column },
    ]);
  });

  test('in a shipped schema, of which a site has no version of its own', async () => {
    const packaged = path.join(state.root, 'package/schemas');
    await cp(shipped, packaged, { recursive: true });
    await writeFile(path.join(packaged, 'course.schema.json'), '[]');
    const file = 'package/schemas/course.schema.json';
    expect(await placesOfFaults([packaged, state.own])).toEqual([{ file, line: 1, column: 1 }]);
  });

  test('a schema that is missing is named: what it describes must not be passed over', async () => {
    await cp(shipped, state.own, { recursive: true });
    await rm(path.join(state.own, 'facts.schema.json'));
    const file = 'schemas/facts.schema.json';
    expect(await placesOfFaults([state.own])).toEqual([{ file, line: 1, column: 1 }]);
  });
});

describe('folders of schemas', () => {
  test('are laid over each other by name; the later one counts', async () => {
    await writeOwn('course', '{ "title": "Our courses" }');
    await mkdir(path.join(state.own, 'sections'));
    await writeOwn('sections/map', '{ "title": "A map" }');
    const schemas = await loadSchemas([shipped, state.own]);
    expect(schemas.course).toEqual({ $id: 'course.schema.json', title: 'Our courses' });
    expect(schemas['sections/map']?.title).toBe('A map');
    expect(schemas['sections/hero']?.title).toBe('Hero');
    expect(Object.keys(schemas)).toEqual(Object.keys(schemas).toSorted());
  });

  test('may be missing', async () => {
    const schemas = await loadSchemas([shipped]);
    expect(await loadSchemas([shipped, path.join(state.root, 'nowhere')])).toEqual(schemas);
  });

  test('give plain data', async () => {
    const schemas = await loadSchemas([shipped]);
    expect(structuredClone(schemas)).toEqual(schemas);
    expect(JSON.parse(JSON.stringify(schemas))).toEqual(schemas);
  });
});

function writeOwn(name: string, text: string): Promise<void> {
  return writeFile(path.join(state.own, `${name}.schema.json`), text);
}

async function placesOfFaults(folders: readonly string[]): Promise<Place[]> {
  const faults = await loadSchemas(folders)
    .then((schemas) => void compileSchemas(schemas)('course'))
    .then(
      () => [],
      (error: unknown) => schemaFaults(error) ?? [],
    );
  return faults.map((fault) => locateFault(fault, folders, state.root));
}

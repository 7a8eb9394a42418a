import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaFault } from '../../renderer/check/broken-schema.ts';
import { compileSchemas } from '../../renderer/check/compile-schemas.ts';
import { loadSchemas } from '../../renderer/check/load-schemas.ts';

const state = { folder: '' };
beforeAll(async () => {
  state.folder = await mkdtemp(path.join(tmpdir(), 'site-schemas-'));
});
afterAll(() => rm(state.folder, { recursive: true, force: true }));

test.each([
  ['no JSON', '"title": "Course"', 'title": "Course"', 4],
  ['no JSON Schema', '"type": "object"', '"type": "objekt"', 1],
  ['a reference that leads nowhere', '"required": [', '"$ref": "#/$defs/nothing", "required": [', 1],
])('%s in a schema is a fault of that file, not a crash', async (_title, from, to, line) => {
  const text = await readFile(path.join(await copySchemas(), 'course.schema.json'), 'utf8');
  expect(text).toContain(from);
  await writeFile(
    path.join(state.folder, 'course.schema.json'),
    text.replace(from, () => to),
  );
  expect(await faultOf(state.folder)).toMatchObject({ file: 'schemas/course.schema.json', line });
});

test('a schema that is missing is named: what it describes must not be passed over', async () => {
  await rm(path.join(await copySchemas(), 'course.schema.json'));
  expect(await faultOf(state.folder)).toMatchObject({ file: 'schemas/course.schema.json', line: 1 });
});

async function copySchemas(): Promise<string> {
  await cp(path.join(import.meta.dirname, '../../schemas'), state.folder, { recursive: true });
  return state.folder;
}

async function faultOf(folder: string) {
  try {
    compileSchemas(await loadSchemas(folder))('course');
  } catch (error) {
    return schemaFault(error)?.place;
  }
  return undefined;
}

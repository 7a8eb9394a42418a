import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSite } from '../cli/run-site.ts';
import { testFirst } from '../test-first.ts';

const valid = path.join(import.meta.dirname, '../samples/valid-site');
const state = { root: '' };
beforeEach(async () => {
  state.root = await mkdtemp(path.join(tmpdir(), 'site-own-schemas-'));
  await cp(valid, state.root, { recursive: true });
  await mkdir(path.join(state.root, 'schemas'));
});
afterEach(() => rm(state.root, { recursive: true, force: true }));

const partner = {
  title: 'Partner',
  description: 'Who we work with.',
  kind: { folder: 'partners' },
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string', means: 'text' } },
};

testFirst(1, ['check', 'build', 'types'])(
  '`site %s` says a typo in a site’s own schema at its line',
  async (command) => {
    await writeSchema({ ...partner, properties: { name: { type: 'string', means: 'txet' } } });
    const { code, out } = await runSite([command, '--format', 'json'], state.root);
    expect(code).toBe(1);
    expect(JSON.parse(out).diagnostics).toMatchObject([
      {
        code: 'unknown-meaning',
        ...{ file: 'schemas/partner.schema.json', line: 15, column: 16 },
        hint: 'Did you mean “text”?',
      },
    ]);
  },
);

test('`site types` writes the types of a site’s own schemas, and deletes what no schema makes any more', async () => {
  await writeSchema(partner);
  await mkdir(path.join(state.root, 'schemas/editor'));
  await writeFile(path.join(state.root, 'schemas/editor/old.schema.json'), '{}');
  expect((await runSite(['types'], state.root)).code).toBe(0);
  const types = await readFile(path.join(state.root, 'schemas/types.ts'), 'utf8');
  expect(types).toContain('export interface PartnerProps');
  expect(types).not.toContain('CourseProps');
  const settings = await readFile(path.join(state.root, '.vscode/settings.json'), 'utf8');
  expect(settings).toContain('content/partners/*.yaml');
  expect(settings).toContain('content/courses/*.yaml');
  await expect(readFile(path.join(state.root, 'schemas/editor/old.schema.json'))).rejects.toThrow();
  expect((await runSite(['types', '--check'], state.root)).code).toBe(0);
});

function writeSchema(schema: object): Promise<void> {
  return writeFile(path.join(state.root, 'schemas/partner.schema.json'), JSON.stringify(schema, null, 2));
}

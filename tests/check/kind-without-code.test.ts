/** A kind that a site defines by a schema alone, with a head: how reading, checking and `site new` handle it. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { globBySchema } from '../../cli/types/editor-settings.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { kinds } from '../../kinds/registry.ts';
import { checkSources } from '../../renderer/check/check-sources.ts';
import { createReadCache, readSources } from '../../renderer/read/read-sources.ts';
import { checkSchemas } from '../../renderer/schema/check-schemas.ts';
import { loadSchemas } from '../../renderer/schema/load-schemas.ts';
import { locateInSchemas } from '../../renderer/schema/locate-in-schema.ts';
import { readKinds } from '../../renderer/schema/read-kinds.ts';
import { runSite } from '../cli/run-site.ts';

const shipped = path.join(import.meta.dirname, '../../schemas');
const valid = path.join(import.meta.dirname, '../samples/valid-site');

const text = (title: string, more: object = {}) => ({
  ...{ type: 'string', title, description: title, examples: ['Example'] },
  ...more,
});
const object = (title: string, properties: object, more: object = {}) =>
  JSON.stringify({
    ...{ title, description: title, type: 'object', properties, additionalProperties: false },
    ...more,
  });

const collection = 'partners';
const entries = { $ref: 'common.schema.json#/$defs/entries', means: 'entries', collection };
const files: Readonly<Record<string, string>> = {
  'schemas/partner.schema.json': object(
    'Partner',
    { name: text('Name'), city: text('City'), phone: text('Phone') },
    { required: ['name', 'city'], kind: { folder: collection, named: ['name', 'city', 'phone'] } },
  ),
  'schemas/sections/partner-list.schema.json': object('Partners', {
    title: text('Title'),
    partners: { ...entries, title: 'Partners', description: 'Partners' },
    first: text('First', { means: 'reference', collection }),
  }),
  'schemas/sections/partner-page.schema.json': object('Partner', {
    partner: { const: true, title: 'Partner', description: 'Partner', means: 'current', collection },
    title: text('Title'),
  }),
  'content/partners/acme.yaml': 'name: Acme\ncity: Galway\nphone: "123"\n',
  'content/partners/beta.yaml': 'name: Beta\ncity: Cork\n',
  'content/pages/partner.yaml': [
    'title: "{partner.name} in {partner.city}"',
    'description: What {partners.acme.name} and others do.',
    'sections:',
    '  - { section: partner-page, partner: true, title: "{partner.name}" }',
    '',
  ].join('\n'),
  'content/pages/partners.yaml': [
    'title: Partners',
    'description: Call {partners.acme.name} on {partners.acme.phone}.',
    'sections:',
    '  - section: partner-list',
    '    title: All',
    '    first: acme',
    '    partners: { where: { city: Cork }, exclude: [acme] }',
    '',
  ].join('\n'),
};

const state = { root: '' };
beforeEach(async () => {
  state.root = await mkdtemp(path.join(tmpdir(), 'site-kind-'));
  await cp(valid, state.root, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(state.root, file)), { recursive: true });
    await writeFile(path.join(state.root, file), content);
  }
  await replace(
    'site.yaml',
    'routes:\n',
    `routes:\n${route('partners')}  - { path: /partners, page: partners }\n`,
  );
});
afterEach(() => rm(state.root, { recursive: true, force: true }));

function route(of: string): string {
  return `  - { path: /partners/:id, page: partner, collection: ${of} }\n`;
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(path.join(state.root, file), 'utf8');
  expect(before).toContain(from);
  await writeFile(
    path.join(state.root, file),
    before.replace(from, () => to),
  );
}

/** Runs the stages before planning, as the pipeline does. */
async function judge(): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const report = (problem: Diagnostic) => void found.push(problem);
  const folders = [shipped, path.join(state.root, 'schemas')];
  const schemas = await loadSchemas(folders);
  checkSchemas(schemas, locateInSchemas(folders, state.root), report);
  const sources = await readSources(
    state.root,
    { kinds: readKinds(schemas), schemas, cache: createReadCache() },
    report,
  );
  if (sources) checkSources(sources, schemas, { code: kinds }, report);
  return found;
}

async function said(): Promise<string[]> {
  return (await judge()).map(({ code, place }) => `${code} ${place.file}:${place.line}:${place.column}`);
}

test('is read and checked: entries, references, a page per entry, names in texts', async () => {
  expect(await judge()).toEqual([]);
});

test.each<[string, file: string, from: string, to: string, expected: string, hint: string]>([
  ['an unknown id', 'content/pages/partners.yaml', 'first: acme', 'first: acmee', 'unknown-entry', 'acme'],
  [
    'an unknown id in a selection',
    'content/pages/partners.yaml',
    '[acme]',
    '[acne]',
    'unknown-entry',
    'acme',
  ],
  [
    'a condition on no field',
    'content/pages/partners.yaml',
    'city: Cork',
    'citty: Cork',
    'unknown-field',
    'city',
  ],
  [
    'a field that the schema lacks',
    'content/partners/beta.yaml',
    'city:',
    'citty: a\ncity:',
    'unknown-key',
    'city',
  ],
  [
    'a name of no entry',
    'content/pages/partners.yaml',
    'partners.acme.name',
    'partners.acmee.name',
    'unknown-name',
    'acme',
  ],
  [
    'a name of no field',
    'content/pages/partners.yaml',
    'acme.name',
    'acme.nam',
    'unknown-name',
    'partners.acme.name',
  ],
  [
    'a field that the entry leaves out',
    'content/pages/partners.yaml',
    'acme.phone',
    'beta.phone',
    'unknown-name',
    'beta',
  ],
  [
    'a field that not every entry has',
    'content/pages/partner.yaml',
    'partner.city',
    'partner.phone',
    'unknown-name',
    'partner.',
  ],
  [
    'a page per entry of nothing',
    'site.yaml',
    route('partners'),
    route('partner'),
    'unknown-collection',
    'partners',
  ],
])('%s gets a message with what was meant', async (_, file, from, to, expected, hint) => {
  await replace(file, from, to);
  const found = await judge();
  const [first] = found.filter(({ place }) => place.file === file);
  expect(first?.code).toBe(expected);
  expect(first?.hint).toContain(hint);
});

test('entries without pages get no route', async () => {
  await replace('schemas/partner.schema.json', '"folder"', '"pages":false,"folder"');
  expect(await said()).toContain('collection-without-pages site.yaml:20:55');
});

test('an unknown folder is met with the nearest name, and a missing one without a word', async () => {
  await cp(path.join(state.root, 'content/partners'), path.join(state.root, 'content/partner'), {
    recursive: true,
  });
  const [found] = await judge();
  expect(found).toMatchObject({ code: 'unknown-content-folder' });
  expect(found?.hint).toContain('partners');
});

test('`site new` begins an entry that is valid at once, and its help lists the kind', async () => {
  const { code, out } = await runSite(['new', 'partner', 'gamma-ray'], state.root);
  expect([code, out.trim()]).toEqual([0, 'content/partners/gamma-ray.yaml']);
  expect(await readFile(path.join(state.root, out.trim()), 'utf8')).toContain('name: Gamma ray');
  expect(await judge()).toEqual([]);
  expect((await runSite(['new', '--help'], state.root)).out).toMatch(/Kinds of content[^\n]*\n.*\bpartner\b/);
  expect((await runSite(['new', 'partners', 'x'], state.root)).note).toContain('Did you mean “partner”?');
});

test('the editor knows its files', async () => {
  const schemas = await loadSchemas([shipped, path.join(state.root, 'schemas')]);
  expect(globBySchema(readKinds(schemas))).toContainEqual(['partner', 'content/partners/*.yaml']);
});

test('texts that name each other are one mistake, and planning is spared it', async () => {
  await replace('content/partners/acme.yaml', 'city: Galway', 'city: "{partners.beta.city}"');
  expect(await judge()).toEqual([]);
  await replace('content/partners/beta.yaml', 'city: Cork', 'city: "Near {partners.acme.city}"');
  const [found, ...others] = (await judge()).filter(({ code }) => code === 'name-circle');
  expect(found?.place.file).toMatch(/^content\/partners\/(acme|beta)\.yaml$/);
  expect(found?.message).toContain('{partners.acme.city}');
  expect(found?.message).toContain('{partners.beta.city}');
  expect(others).toEqual([]);
});

test('a text that names itself is a mistake', async () => {
  await replace('content/partners/acme.yaml', 'city: Galway', 'city: "{partners.acme.city}"');
  expect(await said()).toContain('name-circle content/partners/acme.yaml:2:8');
});

describe('the fields that every kind has', () => {
  const common =
    'order: 10\nfrom: 2025-01-01\nuntil: 2035-12-31\ndraft: true\naliases: [/partner/beta]\nsample: true\n';

  test('come without a word in its schema', async () => {
    await replace('content/partners/beta.yaml', 'name:', `${common}name:`);
    expect(await judge()).toEqual([]);
  });

  test('are checked as they are elsewhere', async () => {
    await replace(
      'content/partners/beta.yaml',
      'name:',
      'order: first\nfrom: 2035-12-31\nuntil: 2025-01-01\nname:',
    );
    expect(await said()).toEqual([
      'not-a-number content/partners/beta.yaml:1:8',
      'ends-before-start content/partners/beta.yaml:3:8',
    ]);
  });

  test('are refused if the head says so', async () => {
    await replace('schemas/partner.schema.json', '"folder"', '"without":["sample","order"],"folder"');
    await replace('content/partners/beta.yaml', 'name:', `${common}name:`);
    expect(await said()).toEqual([
      'unknown-key content/partners/beta.yaml:1:1',
      'unknown-key content/partners/beta.yaml:6:1',
    ]);
  });

  test('stay what the schema says that they are', async () => {
    await replace(
      'schemas/partner.schema.json',
      '"city":{',
      '"order":{"type":"string","title":"Order","description":"Order","examples":["A1"]},"city":{',
    );
    await replace('content/partners/beta.yaml', 'name:', 'order: A1\nname:');
    expect(await judge()).toEqual([]);
  });
});

/** Schemas, templates and code of kinds brought by a site, a branch, and a branch of that branch. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildSite, type Cache, createCache } from '../../renderer/site.ts';

const repository = path.join(import.meta.dirname, '../..');
const nepal = 'branches/nepal';
const city = 'branches/nepal/branches/pokhara';
const section = 'templates/sections/own-note/own-note';
let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'own-layers-')));
  await cp(path.join(repository, 'starter'), root, { recursive: true });
  const example = await readFile(path.join(repository, 'docs/kinds.md'), 'utf8');
  for (const [, file = '', text = ''] of example.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm))
    await write(file, text);
  await write('schemas/sections/own-note.schema.json', JSON.stringify(noteSchema));
  await write(
    'content/pages/not-found.yaml',
    'title: Not found\ndescription: There is no such page here.\nsections:\n  - section: own-note\n    label: Six visits cost {treatments.knee-pain.total}.\n',
  );
  await write(`${section}.tsx`, note('main'));
  await write(`${section}.css`, '@layer sections { .own-note { color: red; } }');
  await write(
    'templates/islands/own-wink/own-wink.island.ts',
    'export default function ownWink(element: HTMLElement): void {\n  element.dataset.by = "main";\n}\n',
  );
  await write('schemas/islands/own-wink.schema.json', JSON.stringify(winkSchema));
  for (const [branch, name] of [
    [nepal, 'Nepal Repairs'],
    [city, 'Pokhara Repairs'],
  ] as const)
    await write(`${branch}/site.yaml`, branchSettings(name));
  await write(`${nepal}/${section}.tsx`, note('middle'));
  await write(`${city}/${section}.css`, '@layer sections { .own-note { color: #00f; } }');
});
afterAll(() => rm(root, { recursive: true }));

const noteSchema = {
  $id: 'sections/own-note.schema.json',
  title: 'Own note',
  description: 'A note.',
  type: 'object',
  additionalProperties: false,
  properties: { label: { title: 'Label', description: 'Its text.', type: 'string', examples: ['Hello'] } },
};
const winkSchema = {
  $id: 'islands/own-wink.schema.json',
  title: 'Own wink',
  description: 'A wink.',
  type: 'object',
  additionalProperties: false,
  properties: {},
};

function note(by: string): string {
  return `import { Island } from '../../components/island/island.tsx';
import './own-note.css';
export const OwnNote = ({ label }: { label: string }) => (
  <div className="own-note">
    <h1>{label} ${by}</h1>
    <Island of="own-wink" when="load" props={{}}><p>Wink</p></Island>
  </div>
);
`;
}

function branchSettings(name: string): string {
  return `extends: ../../site.yaml
name: ${name}
origin: https://np.example.com
contact:
  phone: "+44 20 7946 0456"
  email: np@example.com
  office: { name: The workshop, street: 1 Example Street, city: London, postcode: EC1A 1AA, country: United Kingdom }
confirmed: [legal]
`;
}

test('all three layers are laid over each other, file by file', async () => {
  const seen = await Promise.all(['.', nepal, city].map(builtNote));
  expect(seen).toEqual([
    { text: 'Six visits cost £240.00. main', colour: 'red', wink: true },
    { text: 'Six visits cost £240.00. middle', colour: 'red', wink: true },
    { text: 'Six visits cost £240.00. middle', colour: '#00f', wink: true },
  ]);
});

test('a file of a kind’s code that a branch has of its own takes the place of the base’s', async () => {
  const treatment = await readFile(path.join(root, 'kinds/treatment/treatment.ts'), 'utf8');
  await write(
    `${nepal}/kinds/treatment/treatment.ts`,
    treatment.replace('price * visits', 'price * visits * 2'),
  );
  expect(await builtNote(city)).toMatchObject({ text: 'Six visits cost £480.00. middle' });
  expect(await builtNote('.')).toMatchObject({ text: 'Six visits cost £240.00. main' });
});

test('what a developer changes in the base is followed by a process that has built the branch', async () => {
  await write(`${section}.css`, '@layer sections { .own-note { color: #0f0; } }');
  expect(await builtNote(nepal)).toMatchObject({ colour: '#0f0' });
});

const caches = new Map<string, Cache>();

async function builtNote(branch: string): Promise<{ text: string; colour: string; wink: boolean }> {
  const folder = path.join(root, branch);
  const out = path.join(folder, 'dist');
  const known = caches.get(branch) ?? createCache();
  caches.set(branch, known);
  const today = new Date('2026-11-22T12:00:00Z');
  const built: BuiltSite = await buildSite({ root: folder, out, today, cache: known });
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = await readFile(path.join(out, '404.html'), 'utf8');
  const scripts = existsSync(path.join(out, 'assets'))
    ? await readdir(path.join(out, 'assets'), { recursive: true })
    : [];
  const texts = await Promise.all(
    scripts
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => readFile(path.join(out, 'assets', name), 'utf8')),
  );
  return {
    text: /<h1>([^<]*)<\/h1>/.exec(html)?.[1] ?? '',
    colour: /\.own-note\{color:([^}]*)\}/.exec([html, ...texts].join('\n'))?.[1] ?? '',
    wink: texts.some((text) => text.includes('dataset.by="main"')),
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

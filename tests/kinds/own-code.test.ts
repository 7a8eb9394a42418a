/**
 * Code that a site brings in `kinds/` and `templates/`: the example of docs/kinds.md, and everything that can be wrong
 * with it.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite, createCache } from '../../renderer/site.ts';

const repository = path.join(import.meta.dirname, '../..');
const cache = createCache();
const code = 'kinds/treatment/treatment.ts';
const template = 'templates/sections/own-note/own-note.tsx';
let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(os.tmpdir(), 'own-code-')));
  await cp(path.join(repository, 'starter'), root, { recursive: true });
  await write('schemas/sections/own-note.schema.json', JSON.stringify(noteSchema));
  await write(
    'content/pages/not-found.yaml',
    'title: Not found\ndescription: There is no such page here.\nsections:\n  - section: own-note\n    label: All visits cost {treatments.knee-pain.total}.\n',
  );
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  for (const [file, text] of await documented()) await write(file, text);
  await write(template, note('label'));
});

const noteSchema = {
  $id: 'sections/own-note.schema.json',
  title: 'Own note',
  description: 'A note.',
  type: 'object',
  additionalProperties: false,
  properties: { label: { title: 'Label', description: 'Its text.', type: 'string', examples: ['Hello'] } },
};

describe('the example of docs/kinds.md', () => {
  it('builds, and its code answers', async () => {
    const result = await run('write');
    expect(result.diagnostics).toEqual([]);
    expect(await readFile(path.join(root, 'dist/404.html'), 'utf8')).toContain('All visits cost £240.00.');
  });

  it('is followed by a process that has built before', async () => {
    await run('write');
    await replace(code, 'price * visits', 'price * visits * 2');
    expect(await run('write')).toMatchObject({ ok: true, changed: ['404.html'] });
    expect(await readFile(path.join(root, 'dist/404.html'), 'utf8')).toContain('All visits cost £480.00.');
  });

  it('is followed where neither the size of the file nor its time tells of the change', async () => {
    const time = new Date('2026-11-01T12:00:00Z');
    await utimes(path.join(root, code), time, time);
    await run('write');
    await replace(code, 'price * visits', 'price + visits');
    await utimes(path.join(root, code), time, time);
    expect(await run('write')).toMatchObject({ ok: true, changed: ['404.html'] });
    expect(await readFile(path.join(root, 'dist/404.html'), 'utf8')).toContain('All visits cost £64.00.');
  });
});

describe('a rule of a kind', () => {
  it('makes its messages as the shipped rules do', async () => {
    const first = "import { createError } from '../../diagnostics/create-diagnostic.ts';\n";
    const rule =
      "  rules: [(_, report) => report(createError('visits-many', { file: 'site.yaml', line: 1, column: 1 }, 'Too many.'))],\n";
    await write(code, first + (await readFile(path.join(root, code), 'utf8')));
    await replace(code, '  names: {', `${rule}  names: {`);
    expect((await run('check')).diagnostics).toMatchObject([{ code: 'visits-many', message: 'Too many.' }]);
  });
});

describe('code of a kind that fails is one message', () => {
  it.each([
    ['throws', "throw new Error('no visits today')", 'no visits today'],
    ['asks for the time', 'Date.now()', 'reads the clock (“Date.now”)'],
    ['asks for the day', 'new Date()', 'reads the clock (“new Date()”)'],
    ['measures', 'performance.now()', 'reads the clock (“performance”)'],
    ['waits', 'setTimeout(() => {}, 1)', 'reads the clock (“setTimeout”)'],
    ['asks chance', 'Math.random()', 'asks chance (“Math.random”)'],
    ['asks the environment', 'process.env.HOME', 'looks at the machine that it runs on (“process”)'],
    ['goes round', 'globalThis.Date', 'looks at the machine that it runs on (“globalThis”)'],
    ['requires', "require('fs')", 'looks at the machine that it runs on (“require”)'],
  ])('%s', async (_, statement, detail) => {
    await replace(code, 'const price', `${statement};\n        const price`);
    const { ok, diagnostics } = await run('check');
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([
      {
        code: 'kind-throws',
        place: { file: code, line: 9 },
        related: [{ place: { file: 'content/treatments/knee-pain.yaml' } }],
      },
    ]);
    expect(diagnostics[0]?.message).toContain(
      'The code of the kind “treatment” fails on the entry “knee-pain”',
    );
    expect(diagnostics[0]?.message).toContain(detail);
  });

  it('fails as a rule', async () => {
    await replace(code, '  names: {', "  rules: [() => { throw new Error('no rule'); }],\n  names: {");
    const { diagnostics } = await run('check');
    expect(diagnostics).toMatchObject([{ code: 'kind-throws', place: { file: code, line: 6 } }]);
    expect(diagnostics[0]?.message).toBe('The code of the kind “treatment” fails: no rule');
  });

  it('promises', async () => {
    await replace(code, '(entry, site) =>', 'async (entry, site) =>');
    const { diagnostics } = await run('check');
    expect(diagnostics).toMatchObject([
      { code: 'kind-throws', place: { file: 'content/treatments/knee-pain.yaml' } },
    ]);
    expect(diagnostics[0]?.message).toContain('names.total gives a promise');
  });

  it.each([
    ['imports Node', "import fs from 'node:fs';\nfs.rmSync('/');\n", 16, 'imports “node:fs”'],
    ['imports Node by its short name', "import fs from 'fs';\nfs.rmSync('/');\n", 16, 'imports “fs”'],
    ['imports a package', "import { parse } from 'yaml';\nparse('');\n", 23, 'imports “yaml”'],
    ['imports a file beside the site', "import '../../../words.ts';\n", 8, outside('../../../words.ts')],
    ['imports a file of the site', "import '../../words.json';\n", 8, outside('../../words.json')],
    ['imports a template', "import '../../templates/words.ts';\n", 8, outside('../../templates/words.ts')],
    ['imports a file by its place', "import '/etc/hosts';\n", 8, outside('/etc/hosts')],
    ['imports a file that is not there', "import './nothing.ts';\n", 8, './nothing.ts'],
    ['throws at its top level', "throw new Error('at once');\n", 7, 'at once'],
    ['reads the clock at its top level', 'export const now = new Date();\n', 20, 'reads the clock'],
    ['does not compile', 'export const = 1;\n', 14, 'Expected identifier'],
  ])('%s', async (_, more, column, detail) => {
    await write('words.json', '{}');
    await write('../words.ts', '');
    await write('templates/words.ts', '');
    const text = await readFile(path.join(root, code), 'utf8');
    await write(code, text + more);
    const { diagnostics } = await run('check');
    const line = text.split('\n').length;
    expect(diagnostics).toMatchObject([{ code: 'kind-broken', place: { file: code, line, column } }]);
    expect(diagnostics[0]?.message).toContain(detail);
  });

  it('has no registry of the right form', async () => {
    await write('kinds/registry.ts', 'export const kind = {};\n');
    expect((await run('check')).diagnostics).toMatchObject([
      { code: 'kind-broken', place: { file: 'kinds/registry.ts', line: 1 } },
    ]);
  });
});

describe('a template that looks further than its values is one message', () => {
  it.each([
    ['the clock', 'Date.now()', 'reads the clock (“Date.now”)'],
    ['the day', 'new Date().getFullYear()', 'reads the clock (“new Date()”)'],
    ['chance', 'Math.random()', 'asks chance'],
    ['the environment', 'process.env.HOME', 'looks at the machine'],
  ])('%s', async (_, expression, detail) => {
    await write(template, note(`label + ${expression}`));
    const { diagnostics } = await run('check');
    expect(diagnostics).toMatchObject([{ code: 'template-throws', place: { file: template, line: 2 } }]);
    expect(diagnostics[0]?.message).toContain(detail);
  });

  const beyond = 'which is outside templates, kinds and schemas. Move that file into one of them.';

  it.each([
    ['at its top level', 'const year = new Date();\n', 14, 'reads the clock'],
    ['by an import of Node', "import fs from 'node:fs';\nfs.rmSync('/');\n", 16, 'imports “node:fs”'],
    ['by an import of what is no code', "import '../../../words.json';\n", 8, `words.json”, ${beyond}`],
    ['by an import of the folder above', "import '../../..';\n", 8, `imports “../../..”, ${beyond}`],
    ['by an import from anywhere', "import '/etc/hosts';\n", 8, `imports “/etc/hosts”, ${beyond}`],
  ])('%s', async (_, first, column, detail) => {
    await write('words.json', '{}');
    await write(template, first + note('label'));
    const { diagnostics } = await run('check');
    expect(diagnostics).toMatchObject([
      { code: 'template-broken', place: { file: template, line: 1, column } },
    ]);
    expect(diagnostics[0]?.message).toContain(detail);
  });

  it.each([
    ['tiny', 'package-unlisted', 'imports “tiny”'],
    ['node:fs', 'package-needs-node', 'imports “node:fs”'],
    ['../../../node_modules/tiny/index.js', 'template-broken', beyond],
  ])('by an import of “%s” in a plain island', async (from, code, detail) => {
    const island = 'templates/islands/own-wink/own-wink.island.ts';
    await write('node_modules/tiny/package.json', '{ "name": "tiny", "type": "module" }');
    await write('node_modules/tiny/index.js', "export const word = 'first';\n");
    await write(
      'templates/words.ts',
      'export const later = (run: () => void) => setTimeout(run, Date.now());\n',
    );
    const text = "import { later } from '../../words.ts';\nexport default () => later(() => {});\n";
    await write(island, text);
    expect((await run('check')).diagnostics).toEqual([]);
    await write(island, `import ${JSON.stringify(from)};\n${text}`);
    const { diagnostics } = await run('check');
    expect(diagnostics).toMatchObject([{ code, place: { file: island, line: 1, column: 8 } }]);
    expect(diagnostics[0]?.message).toContain(detail);
    await rm(path.join(root, island));
  });

  it('in a site that stands among installed packages as well', async () => {
    const above = await realpath(await mkdtemp(path.join(os.tmpdir(), 'installed-site-')));
    const installed = path.join(above, 'node_modules/a-site');
    await write(template, `import fs from 'node:fs';\nfs.rmSync('/');\n${note('label')}`);
    await cp(root, installed, { recursive: true });
    const { diagnostics } = await run('check', installed);
    expect(diagnostics).toMatchObject([
      { code: 'template-broken', place: { file: template, line: 1, column: 16 } },
    ]);
    await rm(above, { recursive: true });
  });

  it('may know days that are written, and names of its own', async () => {
    await write(template, note("label + new Date('2026-01-31').getUTCDate() + Math.max(1, 2)"));
    expect((await run('check')).diagnostics).toEqual([]);
  });
});

describe('the first render of a React island that differs from build to build is one message', () => {
  const island = 'templates/islands/own-face/own-face.island.tsx';
  const schema = 'schemas/islands/own-face.schema.json';
  const face = (statement: string, first = '') =>
    `import { useEffect, useState } from 'react';\n${first}export default function OwnFace() {\n  ${statement}\n  return <p>Face</p>;\n}\n`;
  const use = `import { Island } from '../../components/island/island.tsx';
export const OwnNote = () => <div><h1>Face</h1><Island of="own-face" when="load" /></div>;
`;
  afterAll(async () => {
    for (const file of [path.dirname(island), schema]) await rm(path.join(root, file), { recursive: true });
  });

  it.each([
    ['chance', 'const [lot] = useState(() => Math.random()); console.log(lot);', 'asks chance'],
    ['the clock', 'const [now] = useState(Date.now); console.log(now);', 'reads the clock (“Date.now”)'],
    ['the day', 'console.log(String(new Date()));', 'reads the clock (“new Date()”)'],
    ['a key', 'console.log(crypto.randomUUID());', 'looks at the machine that it runs on (“crypto”)'],
  ])('%s', async (_, statement, detail) => {
    await write(schema, JSON.stringify({ ...noteSchema, $id: 'islands/own-face.schema.json' }));
    await write(island, face(statement));
    await write(template, use);
    const { diagnostics } = await run('check');
    expect(diagnostics).toMatchObject([{ code: 'template-throws', place: { file: island, line: 3 } }]);
    expect(diagnostics[0]?.message).toContain(detail);
  });

  it('but an effect, a press and a day that is written may be anything', async () => {
    const later = 'useEffect(() => { setTimeout(() => set(Date.now() + Math.random()), 10); }, []);';
    await write(
      island,
      face(`const [, set] = useState(0); ${later}`, "const first = new Date('2026-01-31').getTime();\n"),
    );
    await write(template, use);
    expect((await run('check')).diagnostics).toEqual([]);
  });
});

describe('React and the icons are those of the program, whatever the site has installed', () => {
  const island = 'templates/islands/own-face/own-face.island.tsx';
  const icons = "import { Cat } from 'lucide-react';\nimport Bone from 'lucide-react/icons/bone';\n";

  it('in templates and in islands', async () => {
    for (const name of ['react', 'lucide-react']) {
      const text =
        "throw new Error('another copy');\nexport const Cat = 1, useState = 1;\nexport default 1;\n";
      await write(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, exports: { './*': './a.js', '.': './a.js' } }),
      );
      await write(`node_modules/${name}/a.js`, text);
    }
    await write(
      'schemas/islands/own-face.schema.json',
      JSON.stringify({ ...noteSchema, $id: 'islands/own-face.schema.json' }),
    );
    await write(
      island,
      `import { useState } from 'react';\n${icons}export default function OwnFace() {\n  const [count] = useState(7);\n  return <p><Cat /><Bone />{count}</p>;\n}\n`,
    );
    await write(
      template,
      `import { Island } from '../../components/island/island.tsx';\n${icons}export const OwnNote = ({ label }: { label: string }) => (\n  <h1><Cat /><Bone />{label}<Island of="own-face" when="load" props={{ label }} /></h1>\n);\n`,
    );
    expect(await run('write')).toMatchObject({ ok: true, diagnostics: [] });
    const page = await readFile(path.join(root, 'dist/404.html'), 'utf8');
    expect(page.match(/lucide-(?:cat|bone)/g)).toEqual([
      'lucide-cat',
      'lucide-bone',
      'lucide-cat',
      'lucide-bone',
    ]);
    const scripts = await readdir(path.join(root, 'dist/assets'), { recursive: true, withFileTypes: true });
    for (const file of scripts.filter((one) => one.isFile()))
      expect(await readFile(path.join(file.parentPath, file.name), 'utf8')).not.toContain('another copy');
    for (const file of ['node_modules', 'templates/islands', 'schemas/islands'])
      await rm(path.join(root, file), { recursive: true });
  });
});

describe('code that imports from another folder of the site', () => {
  it('is followed by a process that has built before', async () => {
    await write('kinds/shown.ts', "export const shown = 'one';\n");
    await write('schemas/factor.json', '2');
    await write(template, `import { shown } from '../../../kinds/shown.ts';\n${note('label + shown')}`);
    const text = await readFile(path.join(root, code), 'utf8');
    await write(code, `import factor from '../../schemas/factor.json';\n${text}`);
    await replace(code, 'price * visits', 'price * visits * factor');
    const shows = async (words: string) => {
      expect((await run('write')).diagnostics).toEqual([]);
      expect(await readFile(path.join(root, 'dist/404.html'), 'utf8')).toContain(words);
    };
    await shows('£480.00.one');
    await write('kinds/shown.ts', "export const shown = 'two';\n");
    await shows('£480.00.two');
    await write('schemas/factor.json', '3');
    await shows('£720.00.two');
    await rm(path.join(root, 'kinds/shown.ts'));
    await rm(path.join(root, 'schemas/factor.json'));
  });
});

function outside(file: string): string {
  return `imports “${file}”, which is outside kinds and schemas. Move that file into one of them.`;
}

function note(expression: string): string {
  return `export const OwnNote = ({ label }: { label: string }) => (\n  <h1 className="own-note">{${expression}}</h1>\n);\n`;
}

/** Code blocks that name their file: ```ts kinds/registry.ts */
async function documented(): Promise<[file: string, text: string][]> {
  const text = await readFile(path.join(repository, 'docs/kinds.md'), 'utf8');
  const blocks = [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)];
  return blocks.map(([, file = '', block = '']) => [file, block]);
}

function run(until: 'check' | 'write', folder = root): Promise<BuiltSite> {
  return buildSite({
    root: folder,
    out: path.join(folder, 'dist'),
    today: new Date('2026-11-22T12:00:00Z'),
    release: false,
    until,
    ...(folder === root ? { cache } : {}),
  });
}

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  await write(file, text.replace(from, to));
}

/** Leaves an identical file alone: with its time unchanged, cached results stay valid. */
async function write(file: string, text: string): Promise<void> {
  const place = path.join(root, file);
  if (existsSync(place) && (await readFile(place, 'utf8')) === text) return;
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
}

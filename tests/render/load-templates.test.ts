import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { loadTemplates } from '../../renderer/render/load-templates.ts';
import { fixtureFolder, loadFixture, makePage, makePlan, makeSection, renderAll } from './make-plan.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site's own templates, far from this program and its packages. */
function copyTemplates(below = ''): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'templates-')));
  folders.push(root);
  const folder = join(root, below, 'templates');
  const own = fileURLToPath(new URL('../../templates', import.meta.url));
  cpSync(fixtureFolder, folder, { recursive: true });
  for (const part of ['components/island', 'islands/runtime'])
    cpSync(join(own, part), join(folder, part), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  return folder;
}

async function problemsOf(folder: string): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  const templates = await loadTemplates({
    folder,
    runtime: 'react',
    report: (problem) => problems.push(problem),
  });
  expect(templates === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
  return problems;
}

describe('equal templates', () => {
  const plan = makePlan([
    makePage('/', [
      makeSection('sign-up', { when: 'load', label: 'Name' }),
      makeSection('reveal', { when: 'idle', label: 'More' }),
    ]),
  ]);

  test('give equal bytes when loaded twice', async () => {
    const [one, other] = [await loadFixture(), await loadFixture()];
    expect(one.version).toBe(other.version);
    expect(renderAll(plan, one).files).toEqual(renderAll(plan, other).files);
  });

  test('give equal bytes wherever they stand', async () => {
    const [one, other] = [
      await loadFixture('react', copyTemplates()),
      await loadFixture('react', copyTemplates('deeper/down')),
    ];
    expect(renderAll(plan, one).files).toEqual(renderAll(plan, other).files);
  });
});

describe('a mistake in a template is a problem with its place', () => {
  test('syntax, with the column in characters', async () => {
    const folder = copyTemplates();
    writeFileSync(
      join(folder, 'sections/note/note.tsx'),
      "import './note.css';\nexport const Note = () => <p>ééé</q>;\n",
    );
    expect(await problemsOf(folder)).toMatchObject([
      { code: 'template-broken', place: { file: 'templates/sections/note/note.tsx', line: 2, column: 35 } },
    ]);
  });

  test('an import of a file that is not there', async () => {
    const folder = copyTemplates();
    writeFileSync(join(folder, 'sections/note/note.tsx'), "export { Note } from './nothing.tsx';\n");
    expect(await problemsOf(folder)).toMatchObject([
      { code: 'template-broken', place: { file: 'templates/sections/note/note.tsx', line: 1 } },
    ]);
  });

  test('a throw while loading', async () => {
    const folder = copyTemplates();
    writeFileSync(
      join(folder, 'sections/note/note.tsx'),
      "export const Note = () => null;\nthrow new Error('not today');\n",
    );
    expect(await problemsOf(folder)).toMatchObject([
      { code: 'template-broken', place: { file: 'templates/sections/note/note.tsx', line: 2 } },
    ]);
  });

  test('an island without a file', async () => {
    const folder = copyTemplates();
    rmSync(join(folder, 'islands/reveal'), { recursive: true });
    expect(await problemsOf(folder)).toMatchObject([
      { code: 'island-file-missing', place: { file: 'templates/registry.ts' } },
    ]);
  });

  test('a folder without a registry is one problem, not one per island', async () => {
    const folder = copyTemplates();
    rmSync(join(folder, 'registry.ts'));
    expect(await problemsOf(folder)).toMatchObject([
      { code: 'registry-missing', place: { file: 'templates/registry.ts', line: 1 } },
    ]);
  });

  test('a stylesheet that browsers would skip over', async () => {
    const folder = copyTemplates();
    writeFileSync(join(folder, 'sections/note/note.css'), '@layer sections { .note { color red; } }\n');
    expect(await problemsOf(folder)).toMatchObject([
      {
        code: 'template-style',
        severity: 'warning',
        place: { file: 'templates/sections/note/note.css', line: 1 },
      },
    ]);
  });

  test('templates without any island can be loaded', async () => {
    const folder = copyTemplates();
    writeFileSync(
      join(folder, 'registry.ts'),
      "import { Note } from './sections/note/note.tsx';\nexport const sections = { note: Note };\n",
    );
    expect(await problemsOf(folder)).toEqual([]);
  });
});

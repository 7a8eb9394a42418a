import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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
    folders: [folder],
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
    expect(one.versions).toEqual(other.versions);
    expect(renderAll(plan, one).files).toEqual(renderAll(plan, other).files);
  });

  test('give equal bytes wherever they stand', { tags: ['long/look'] }, async () => {
    const [one, other] = [
      await loadFixture('react', copyTemplates()),
      await loadFixture('react', copyTemplates('deeper/down')),
    ];
    expect(renderAll(plan, one).files).toEqual(renderAll(plan, other).files);
  });
});

describe('a folder without a registry is laid over the shipped templates', () => {
  function writeTemplate(folder: string, name: string, text: string): void {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }

  function emptyTemplates(): string {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'templates-')));
    folders.push(root);
    return join(root, 'templates');
  }

  const note = `
    import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
    import './own-note.css';
    export const OwnNote = ({ label }) => <div className="own-note"><SectionHeading title={label} /></div>;
  `;

  test('it adds sections that use shipped components, styles of both included', async () => {
    const folder = emptyTemplates();
    writeTemplate(folder, 'sections/own-note/own-note.tsx', note);
    writeTemplate(folder, 'sections/own-note/own-note.css', '.own-note { color: red; }');
    const templates = await loadFixture('react', folder);
    expect(Object.keys(templates.module.sections)).toEqual(expect.arrayContaining(['hero', 'own-note']));
    expect(templates.stylesOf.sections.get('own-note')?.map((file) => file.split('/').at(-1))).toEqual(
      expect.arrayContaining(['own-note.css', 'section-heading.css']),
    );
    expect(templates.stylesOf.sections.get('hero')?.length).toBeGreaterThan(2);
    const { files } = renderAll(
      makePlan([makePage('/', [makeSection('own-note', { label: 'Ours' })])]),
      templates,
    );
    expect(files.get('index.html')).toMatch(/class="own-note"><header.*Ours/);
  });

  test('a component of the same name takes the place of the shipped one, in shipped sections too', async () => {
    const folder = emptyTemplates();
    const own = 'export const SectionHeading = ({ title }) => <h2 className="own-heading">{title}</h2>;';
    writeTemplate(folder, 'components/section-heading/section-heading.tsx', own);
    const templates = await loadFixture('react', folder);
    const plan = makePlan([makePage('/', [makeSection('prose', { title: 'Ours', body: [] })])]);
    expect(renderAll(plan, templates).files.get('index.html')).toContain('<h2 class="own-heading">Ours</h2>');
  });

  test('it adds islands of its own', async () => {
    const folder = emptyTemplates();
    writeTemplate(folder, 'islands/own-wink/own-wink.island.ts', 'export default function ownWink() {}');
    const templates = await loadFixture('react', folder);
    expect([...templates.islands.islands.keys()]).toEqual(expect.arrayContaining(['own-wink', 'timed']));
  });

  test('a section that does not export its name is a problem', async () => {
    const folder = emptyTemplates();
    writeTemplate(folder, 'sections/own-note/own-note.tsx', 'export const Note = () => null;');
    expect(await problemsOf(folder)).toMatchObject([{ code: 'template-broken' }]);
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

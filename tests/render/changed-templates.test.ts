import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTemplates, type TemplateCache } from '../../renderer/render/load-templates.ts';
import { emptyFolder, repository } from '../cli/run-site.ts';

const states = (hero: string) =>
  new Map([
    ['sections/hero/hero.tsx', hero],
    ['sections/hero/hero.css', 'as it was'],
  ]);

test('where the program’s own folder is worked on, what imports a changed file is bundled, and all else stays', async () => {
  const cache: TemplateCache = {};
  const report = (problem: { message: string }) => expect.fail(problem.message);
  const options = { folders: [join(repository, 'templates')], runtime: 'preact', cache, report } as const;
  const load = async (hero: string) =>
    (await loadTemplates({ ...options, files: states(hero) })) ??
    expect.fail('The templates have a mistake.');
  const first = await load('as it was');
  const changed = await load('saved again');
  const isSame = (kind: string) => changed.module.sections[kind] === first.module.sections[kind];
  expect(Object.keys(first.module.sections).filter((kind) => !isSame(kind))).toEqual(['hero']);
  const versions = [first.versions.sections, changed.versions.sections] as const;
  expect([...versions[0].keys()].filter((kind) => versions[0].get(kind) !== versions[1].get(kind))).toEqual([
    'hero',
  ]);
  expect(changed.versions.frame).toBe(first.versions.frame);
  expect(changed.styles).toEqual(first.styles);
  expect((await load('as it was')).versions).toEqual(first.versions);
});

test('of a site’s own templates, a stylesheet that says something else is taken in without bundling the rest', async () => {
  const root = await emptyFolder();
  const folder = join(root, 'templates');
  const section = join(folder, 'sections/own-note');
  mkdirSync(section, { recursive: true });
  const cache: TemplateCache = {};
  const report = (problem: { message: string }) => expect.fail(problem.message);
  const files = new Map<string, string>();
  const write = (name: string, text: string) => {
    writeFileSync(join(section, name), text);
    files.set(`sections/own-note/${name}`, String(files.size) + text);
  };
  const load = async () =>
    (await loadTemplates({ folders: [folder], runtime: 'preact', cache, report, files: new Map(files) })) ??
    expect.fail('The templates have a mistake.');
  const component = (word: string) => `
    import './own-note.css';
    export const OwnNote = () => <div className="own-note" title="${word}" />;
  `;
  try {
    write('own-note.tsx', component('one'));
    write('own-note.css', '.own-note { color: red; }');
    const first = await load();
    write('own-note.css', '.own-note { color: blue; }');
    const styled = await load();
    expect(styled.module).toBe(first.module);
    expect(styled.versions).toEqual(first.versions);
    const textOf = ({ styles }: typeof first) => styles.texts.get('templates/sections/own-note/own-note.css');
    expect([textOf(first), textOf(styled)]).toEqual([
      expect.stringContaining('red'),
      expect.stringContaining('#00f'),
    ]);
    write('own-note.tsx', component('two'));
    const changed = await load();
    expect(changed.module).not.toBe(first.module);
    expect(changed.versions.sections.get('own-note')).not.toBe(first.versions.sections.get('own-note'));
    expect(textOf(changed)).toBe(textOf(styled));
    // Adding or removing a stylesheet changes the bundle.
    write('more.css', '.own-note { margin: 0; }');
    expect((await load()).module).not.toBe(changed.module);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

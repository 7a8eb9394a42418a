import { access, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFirst } from '../test-first.ts';
import { runCommand } from './run-command.ts';
import { emptyFolder, runSite } from './run-site.ts';

describe('site init', () => {
  it('starts a site in an empty folder, and leaves alone what is there', async () => {
    const folder = await emptyFolder();
    expect((await runSite(['init', '--root', 'mine'], folder)).code).toBe(0);
    const built = await runCommand(['build'], path.join(folder, 'mine'));
    expect([built.code, built.out]).toEqual([
      0,
      expect.stringMatching(/^Built \d+ pages.*: no problems\.\n$/m),
    ]);
    const again = await runSite(['init', '--root', 'mine'], folder);
    expect([again.code, again.out]).toEqual([1, expect.stringContaining('mine/site.yaml:1:1 error')]);
  });

  testFirst(1, [
    ['clinic', 'schemas/treatment.schema.json'],
    ['academy', 'content/courses'],
  ])('copies the example %s whole, and nothing that a build of it left', async (example, part) => {
    const folder = await emptyFolder();
    const { code, out } = await runSite(['init', '--example', example], folder);
    expect([code, out]).toEqual([0, expect.stringContaining('There is now a site in this folder.')]);
    await access(path.join(folder, part));
    const names = await readdir(folder);
    expect(names).toEqual(expect.arrayContaining(['content', 'site.yaml']));
    expect(names.filter((name) => ['dist', '.site', 'renderer', 'tests'].includes(name))).toEqual([]);
    expect((await runSite(['check'], folder)).code).toBe(0);
  });

  it('makes a repository of it: package.json with scripts, .gitignore, README and an editor’s set-up', async () => {
    const folder = await emptyFolder();
    await runSite(['init', '--root', 'lamp-shop'], folder);
    const read = (name: string) => readFile(path.join(folder, 'lamp-shop', name), 'utf8');
    expect(JSON.parse(await read('package.json'))).toMatchObject({
      name: 'lamp-shop',
      scripts: { start: 'site watch', build: 'site build', test: 'site check' },
    });
    expect((await read('.gitignore')).split('\n')).toEqual(
      expect.arrayContaining(['dist/', 'node_modules/']),
    );
    expect(await read('README.md')).toContain('npm install');
    expect(await read('.github/workflows/site.yml')).toContain('site build');
    const schemas = JSON.parse(await read('.vscode/settings.json'))['yaml.schemas'];
    expect(schemas).toMatchObject({
      './schemas/editor/service.schema.json': expect.arrayContaining(['content/services/*.yaml']),
    });
    for (const schema of Object.keys(schemas)) await access(path.join(folder, 'lamp-shop', schema));
  });

  it('keeps what a folder has already of a repository', async () => {
    const folder = await emptyFolder();
    await mkdir(path.join(folder, '.vscode'));
    await writeFile(path.join(folder, 'README.md'), 'ours');
    await writeFile(path.join(folder, '.gitignore'), '/node_modules\nnotes');
    expect((await runSite(['init'], folder)).code).toBe(0);
    expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toBe('ours');
    expect(await readFile(path.join(folder, '.gitignore'), 'utf8')).toBe(
      '/node_modules\nnotes\ndist/\n.site/\n.env*\n',
    );
    expect(await readdir(path.join(folder, '.vscode'))).toEqual([]);
  });

  it('adds to a package.json that is there, and says which of its scripts stay', async () => {
    const folder = await emptyFolder();
    await writeFile(
      path.join(folder, 'package.json'),
      '{ "name": "mine", "scripts": { "build": "vite build" } }',
    );
    const { code, note } = await runSite(['init'], folder);
    expect([code, note]).toEqual([0, expect.stringContaining('keeps its own script “build”')]);
    const completed = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    expect(completed).toMatchObject({
      name: 'mine',
      scripts: { build: 'vite build', start: 'site watch', test: 'site check' },
    });
    const [, file = ''] = String(completed.dependencies.sitewright).split('file:');
    await access(path.join(folder, file));
  });

  it('leaves alone a package.json that isn’t JSON, and says so', { tags: ['long/cases'] }, async () => {
    const folder = await emptyFolder();
    await writeFile(path.join(folder, 'package.json'), '{ name: mine }');
    const { code, note } = await runSite(['init'], folder);
    expect([code, note]).toEqual([0, expect.stringContaining('package.json is not JSON')]);
    expect(await readFile(path.join(folder, 'package.json'), 'utf8')).toBe('{ name: mine }');
  });

  it('fits what it is asked for, and speaks of nothing that the site hasn’t', async () => {
    const folder = await emptyFolder();
    const asked = ['--name', 'Corner Bakery', '--language', 'de-AT', '--colour', '#7a1f5c', '--blog'];
    expect((await runSite(['init', ...asked], folder)).code).toBe(0);
    const checked = await runCommand(['check'], folder);
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('no problems')]);
    const editor = await readdir(path.join(folder, '.vscode'));
    for (const name of editor)
      expect(await readFile(path.join(folder, '.vscode', name), 'utf8')).not.toMatch(/course|tutor/i);
    const snippets = await readFile(path.join(folder, '.vscode/site.code-snippets'), 'utf8');
    expect(snippets).toContain('new-service');
    expect(snippets).toContain('new-post');
    const schemas = await readdir(path.join(folder, 'schemas/editor'));
    const sizes = await Promise.all(
      schemas.map(async (name) => (await stat(path.join(folder, 'schemas/editor', name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(460_000);
  });

  it('leads on to completion for the first entry of another kind', { tags: ['long/cases'] }, async () => {
    const folder = await emptyFolder();
    await runSite(['init', '--example', 'academy'], folder);
    expect((await runCommand(['types', '--check'], folder)).code).toBe(0);
    await rm(path.join(folder, 'content/events'), { recursive: true });
    const settings = () => readFile(path.join(folder, '.vscode/settings.json'), 'utf8');
    expect((await runCommand(['types'], folder)).code).toBe(0);
    expect(await settings()).not.toContain('event.schema.json');
    expect((await runCommand(['new', 'event', 'open-day'], folder)).note).toContain('npx site types');
    expect((await runCommand(['types'], folder)).code).toBe(0);
    expect(await settings()).toContain('event.schema.json');
    expect((await runCommand(['new', 'event', 'second'], folder)).note).not.toContain('npx site types');
  });

  it.each([
    [['--language', 'Deutsch!'], '--language: '],
    [['--name', ''], '--name: '],
    [['--colour', 'red'], 'Write a colour as #'],
    [['--example', 'clinic', '--blog'], '--example copies a whole site as it is'],
  ])('refuses %j, and writes nothing', async (asked, told) => {
    const folder = await emptyFolder();
    const { code, note } = await runSite(['init', ...asked], folder);
    expect([code, note]).toEqual([2, expect.stringContaining(told)]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('knows its examples', async () => {
    const { code, note } = await runSite(['init', '--example', 'bakery'], await emptyFolder());
    expect([code, note]).toEqual([2, expect.stringContaining('academy, clinic')]);
  });

  it('does not write among files of others', async () => {
    const folder = await emptyFolder();
    await writeFile(path.join(folder, 'content'), 'notes');
    const { code } = await runSite(['init'], folder);
    expect([code, await readFile(path.join(folder, 'content'), 'utf8')]).toEqual([1, 'notes']);
  });
});

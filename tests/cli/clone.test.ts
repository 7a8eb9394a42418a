import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageVersion } from '../../cli/package-folder.ts';
import { isFromRegistry } from '../../cli/scaffold/required-program.ts';
import { readTree } from '../content/read-tree.ts';
import { committedSite, git } from './commit-site.ts';
import { runCommand } from './run-command.ts';
import { emptyFolder, repository, runSite, smallSiteFolder, startSite } from './run-site.ts';

const tarball = `sitewright-${packageVersion()}.tgz`;

describe('site clone', () => {
  let site = '';
  let target = '';
  beforeAll(async () => {
    site = await smallSiteFolder();
    for (const name of [
      '.env',
      '.git/config',
      'content/pages/.draft.yaml',
      'notes.md',
      'node_modules/a/a.js',
    ])
      await put(site, name, 'private');
    await put(site, '.github/workflows/site.yml', 'name: Site\n');
    await runCommand(['build', '--at', '2026-03-01'], site);
    target = path.join(await emptyFolder(), 'new/harbour');
    const { code, out } = await runCommand(['clone', target, '--at', '2026-03-01'], site);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Built \d+ pages.*: no problems\.$/m)]);
  });

  it('takes what the site needs, and nothing private', async () => {
    expect((await readdir(target)).toSorted()).toEqual(
      [
        '.github',
        '.gitignore',
        '.site',
        '.vscode',
        'README.md',
        'content',
        'dist',
        'package.json',
        tarball,
        'site.yaml',
        'tsconfig.json',
      ].toSorted(),
    );
    expect(await readdir(path.join(target, 'content/pages'))).toEqual(
      (await readdir(path.join(site, 'content/pages'))).filter((name) => name !== '.draft.yaml'),
    );
    expect(await readFile(path.join(target, 'site.yaml'))).toEqual(
      await readFile(path.join(site, 'site.yaml')),
    );
  });

  it('notes where it comes from, in words that hold without this machine', async () => {
    const readme = await readFile(path.join(target, 'README.md'), 'utf8');
    const [, note = ''] = readme.split('## Where it comes from\n');
    expect(note).toContain(`\`site clone\` of sitewright ${packageVersion()} copied it on 1 March 2026`);
    expect(note).toContain(`“Harbour Nurse Training” (\`${path.basename(site)}\`)`);
    expect(note).not.toContain(path.dirname(site));
  });

  it('notes the commit and the folder in it, and what it was built on', async () => {
    const cork = 'extends: ../../site.yaml\nname: Harbour Cork\nconfirmed: [origin, contact]';
    const { root } = await committedSite('tests/fixtures/small-site', {
      'branches/cork/site.yaml': `${cork}\n`,
    });
    const commit = git(root, 'rev-parse', '--short', 'HEAD').trim();
    const noteOf = async () => {
      const folder = path.join(await emptyFolder(), 'copy');
      expect((await runCommand(['clone', folder], path.join(root, 'branches/cork'))).code).toBe(0);
      return (await readFile(path.join(folder, 'README.md'), 'utf8')).split('## Where it comes from\n')[1];
    };
    const note = `“Harbour Cork” (\`branches/cork\`, commit ${commit}`;
    expect(await noteOf()).toContain(`${note}), with all that it was built on.`);
    await writeFile(path.join(root, 'branches/cork/site.yaml'), `${cork}\n\n`);
    expect(await noteOf()).toContain(`${note} with later edits)`);
  });

  it('asks for this very release of the program, and brings it along where no registry has it', async () => {
    const { dependencies, name } = JSON.parse(await readFile(path.join(target, 'package.json'), 'utf8'));
    expect({ dependencies, name }).toEqual({
      dependencies: { sitewright: `file:${tarball}` },
      name: 'harbour',
    });
    const packed = execFileSync('tar', ['-xzOf', path.join(target, tarball), 'package/package.json']);
    expect(JSON.parse(packed.toString())).toMatchObject({ version: packageVersion() });
  });

  it('makes the same website, byte for byte', async () => {
    expect(readTree(path.join(target, 'dist'))).toEqual(readTree(path.join(site, 'dist')));
  });

  it('takes schemas and templates of its own along, with completion for editors', async () => {
    const folder = path.join(await emptyFolder(), 'clinic');
    const root = path.join(repository, 'examples/clinic');
    const { code } = await runCommand(['clone', folder, '--at', '2026-03-01'], root);
    expect([code, await readdir(folder)]).toEqual([
      0,
      expect.arrayContaining(['dist', 'schemas', 'templates']),
    ]);
    const settings = JSON.parse(await readFile(path.join(folder, '.vscode/settings.json'), 'utf8'));
    expect(settings['yaml.schemas']).toMatchObject({
      './schemas/editor/treatment.schema.json': expect.arrayContaining(['content/treatments/*.yaml']),
    });
    expect(await readdir(path.join(folder, 'schemas/editor'))).toContain('treatment.schema.json');
  });

  it('keeps what the site’s own package.json runs and installs, but no address and no folder', async () => {
    const root = await smallSiteFolder();
    const dependencies = {
      sitewright: '^0.0.1',
      a: '1.2.3',
      b: 'git+https://me:secret@example.com/b',
    };
    await put(
      root,
      'package.json',
      JSON.stringify({ name: 'x', scripts: { go: 'site build' }, dependencies }),
    );
    const folder = path.join(await emptyFolder(), 'Harbour Copy');
    await runCommand(['clone', folder], root);
    const copied = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    expect(copied).toMatchObject({ name: 'harbour-copy', private: true, scripts: { go: 'site build' } });
    expect(copied.dependencies).toEqual({ sitewright: `file:${tarball}`, a: '1.2.3' });
  });

  it('says what is left to put right where the site can’t be built', async () => {
    const root = await smallSiteFolder();
    await appendFile(path.join(root, 'content/courses/osce-weekend.yaml'), 'colour: red\n');
    const folder = path.join(await emptyFolder(), 'copy');
    const { code, out, note } = await runCommand(['clone', folder], root);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('content/courses/osce-weekend.yaml\n  - There is no field called “colour”'),
    ]);
    expect(note).toContain('site check --root');
    expect(await readdir(folder)).not.toContain('dist');
  });
});

describe('site clone writes nothing', () => {
  it.each([
    ['into a folder that holds something', 'full', 'clone-in-the-way'],
    ['over a file', 'full/file', 'clone-into-file'],
    ['below a file', 'full/file/new', 'folder-not-made'],
    ['into the site itself', 'site', 'clone-into-itself'],
    ['into a new folder of the site', 'site/content/new/folder', 'clone-into-itself'],
    ['into the site by a link', 'link/new', 'clone-into-itself'],
  ])('%s', async (_, target, code) => {
    const above = await emptyFolder();
    await cp(path.join(repository, 'tests/fixtures/small-site'), path.join(above, 'site'), {
      recursive: true,
    });
    await put(above, 'full/file', 'mine');
    await symlink(path.join(above, 'site'), path.join(above, 'link'));
    const before = readTree(above);
    const ended = await runCommand(['clone', path.join(above, target)], path.join(above, 'site'));
    expect([ended.code, ended.out]).toEqual([1, expect.stringContaining(`[${code}]`)]);
    expect(readTree(above)).toEqual(before);
  });

  it('where the site’s own templates hold a link, which could lead anywhere', async () => {
    const root = await smallSiteFolder();
    await mkdir(path.join(root, 'templates'));
    await symlink('/', path.join(root, 'templates/sections'));
    const above = await emptyFolder();
    const { code, out } = await runCommand(['clone', path.join(above, 'new')], root);
    expect([code, out]).toEqual([1, expect.stringContaining('templates/sections:1:1 error')]);
    expect(await readdir(above)).toEqual([]);
  });

  it.each([300, 450, 600])('of which anything is left where Ctrl-C comes after %i ms', async (delay) => {
    const above = await emptyFolder();
    const cloning = startSite(['clone', path.join(above, 'new')], path.join(repository, 'examples/clinic'));
    await new Promise((resolve) => setTimeout(resolve, delay));
    const code = await cloning.interrupt();
    const names = await readdir(above);
    expect([null, 0, 130]).toContain(code);
    expect([[], ['new']]).toContainEqual(names);
    if (names.length === 0) return;
    expect((await runSite(['check', '--root', 'new'], above)).code).toBe(0);
  });
});

async function put(root: string, name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
}

describe('the program comes from a registry', () => {
  it.each([
    [
      'npm got it there',
      { resolved: 'https://registry.example.com/sitewright/-/sitewright-0.1.0.tgz' },
      true,
    ],
    ['npm got it from a file', { resolved: 'file:../sitewright-0.1.0.tgz' }, false],
    ['npm got it from a repository', { resolved: 'git+ssh://git@example.com/site.git#1234567' }, false],
    ['it is linked', { resolved: '../site', link: true }, false],
    ['npm doesn’t say', {}, true],
  ])('where %s: %j → %s', async (_, entry, is) => {
    const root = await emptyFolder();
    const packages = { 'node_modules/sitewright': entry };
    await put(root, 'node_modules/.package-lock.json', JSON.stringify({ packages }));
    expect(isFromRegistry(path.join(root, 'node_modules/sitewright'))).toBe(is);
  });

  it('where another program installed it, but not where it is worked on', async () => {
    const root = await emptyFolder();
    expect(isFromRegistry(path.join(root, 'node_modules/.pnpm/x/node_modules/sitewright'))).toBe(true);
    expect(isFromRegistry(repository)).toBe(false);
  });
});

/** A branch in its own repository with a pinned base: a git submodule or an npm package. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { committedSite, git } from '../cli/commit-site.ts';
import { runCommand } from '../cli/run-command.ts';
import { emptyFolder } from '../cli/run-site.ts';

const course = 'content/courses/osce-weekend.yaml';
const at = ['--at', '2026-11-22'];

let office: Awaited<ReturnType<typeof committedSite>>;
let root = '';

beforeEach(async () => {
  office = await committedSite();
  root = await emptyFolder();
});

const put = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const run = (...args: string[]) => runCommand([...args, ...at], root);

/** `base`: path to the site.yaml of head office. */
async function begin(base: string): Promise<void> {
  await put('site.yaml', `extends: ${base}\nname: Harbour Cork\nconfirmed: [origin, contact]\n`);
  await put(course, 'title: Weekend in Cork # head office: "OSCE Weekend", 2026-05-03\n');
}

async function raisePrice(): Promise<void> {
  await office.edit(course, 'price: 249', 'price: 279');
  await office.edit(course, 'title: OSCE Weekend', 'title: OSCE in a weekend');
  git(office.root, 'commit', '--all', '--quiet', '--message=Dearer');
}

const home = async () => readFile(path.join(root, 'dist/index.html'), 'utf8');

describe('a base that is a submodule', () => {
  const fromFiles = ['-c', 'protocol.file.allow=always'];
  beforeEach(async () => {
    git(root, 'init', '--quiet', '--initial-branch=main');
    git(root, ...fromFiles, 'submodule', '--quiet', 'add', office.root, 'base');
    await begin('base/site.yaml');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '--message=A branch');
  });

  it('stays as it is pinned until one command brings the newest, and drift says what that changes', async () => {
    expect(await run('build')).toMatchObject({ code: 0, note: '' });
    expect(await home()).toContain('Weekend in Cork');
    await raisePrice();
    expect((await run('build')).code).toBe(0);
    expect(await home()).toContain('£249');
    git(root, ...fromFiles, 'submodule', '--quiet', 'update', '--remote', 'base');
    const { code, out } = await run('drift');
    expect(code).toBe(1);
    expect(out).toContain(`${course}:1:1 warning Head office changed the title`);
    expect((await run('build')).code).toBe(0);
    expect(await home()).toContain('£279');
  });

  it('is compared with what it was: site diff says what the update changes for visitors', async () => {
    expect((await run('diff')).out).toContain('nothing was edited');
    await raisePrice();
    git(root, ...fromFiles, 'submodule', '--quiet', 'update', '--remote', 'base');
    const { out } = await run('diff');
    expect(out).toContain('£279');
    expect(out).toContain('£249');
  });

  it('is cloned into one site with it', async () => {
    const folder = path.join(await emptyFolder(), 'cork');
    expect((await run('clone', folder)).code).toBe(0);
    expect(await readFile(path.join(folder, 'site.yaml'), 'utf8')).not.toContain('extends');
  });
});

describe('a base that is a package', () => {
  it('is what npm has installed, in a folder of node_modules', async () => {
    await begin('node_modules/@harbour/site/site.yaml');
    const installed = path.join(root, 'node_modules/@harbour/site');
    await cp(office.root, installed, { recursive: true, filter: (source) => !source.endsWith('.git') });
    expect((await run('build')).code).toBe(0);
    expect(await home()).toContain('£249');
    git(root, 'init', '--quiet', '--initial-branch=main');
    git(root, 'add', 'site.yaml', 'content');
    git(root, 'commit', '--quiet', '--message=A branch');
    await put(course, 'title: Two days in Cork\n');
    expect((await run('diff')).out).toContain('Two days in Cork');
    await begin('node_modules/@harbour/site/site.yaml');
    await raisePrice();
    await rm(installed, { recursive: true });
    await cp(office.root, installed, { recursive: true, filter: (source) => !source.endsWith('.git') });
    expect((await run('drift')).out).toContain('Head office changed the title');
    expect((await run('build')).code).toBe(0);
    expect(await home()).toContain('£279');
  });
});

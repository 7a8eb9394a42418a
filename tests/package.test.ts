// @module-tag long/packing
/** The tarball, installed into an empty folder with only its own dependencies, creates and builds a site. */
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { doorFunctions } from './architecture/rules/cli-uses-the-door.ts';
import { installPackage, lockedPaths } from './install-package.ts';
import { compileTypes, packPackage } from './pack-package.ts';

const repository = join(import.meta.dirname, '..');
const empty = mkdtempSync(join(tmpdir(), 'site-package-'));
const installed = join(empty, 'node_modules/sitewright');
const site = join(empty, 'my-site');
const minute = 60_000;

let tarball: string;

beforeAll(() => {
  tarball = installPackage(repository, empty);
  mkdirSync(site);
}, 2 * minute);

test('it holds what it needs, the whole sites that it can copy, and nothing else', () => {
  expect(readdirSync(installed).toSorted()).toEqual(
    expect.arrayContaining([
      'bin',
      'content',
      'examples',
      'lib',
      'package.json',
      'schemas',
      'site.yaml',
      'starter',
      'templates',
    ]),
  );
  for (const name of ['cli', 'editor', 'renderer', 'scripts', 'tests', 'examples/clinic/dist']) {
    expect(existsSync(join(installed, name))).toBe(false);
  }
});

test('it brings the licences of what is compiled into it, and a list of what is installed with it', () => {
  expect(readFileSync(join(installed, 'lib/licences.txt'), 'utf8')).toMatch(/^yaml \d/m);
  expect(JSON.parse(readFileSync(join(installed, 'lib/sbom.cdx.json'), 'utf8')).bomFormat).toBe('CycloneDX');
});

test(
  'packed in another folder, it is the same to the byte',
  () => {
    const other = mkdtempSync(join(tmpdir(), 'site-packed-elsewhere-'));
    copyRepository(other);
    expect(readFileSync(packPackage(other, other)).equals(readFileSync(tarball))).toBe(true);
  },
  2 * minute,
);

test('it says which release it is', async () => {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  expect(await runSite('--version')).toEqual({ code: 0, output: `${version}\n` });
});

test('site explain finds what it has to say', async () => {
  const { code, output } = await runSite('explain', 'original-below-price');
  expect(code).toBe(0);
  expect(output).toMatch(/^original-below-price {2}error, Courses\n/);
});

test(
  'site init and site build make a website in an empty folder',
  async () => {
    const started = await runSite('init');
    expect(started.output).not.toContain('at file:');
    expect(started.code).toBe(0);
    const built = await runSite('build');
    expect(built.output).not.toContain('error');
    expect(built.code).toBe(0);
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toMatch(/<h1[\s>]/);
    expect(existsSync(join(site, 'dist/404.html'))).toBe(true);
  },
  minute,
);

test(
  'its templates come bundled: not even the first build on a machine runs the bundler',
  async () => {
    const [packed, elsewhere] = [join(installed, 'lib/packed'), join(installed, 'lib/elsewhere')];
    const left = [join(installed, 'lib/values'), join(site, '.site'), join(site, 'dist')];
    const bundler = join(empty, 'no-bundler');
    writeFileSync(bundler, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const withoutBundler = { ESBUILD_BINARY_PATH: bundler };
    const buildFirst = () => {
      for (const folder of left) rmSync(folder, { recursive: true, force: true });
      return runNode([join(installed, 'bin/site.js'), 'build'], withoutBundler);
    };
    expect(await buildFirst()).toMatchObject({ code: 0, output: expect.stringContaining('no problems') });
    renameSync(packed, elsewhere);
    expect((await buildFirst()).code).not.toBe(0);
    renameSync(elsewhere, packed);
  },
  minute,
);

test(
  'the scripts and commands of the new site’s README and package.json do what they say',
  () => {
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: site, encoding: 'utf8', stdio: 'pipe' });
    const readme = readFileSync(join(site, 'README.md'), 'utf8');
    const commands = [...readme.matchAll(/`npx site ([^`]+)`/g)].map(([, words]) => String(words));
    expect(commands).toEqual(['check --release', 'types', '--help', 'explain']);
    for (const words of commands.filter((word) => word !== 'check --release'))
      run('npx', '--no-install', 'site', ...words.split(' '));
    expect(run('npm', 'test', '--silent')).toContain('no problems');
    expect(run('npm', 'run', '--silent', 'build')).toContain('into dist: no problems');
  },
  minute,
);

test(
  'site init --example makes a website with kinds and templates of its own in an empty folder',
  async () => {
    const started = await runSite('init', '--example', 'clinic', '--root', 'clinic');
    expect(started.output).not.toContain('at file:');
    expect(started.code).toBe(0);
    const built = await runSite('build', '--root', 'clinic');
    expect(built.output).not.toContain('error');
    expect(built.code).toBe(0);
    expect(readFileSync(join(site, 'clinic/dist/treatments/shoulder.html'), 'utf8')).toMatch(
      /<h1[\s>][^<]*Shoulder pain/,
    );
  },
  minute,
);

test(
  'the example of docs/api.md does what it says',
  async () => {
    const [, program = ''] =
      /```js\n([\s\S]*?)```/.exec(readFileSync(join(repository, 'docs/api.md'), 'utf8')) ?? [];
    writeFileSync(join(empty, 'program.js'), program);
    const { code, output } = await runNode([join(empty, 'program.js'), site]);
    const lines = output.trim().split('\n');
    expect(code, output).toBe(0);
    expect(lines[0]).toMatch(/^\/ \S/);
    expect(lines.at(-2)).toBe(`${lines.length - 2} pages built`);
    expect(lines.at(-1)).toBe('0 files changed');
  },
  minute,
);

test('problems of a site are values with a place', async () => {
  const program = `
    import { readSite, checkSite } from 'sitewright';
    const read = await readSite({ root: ${JSON.stringify(join(empty, 'no-site'))} });
    const { site } = checkSite(read, { today: new Date('2026-11-22') });
    console.log(JSON.stringify([read.diagnostics.map(({ code, place }) => [code, place.file]), site ?? null]));`;
  writeFileSync(join(empty, 'problems.js'), program);
  const { output } = await runNode([join(empty, 'problems.js')]);
  expect(JSON.parse(output)).toEqual([[['site-file-missing', 'site.yaml']], null]);
});

test('nothing but the functions of docs/api.md can be imported', async () => {
  writeFileSync(
    join(empty, 'names.js'),
    "import * as all from 'sitewright'; console.log(Object.keys(all).join());",
  );
  expect((await runNode([join(empty, 'names.js')])).output.trim()).toBe(doorFunctions.join());
  writeFileSync(join(empty, 'inside.js'), "import 'sitewright/lib/site.js';");
  expect((await runNode([join(empty, 'inside.js')])).output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test(
  'the types can be used without our sources, and say what is wrong',
  () => {
    const use = (wanted: string) => `
    import { buildSite, type Diagnostic, planSite, type Site } from 'sitewright';
    export const addresses = (site: Site, today: Date): ${wanted}[] =>
      [...planSite(site, { today }).pages()].map(({ page }) => page.address);
    export const problems = async (root: string, out: string): Promise<Diagnostic[]> =>
      (await buildSite({ root, out, today: new Date(0) })).diagnostics;`;
    writeFileSync(join(empty, 'right.ts'), use('string'));
    writeFileSync(join(empty, 'wrong.ts'), use('number'));
    expect(typeErrors('right.ts')).toBe('');
    expect(typeErrors('wrong.ts')).toContain("'string' is not assignable to type 'number'");
  },
  minute,
);

/** Packages are links, except those that are compiled in: these are copied from their real location. */
function copyRepository(folder: string): void {
  const made = new Set(['.git', '.site', 'dist', 'lib', 'node_modules']);
  for (const name of readdirSync(repository)) {
    const filter = (path: string) => !made.has(basename(path));
    if (!made.has(name)) cpSync(join(repository, name), join(folder, name), { recursive: true, filter });
  }
  const licences = readFileSync(join(installed, 'lib/licences.txt'), 'utf8');
  for (const path of lockedPaths(() => true)) {
    const isCompiledIn = licences.includes(`${path.slice('node_modules/'.length)} `);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (isCompiledIn) cpSync(join(repository, path), join(folder, path), { recursive: true });
    else symlinkSync(join(repository, path), join(folder, path));
  }
}

/** Compiled as by the author of a program, including the package's own types. */
function typeErrors(file: string): string {
  try {
    compileTypes(empty, [...strictly, file]);
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

const strictly = '--noEmit --strict --module nodenext --target es2023 --lib es2024,dom'.split(' ');

function runSite(...args: string[]): Promise<{ code: number; output: string }> {
  return runNode([join(installed, 'bin/site.js'), ...args]);
}

function runNode(
  command: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: site, timeout: minute, env: { ...process.env, ...env } };
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
        output: stdout + stderr,
      });
    });
  });
}

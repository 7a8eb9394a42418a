// @module-tag long/packing
/**
 * The package, installed by other package managers than npm, builds a site. They come from the registry, as do the
 * packages that they install. If it can’t be reached, the tests are skipped with a note; if SITE_TEST_REGISTRY is set,
 * as in the workflow, that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPackage } from './pack-package.ts';

const repository = path.join(import.meta.dirname, '..');
const minute = 60_000;

type Manager = {
  name: string;
  /** `program` is the path of a script or executable in the folder of packages. */
  packages: readonly string[];
  program: string;
  install: readonly string[];
  run: readonly string[];
  env?: Record<string, string>;
};

const bun = `@oven/bun-${process.platform}-${process.arch === 'arm64' ? 'aarch64' : process.arch}`;

const managers: readonly Manager[] = [
  {
    name: 'Yarn, Plug’n’Play',
    packages: ['@yarnpkg/cli-dist@4.18.1'],
    program: '@yarnpkg/cli-dist/bin/yarn.js',
    install: ['install'],
    run: ['site'],
    env: {
      YARN_ENABLE_TELEMETRY: '0',
      YARN_ENABLE_GLOBAL_CACHE: 'false',
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    },
  },
  {
    name: 'pnpm',
    packages: ['pnpm@12.21.0'],
    program: 'pnpm/bin/pnpm.mjs',
    // It fails if a package has an unreviewed install script; none is needed.
    install: ['install', '--ignore-scripts', '--store-dir', 'store'],
    run: ['site'],
  },
  {
    name: 'Bun',
    packages: [`${bun}@1.4.5`],
    program: `${bun}/bin/bun`,
    install: ['install', '--cache-dir', 'cache'],
    run: ['run', 'site'],
  },
];

const scratch = mkdtempSync(path.join(tmpdir(), 'site-managers-'));
/** Beside the sites: Yarn treats a package.json above a site as that of a larger project. */
const programs = path.join(scratch, 'managers');
const isRequired = process.env.SITE_TEST_REGISTRY !== undefined;
let missing = '';

beforeAll(() => {
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'package.json'), '{ "private": true }');
  const wanted = managers.flatMap(({ packages }) => packages);
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted];
  const { status, stderr } = spawnSync('npm', args, { cwd: programs, encoding: 'utf8' });
  if (status === 0) packPackage(repository, scratch);
  else missing = `the package managers could not be installed: ${stderr}`;
}, 5 * minute);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A folder with the small site, whose package.json depends on the package; `more` is merged into it. */
function newSite(name: string, more: object = {}): string {
  const folder = path.join(scratch, name);
  mkdirSync(folder);
  cpSync(path.join(repository, 'starter'), folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));
  const dependencies = { sitewright: `file:../sitewright-${version}.tgz` };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, ...more }));
  return folder;
}

function use({ program, env }: Manager, folder: string, args: readonly string[]) {
  const file = path.join(programs, 'node_modules', program);
  const [command, ...before] = /\.m?js$/.test(program) ? [process.execPath, file] : [file];
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: '1', ...env } } as const;
  const { status, stdout, stderr } = spawnSync(command ?? file, [...before, ...args], options);
  return { status, output: stdout + stderr };
}

test.for(managers)('$name installs it, and it builds twice', { timeout: 5 * minute }, (manager, { skip }) => {
  skip(missing !== '' && !isRequired, missing);
  expect(missing).toBe('');
  const folder = newSite(manager.name);
  expect(use(manager, folder, manager.install)).toMatchObject({ status: 0 });
  for (const _ of ['at first', 'with what it has kept']) {
    const built = use(manager, folder, [...manager.run, 'build']);
    expect(built).toMatchObject({ status: 0, output: expect.stringContaining('into dist: no problems') });
  }
  expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true);
});

test(
  'where Yarn is told to leave it in its archive, one sentence says what to write instead',
  ({ skip }) => {
    skip(missing !== '' && !isRequired, missing);
    const [yarn] = managers;
    if (!yarn) throw new Error('no Yarn');
    const folder = newSite('archived', { dependenciesMeta: { sitewright: { unplugged: false } } });
    const installed = use(yarn, folder, yarn.install);
    expect(installed.status, installed.output).toBe(0);
    const { status, output } = use(yarn, folder, [...yarn.run, 'build']);
    expect(status).toBe(69);
    expect(output).toContain('"dependenciesMeta": { "sitewright": { "unplugged": true } }');
    expect(output).not.toMatch(/\n +at /);
  },
  5 * minute,
);

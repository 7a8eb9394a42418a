import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

type Ended = { code: number | null; out: string; note: string };
type Environment = Readonly<Record<string, string>>;
export type FakeRepository = {
  folder: string;
  /** Runs `npm run` NAME, without npm itself. */
  run: (name: string, args?: readonly string[], environment?: Environment) => Ended;
  /** The calls of npm since the last time. */
  npmCalls: () => string[];
  lock: (packages: Readonly<Record<string, { version: string; dev?: true }>>) => void;
};

const here = import.meta.dirname;

/** Packages that a build needs, and those that only tests need. */
export const shipped = { 'node_modules/shipped': { version: '1.0.0' } };
export const forTests = Object.fromEntries(
  ['vitest', 'playwright'].map((name) => [`node_modules/${name}`, { version: '1.0.0', dev: true } as const]),
);

/**
 * A fresh clone with our scripts and nothing else of ours: a build and the checks do nothing, npm installs empty
 * packages. The machine has no program besides Node, and so no browser, unless `addBrowser` adds one.
 */
export function fakeRepository(): FakeRepository {
  const folder = mkdtempSync(join(tmpdir(), 'site-set-up-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(here, '../../scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(here, 'fake-vitest.js'), join(folder, 'fake-vitest.js'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['bin', 'lib', 'programs']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'bin/site.js'), "console.log('site', ...process.argv.slice(2));");
  // Newer than every source: nothing is compiled.
  writeFileSync(join(folder, 'lib/site.js'), '');
  const lock: FakeRepository['lock'] = (packages) =>
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  lock({ ...shipped, ...forTests });
  return { folder, run: (...args) => run(folder, ...args), npmCalls: () => takeCalls(folder), lock };
}

/** For NODE_OPTIONS: loads files of this folder before a script. */
export function preload(...files: readonly string[]): string {
  return files.map((file) => `--import=${pathToFileURL(join(here, file)).href}`).join(' ');
}

export function addBrowser(folder: string): void {
  writeFileSync(join(folder, 'programs/chromium'), '');
}

function run(
  folder: string,
  name: string,
  args: readonly string[] = [],
  environment: Environment = {},
): Ended {
  const env = {
    PATH: join(folder, 'programs'),
    npm_execpath: join(here, 'fake-npm.js'),
    NODE_OPTIONS: preload('ordinary-user.js'),
    ...environment,
  };
  const command = [join(folder, 'scripts/run.js'), name, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { code: status, out: stdout, note: stderr };
}

function takeCalls(folder: string): string[] {
  const file = join(folder, 'npm-calls.txt');
  const calls = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).trim();
  rmSync(file);
  return calls === '' ? [] : calls.split('\n');
}

/** The tarball, installed into an empty folder with nothing but its own dependencies, makes and builds a site. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..');
const empty = mkdtempSync(join(tmpdir(), 'site-package-'));
const installed = join(empty, 'node_modules/@osce-academy/site');
const site = join(empty, 'my-site');
const minute = 60_000;

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/compile.js'], { cwd: repository });
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', empty], {
    cwd: repository,
    encoding: 'utf8',
  });
  mkdirSync(installed, { recursive: true });
  mkdirSync(site);
  execFileSync('tar', ['-xzf', join(empty, packed.trim()), '-C', installed, '--strip-components=1']);
  linkDependencies();
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
  for (const name of ['cli', 'renderer', 'scripts', 'tests', 'examples/clinic/dist']) {
    expect(existsSync(join(installed, name))).toBe(false);
  }
});

test('it says which release it is', async () => {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  expect(await runSite('--version')).toEqual({ code: 0, output: `${version}\n` });
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
  'site init --example makes a website with kinds and templates of its own in an empty folder',
  async () => {
    const started = await runSite('init', '--example', 'clinic', '--root', 'clinic');
    expect(started.output).not.toContain('at file:');
    expect(started.code).toBe(0);
    const built = await runSite('build', '--root', 'clinic');
    expect(built.output).not.toContain('error');
    expect(built.code).toBe(0);
    expect(readFileSync(join(site, 'clinic/dist/treatments/shoulder/index.html'), 'utf8')).toMatch(
      /<h1[\s>][^<]*Shoulder pain/,
    );
  },
  minute,
);

/** What `npm install` would put there: the packages of the lock file that are not only for development. */
function linkDependencies() {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(repository, 'package-lock.json'), 'utf8'),
  );
  for (const [path, entry] of Object.entries(lock.packages)) {
    const isTop = path.lastIndexOf('node_modules/') === 0;
    if (!isTop || entry.dev || !existsSync(join(repository, path))) continue;
    mkdirSync(dirname(join(empty, path)), { recursive: true });
    symlinkSync(join(repository, path), join(empty, path));
  }
}

function runSite(...args: string[]): Promise<{ code: number; output: string }> {
  const command = [join(installed, 'bin/site.js'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: site, timeout: minute }, (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
        output: stdout + stderr,
      });
    });
  });
}

/** The files that `npm pack` would put into the package, without compiling. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.join(import.meta.dirname, '..');

const names = packedFiles();

test('the package holds what a site needs, and neither sources nor tests', () => {
  const tops = new Set(names.map((name: string) => name.split('/')[0]));
  for (const top of [
    'bin',
    'content',
    'diagnostics',
    'docs',
    'kinds',
    'lib',
    'schemas',
    'starter',
    'templates',
  ])
    expect(tops).toContain(top);
  for (const name of [
    ...['site.yaml', 'examples/clinic/site.yaml', 'lib/site.js'],
    ...['diagnostics/messages.generated.ts', 'kinds/event/messages.generated.ts'],
  ])
    expect(names).toContain(name);
  for (const top of ['cli', 'editor', 'renderer', 'scripts', 'tests', 'bench'])
    expect(tops).not.toContain(top);
  const pictures = names.filter((name: string) => name.startsWith('docs/screenshots/'));
  // Those that the docs show; the others are for README.md.
  expect(pictures.filter((name: string) => !name.includes('/edit-'))).toEqual([]);
  expect(names.filter((name: string) => /^lib\/values\/|\/dist\//.test(name))).toEqual([]);
});

test('in the docs that it holds, every link leads to a file that it holds too', () => {
  const dead = names
    .filter((name) => name.startsWith('docs/') && name.endsWith('.md'))
    .flatMap((name) => linksIn(name).filter((target) => !names.some((file) => leadsTo(target, file))));
  expect(linksIn('docs/upgrading.md')).toContain('CHANGELOG.md');
  expect(dead).toEqual([]);
});

/** The relative ones, as paths in the package. */
function linksIn(file: string): string[] {
  const whole = readFileSync(path.join(repository, file), 'utf8');
  const text = whole.replaceAll(/^(`{3,})[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s#:/][^)\s#:]*)(?:#[^)\s]*)?\)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );
}

function leadsTo(target: string, file: string): boolean {
  return file === target || file.startsWith(`${target.replace(/\/$/, '')}/`);
}

function packedFiles(): string[] {
  const printed = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(printed);
  return files.map((file: { path: string }) => file.path);
}

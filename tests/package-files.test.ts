/** The files that `npm pack` would put into the package, without compiling. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.join(import.meta.dirname, '..');

test('the package holds what a site needs, and neither sources nor tests', () => {
  const printed = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(printed);
  const names = files.map((file: { path: string }) => file.path);
  const tops = new Set(names.map((name: string) => name.split('/')[0]));
  for (const top of ['bin', 'content', 'diagnostics', 'kinds', 'lib', 'schemas', 'starter', 'templates'])
    expect(tops).toContain(top);
  for (const name of [
    ...['site.yaml', 'examples/clinic/site.yaml', 'lib/site.js'],
    ...['diagnostics/messages.generated.ts', 'kinds/event/messages.generated.ts'],
  ])
    expect(names).toContain(name);
  for (const top of ['cli', 'renderer', 'scripts', 'tests', 'bench', 'docs']) expect(tops).not.toContain(top);
  expect(names.filter((name: string) => /^lib\/values\/|\/dist\//.test(name))).toEqual([]);
});

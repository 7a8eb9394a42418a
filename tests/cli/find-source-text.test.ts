import { execFileSync } from 'node:child_process';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sourceTextFinder } from '../../cli/print/find-source-text.ts';
import { emptyFolder } from './run-site.ts';

it('shows what was read, else an ordinary file of the site, and nothing beyond', async () => {
  const root = await emptyFolder();
  await mkdir(path.join(root, 'site'));
  const inside = (name: string): string => path.join(root, 'site', name);
  await writeFile(path.join(root, 'secret'), 'a secret');
  await writeFile(inside('hero.tsx'), 'export');
  await symlink('../secret', inside('linked.yaml'));
  await symlink('..', inside('folder'));
  execFileSync('mkfifo', [inside('pipe.yaml')]);
  await writeFile(inside('huge.yaml'), 'huge');
  await truncate(inside('huge.yaml'), 3_000_000_000);

  const known = (file: string): string | undefined => (file === 'site.yaml' ? 'name: A' : undefined);
  const find = sourceTextFinder({ sourceText: known }, inside(''));
  expect(find('site.yaml')).toBe('name: A');
  expect(find('hero.tsx')).toBe('export');
  for (const file of ['linked.yaml', 'folder/secret', 'pipe.yaml', 'huge.yaml', 'folder', 'missing.yaml']) {
    expect([file, find(file)]).toEqual([file, undefined]);
  }
});

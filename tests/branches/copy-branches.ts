import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../cli/run-site.ts';
import { copySite } from '../content/site-copy.ts';

/** A copy of the shipped site with all its branches, without their output. */
export async function copyBranches(): Promise<string> {
  const root = await copySite();
  await cp(path.join(repository, 'branches'), path.join(root, 'branches'), {
    recursive: true,
    filter: (source) => !['dist', '.site'].includes(path.basename(source)),
  });
  return root;
}

/** The folders of all branches of the shipped site, nested ones included, relative to it. */
export async function branchFolders(): Promise<string[]> {
  const names = await readdir(path.join(repository, 'branches'), { recursive: true });
  return names
    .filter((name) => /^(?:[a-z-]+\/branches\/)*[a-z-]+\/site\.yaml$/.test(name))
    .map((name) => path.join('branches', path.dirname(name)))
    .toSorted();
}

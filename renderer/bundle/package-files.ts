/**
 * How a build notices that an npm package has changed without reading all of it: package managers record what they
 * install in a lock file, and in node_modules what they have installed.
 */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from '../store/package-folder.ts';
import { isPackaged } from './is-packaged.ts';
import { findSitePackages, folderAndAbove, installedFolder } from './site-packages.ts';

const lockFiles = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  '.pnp.cjs',
];

/** Whoever has pulled a new lock file hasn't installed it yet: npm, pnpm and Yarn leave these beside the packages. */
const marks = ['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

/** Those in the folder of a site that change whenever its packages do. */
export const packageRecords: ReadonlySet<string> = new Set(['package.json', ...lockFiles]);

/** The files, absolute, by which the packages of these sites (folders) are known. Not all need exist. */
export function packageFiles(roots: readonly string[]): string[] {
  return [...new Set(roots.flatMap(filesOfSite))];
}

/** Changes with the content of these files: part of the key of each bundle that may contain a package. */
export function packagesDigest(roots: readonly string[]): string {
  const contents = packageFiles(roots).map((file) =>
    existsSync(file) ? [file, hash('sha256', readFileSync(file), 'hex')] : [file],
  );
  return hash('sha256', JSON.stringify(contents), 'hex').slice(0, 16);
}

function filesOfSite(root: string): string[] {
  const packages = findSitePackages(root);
  if (!packages) return [join(root, 'package.json')];
  const { folder, listed } = packages;
  // In a workspace the lock file is further up.
  const locked = folderAndAbove(folder).find((one) => lockFiles.some((name) => existsSync(join(one, name))));
  const folders = [...new Set([folder, locked ?? folder])];
  const installed = [...listed].toSorted().flatMap((name) => installedFolder(name, folder) ?? []);
  return [
    ...[join(root, 'package.json'), join(folder, 'package.json')],
    ...folders.flatMap((one) => lockFiles.map((name) => join(one, name))),
    ...folders.flatMap((one) => marks.map((name) => join(one, 'node_modules', name))),
    ...installed.map((one) => join(one, 'package.json')),
    ...installed.flatMap(filesOfLinked),
  ];
}

/**
 * A package that is linked to a folder, as in a workspace, changes without the lock file: all its files count. The
 * program may be linked too, but notices its own changes.
 */
function filesOfLinked(installed: string): string[] {
  const folder = realpathSync(installed);
  return isPackaged(folder) || folder === realpathSync(findPackageFolder()) ? [] : filesWithin(folder);
}

function filesWithin(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ entry, path }) => {
      if (entry.isDirectory()) return filesWithin(path);
      return entry.isFile() ? [path] : [];
    });
}

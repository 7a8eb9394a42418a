import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packPackage } from './pack-package.ts';

const repository = join(import.meta.dirname, '..');

/** Packs the package and installs it into a folder as npm would, without the network. Returns the tarball's path. */
export function installPackage(from: string, folder: string): string {
  const tarball = packPackage(from, folder);
  const installed = join(folder, 'node_modules/sitewright');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  copyDependencies(folder);
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync('../sitewright/bin/site.js', join(folder, 'node_modules/.bin/site'));
  return tarball;
}

/**
 * The packages that `npm install` would put there: those of the lock file that are not only for development. Links
 * would be followed back to this repository, and a program that finds its packages there may not find them where it is
 * installed.
 */
function copyDependencies(folder: string): void {
  for (const path of lockedPaths(({ dev }) => !dev))
    cpSync(join(repository, path), join(folder, path), { recursive: true });
}

/** Paths of the packages installed here, without those nested in another. */
export function lockedPaths(isWanted: (entry: { dev?: boolean }) => boolean): string[] {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(repository, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.lastIndexOf('node_modules/') === 0 && isWanted(entry))
    .map(([path]) => path)
    .filter((path) => existsSync(join(repository, path)));
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageFolder } from './package-folder.ts';

/** Packages that `site` can't do without, each with a binary for every kind of machine (docs/dependencies.md). */
export const nativePackages = ['satteri', 'esbuild', 'sharp', '@takumi-rs/core'];

/**
 * The packages whose binary for this machine is not installed. npm leaves such binaries out with `--omit=optional`, or
 * if there is none. `above`: a file in the folder from which to look for packages.
 */
export function missingParts(
  packages: readonly string[] = nativePackages,
  above: string = path.join(packageFolder(), 'package.json'),
): string[] {
  // Plug’n’Play refuses to start without a package, and has no folders to look in.
  if (process.versions.pnp !== undefined) return [];
  return packages.filter((name) => {
    const folder = findPackage(name, above);
    return folder === undefined || lacksProgram(path.join(folder, 'package.json'));
  });
}

/** Several binaries may be needed (sharp and its library); of one that exists for two C libraries, either will do. */
function lacksProgram(manifest: string): boolean {
  const machine = new RegExp(`${process.platform}(?:musl)?-${process.arch}(?:-(?:gnu|musl|msvc))?$`);
  const content: { optionalDependencies?: object } = JSON.parse(readFileSync(manifest, 'utf8'));
  const needed = Object.keys(content.optionalDependencies ?? {}).filter((name) => machine.test(name));
  const isThere = (program: string) =>
    needed.some((name) => name.replace(machine, '') === program && findPackage(name, manifest) !== undefined);
  return needed.length === 0 || !needed.map((name) => name.replace(machine, '')).every(isThere);
}

function findPackage(name: string, from: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  return folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
}

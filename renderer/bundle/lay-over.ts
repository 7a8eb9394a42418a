import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isWithin } from './is-within.ts';
import { type CodeFolders, findPackageFolder } from './package-folder.ts';
import type { BundlePlugin } from './run-esbuild.ts';

/** Where a relative import of a file in a folder leads. Undefined outside of what is laid over, and where nothing is found. */
export type FindImport = (resolveDir: string, path: string) => string | undefined;

/**
 * A site's own `templates/` or `kinds/` are laid over the program's by name: whatever one of their files imports by a
 * relative path is looked for in the site's folder first, then in those of the sites that it extends, then in the
 * program's. So a site replaces one file, or adds one that uses the rest. A path that leads out of the folder is looked
 * for in the same way, beside it.
 */
export function layOver(folders: CodeFolders, name: 'templates' | 'kinds'): BundlePlugin {
  const find = findLaidOver(folders, name);
  return {
    name,
    setup(setup) {
      if (!find) return;
      setup.onResolve({ filter: relativePath }, ({ path, resolveDir }) => {
        const found = find(resolveDir, path);
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

export const relativePath = /^\.\.?\//;

/** Undefined where the folder is the program's own: then nothing is laid over anything. */
export function findLaidOver(folders: CodeFolders, name: 'templates' | 'kinds'): FindImport | undefined {
  // esbuild names files by their real paths.
  const layers = [...folders, join(findPackageFolder(), name)]
    .filter((one) => existsSync(one))
    .map((one) => realpathSync(one));
  if (new Set(layers).size < 2) return undefined;
  return (resolveDir, path) => {
    const wanted = resolve(resolveDir, path);
    const layer = layers.find((one) => isWithin(one, resolveDir));
    if (layer === undefined) return undefined;
    const beside = isWithin(layer, wanted) ? layers : layers.map((one) => dirname(one));
    const from = isWithin(layer, wanted) ? layer : dirname(layer);
    return beside.map((one) => join(one, relative(from, wanted))).find((file) => existsSync(file));
  };
}

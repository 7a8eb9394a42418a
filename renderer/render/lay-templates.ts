import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { findPackageFolder } from './package-folder.ts';
import type { BundlePlugin } from './run-esbuild.ts';

/**
 * A site's own templates are laid over the program's by name: whatever a template imports by a relative path is looked
 * for in the site's folder first, then in the program's. So a site replaces one file, or adds one that uses the rest.
 * A path that leads out of one of the folders into the other means what it says.
 */
export function layTemplates(folder: string): BundlePlugin {
  // esbuild names files by their real paths.
  const layers = [folder, join(findPackageFolder(), 'templates')]
    .filter(existsSync)
    .map((one) => realpathSync(one));
  return {
    name: 'templates',
    setup(setup) {
      if (new Set(layers).size < 2) return;
      setup.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const wanted = resolve(resolveDir, path);
        const layer = layers.find((one) => isWithin(one, resolveDir) && isWithin(one, wanted));
        if (layer === undefined) return undefined;
        const found = layers
          .map((one) => join(one, relative(layer, wanted)))
          .find((file) => existsSync(file));
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

function isWithin(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return !way.startsWith('..') && !isAbsolute(way);
}

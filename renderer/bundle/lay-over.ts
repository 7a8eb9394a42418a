import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isWithin } from './is-within.ts';
import { findPackageFolder } from './package-folder.ts';
import type { BundlePlugin } from './run-esbuild.ts';

/**
 * A site's own `templates/` or `kinds/` are laid over the program's by name: whatever one of their files imports by a
 * relative path is looked for in the site's folder first, then in the program's. So a site replaces one file, or adds
 * one that uses the rest. A path that leads
 * out of the folder is looked for in the same way, beside it.
 */
export function layOver(folder: string, name: 'templates' | 'kinds'): BundlePlugin {
  // esbuild names files by their real paths.
  const layers = [folder, join(findPackageFolder(), name)]
    .filter((one) => existsSync(one))
    .map((one) => realpathSync(one));
  return {
    name,
    setup(setup) {
      if (new Set(layers).size < 2) return;
      setup.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const wanted = resolve(resolveDir, path);
        const layer = layers.find((one) => isWithin(one, resolveDir));
        if (layer === undefined) return undefined;
        const beside = isWithin(layer, wanted) ? layers : layers.map((one) => dirname(one));
        const from = isWithin(layer, wanted) ? layer : dirname(layer);
        const found = beside.map((one) => join(one, relative(from, wanted))).find((file) => existsSync(file));
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

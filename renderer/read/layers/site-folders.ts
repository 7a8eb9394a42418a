import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type CodeFolders, findPackageFolder } from '../../store/package-folder.ts';
import { findLayers } from './find-layers.ts';

/**
 * A site's own schemas, templates and code of kinds are overlaid by name on those of the site that it extends, and
 * these on the package's. All are optional. `schemasFolders` begin with the package's; the others with the nearest:
 * `templatesFolders` are the package's if there are no others, and `kindsFolders` are then empty.
 */
export type SiteFolders = { schemasFolders: string[]; templatesFolders: CodeFolders; kindsFolders: string[] };

export function siteFolders(root: string): SiteFolders {
  const layers = layerFolders(root);
  const packaged = path.join(findPackageFolder(), 'schemas');
  const own = layers.map((layer) => path.join(layer, 'schemas')).reverse();
  const [nearest = path.join(findPackageFolder(), 'templates'), ...others] = ownFolders(layers, 'templates');
  return {
    schemasFolders: [packaged, ...own.filter((folder) => folder !== packaged)],
    templatesFolders: [nearest, ...others],
    kindsFolders: ownFolders(layers, 'kinds'),
  };
}

/** Absolute: the site's folder as it was passed in, and those of the sites that it extends. */
export function layerFolders(root: string): string[] {
  const [, ...bases] = findLayers(root).layers;
  return [root, ...bases.map((layer) => layer.root)];
}

/** If the site is the program itself, its folders are not overlaid on the program's. */
function ownFolders(layers: readonly string[], name: 'templates' | 'kinds'): string[] {
  const packaged = path.join(findPackageFolder(), name);
  const isOwn = (folder: string) => existsSync(folder) && realpathSync(folder) !== realpathSync(packaged);
  return layers.map((layer) => path.join(layer, name)).filter(isOwn);
}

import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type CodeFolders, findPackageFolder } from '../../store/package-folder.ts';
import { findLayers } from './find-layers.ts';

/**
 * A site's own schemas, templates and code of kinds are laid over those of the site that it extends, and these over the
 * package's, by name. None has to be there. `schemasFolders` begin with the package's; the others with the nearest:
 * `templatesFolders` are the package's where there are no others, and `kindsFolders` then are none.
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

/** Absolute: the folder of the site as it was given, and those of the sites that it extends. */
export function layerFolders(root: string): string[] {
  const [, ...bases] = findLayers(root).layers;
  return [root, ...bases.map((layer) => layer.root)];
}

/** Where the site is the program itself, its folders are no layer over the program's. */
function ownFolders(layers: readonly string[], name: 'templates' | 'kinds'): string[] {
  const packaged = path.join(findPackageFolder(), name);
  const isOwn = (folder: string) => existsSync(folder) && realpathSync(folder) !== realpathSync(packaged);
  return layers.map((layer) => path.join(layer, name)).filter(isOwn);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPackageFolder } from './bundle/package-folder.ts';
import { findLayers } from './read/layers/find-layers.ts';

/**
 * A site's own schemas, templates and code of kinds are laid over those of the site that it extends, and these over the
 * package's, by name. None has to be there; without code of its own there is no `kindsFolder`.
 */
export type SiteFolders = { schemasFolders: string[]; templatesFolder: string; kindsFolder?: string };

export function siteFolders(root: string): SiteFolders {
  const layers = layerFolders(root);
  const packaged = path.join(findPackageFolder(), 'schemas');
  const own = layers.map((layer) => path.join(layer, 'schemas')).reverse();
  const kinds = layers.map((layer) => path.join(layer, 'kinds')).find(isOwnKinds);
  return {
    schemasFolders: [packaged, ...own.filter((folder) => folder !== packaged)],
    templatesFolder:
      layers.map((layer) => path.join(layer, 'templates')).find((folder) => existsSync(folder)) ??
      path.join(findPackageFolder(), 'templates'),
    ...(kinds !== undefined && { kindsFolder: kinds }),
  };
}

/** Absolute: the folder of the site as it was given, and those of the sites that it extends. */
export function layerFolders(root: string): string[] {
  const [, ...bases] = findLayers(root).layers;
  return [root, ...bases.map((layer) => layer.root)];
}

function isOwnKinds(folder: string): boolean {
  return folder !== path.join(findPackageFolder(), 'kinds') && existsSync(folder);
}

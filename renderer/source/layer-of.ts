import type { SiteLayer } from '../model/source.ts';

/** The layer that a file belongs to, by its name in messages. */
export function layerOf<L extends Pick<SiteLayer, 'file'>>(
  file: string,
  layers: readonly L[],
): L | undefined {
  // The site's own folder has an empty name, which every file matches, so it is tried last.
  return layers.findLast((layer) => layer.file === '' || file.startsWith(`${layer.file}/`));
}

/** The position of a file's layer: the site's own is 0, -1 if there is none. */
export function layerIndex(file: string, layers: readonly Pick<SiteLayer, 'file'>[]): number {
  const layer = layerOf(file, layers);
  return layer ? layers.indexOf(layer) : -1;
}

/** The name of a file within its own site: `content/facts.yaml` for `../../content/facts.yaml`. */
export function nameInLayer(file: string, layers: readonly Pick<SiteLayer, 'file'>[]): string {
  const folder = layerOf(file, layers)?.file ?? '';
  return folder === '' ? file : file.slice(folder.length + 1);
}

import type { SiteLayer } from '../model/source.ts';

/** The layer that a file belongs to, by its name in messages. */
export function layerOf<L extends Pick<SiteLayer, 'file'>>(
  file: string,
  layers: readonly L[],
): L | undefined {
  // The site's own folder has no name that its files could begin with, so that it comes last.
  return layers.findLast((layer) => layer.file === '' || file.startsWith(`${layer.file}/`));
}

/** Its position among them: the site's own is 0. */
export function layerIndex(file: string, layers: readonly Pick<SiteLayer, 'file'>[]): number {
  const layer = layerOf(file, layers);
  return layer ? layers.indexOf(layer) : -1;
}

/** What a file is called within its own site: `content/facts.yaml` for `../../content/facts.yaml`. */
export function nameInLayer(file: string, layers: readonly Pick<SiteLayer, 'file'>[]): string {
  const folder = layerOf(file, layers)?.file ?? '';
  return folder === '' ? file : file.slice(folder.length + 1);
}

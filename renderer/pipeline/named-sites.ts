import { extendedBy, settingsText } from '../read/layers/find-layers.ts';
import { waysIn } from '../read/neighbours/find-neighbours.ts';

/**
 * The other sites that the site.yaml in the folder `root` (absolute) names: the one it extends, and those under
 * `alternates`. Returns paths of their site.yaml relative to this folder, as builds read them, whether or not the files
 * exist.
 */
export function namedSites(root: string): string[] {
  const ways = [extendedBy(root) ?? [], waysIn(settingsText(root))].flat();
  return [...new Set(ways.filter((way) => /(?:^|\/)site\.yaml$/.test(way)))];
}

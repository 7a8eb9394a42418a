import { extendedBy, settingsText } from '../read/layers/find-layers.ts';
import { waysIn } from '../read/neighbours/find-neighbours.ts';

/**
 * Which other sites the site.yaml in the folder `root` (absolute) names: the one that it extends, and those under
 * `alternates`. Ways to their site.yaml from this folder, as builds read them; whether anything stands there isn't asked.
 */
export function namedSites(root: string): string[] {
  const ways = [extendedBy(root) ?? [], waysIn(settingsText(root))].flat();
  return [...new Set(ways.filter((way) => /(?:^|\/)site\.yaml$/.test(way)))];
}

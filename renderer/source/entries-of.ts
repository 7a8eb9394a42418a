import type { Entry, Site } from '../model/site.ts';

/** All checked entries of a site, the settings first. */
export function entriesOf({
  settings,
  collections,
}: Pick<Site, 'settings' | 'collections'>): readonly Entry[] {
  return [settings, ...Object.values(collections).flat()];
}

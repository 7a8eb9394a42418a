import type { Source, Sources } from '../model/source.ts';

/** All files of a site that were read, `site.yaml` first. */
export function sourcesOf({ site, collections }: Pick<Sources, 'site' | 'collections'>): readonly Source[] {
  return [site, ...Object.values(collections).flat()];
}

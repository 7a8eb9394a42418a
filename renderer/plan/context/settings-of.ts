import type { SiteSource } from '../../../schemas/types.ts';
import type { Site } from '../../model/site.ts';

/** The check has validated site.yaml against the schema that the type is generated from. */
export function settingsOf(site: Site): SiteSource {
  return site.settings.value as unknown as SiteSource;
}

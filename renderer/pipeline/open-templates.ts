import type { Report } from '../../diagnostics/diagnostic.ts';
import { validateIslandProps } from '../check/validate-island-props.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import { siteFolders } from '../read/layers/site-folders.ts';
import type { Templates } from '../render/assemble-templates.ts';
import type { RenderOptions } from '../render/render-site.ts';
import { reuseTemplates, type SiteCache, validatorsOf } from '../warm/site-cache.ts';

type OpenTemplatesInput = { root: string; site: Site; settings: SiteSettings; cache: SiteCache };

/**
 * The templates of a site, and the validator for the props of their islands. Undefined if they are broken (reported).
 */
export async function openTemplates(
  { root, site, settings: { runtime }, cache }: OpenTemplatesInput,
  report: Report,
): Promise<{ templates: Templates; validateProps: RenderOptions['validateProps'] } | undefined> {
  const folders = siteFolders(root).templatesFolders;
  const templates = await reuseTemplates(cache, { folders, runtime, store: cache.stores.program }, report);
  const { schemas } = site;
  const known = { schemas, validators: validatorsOf(schemas, cache) };
  return templates && { templates, validateProps: (name, props) => validateIslandProps(known, name, props) };
}

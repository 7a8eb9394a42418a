import type { PagePart } from '../model/output.ts';
import type { SiteSettings } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import { openRendering } from '../render/render-site.ts';
import { measureTypefaces } from '../render/typefaces/measure-typeface.ts';
import type { SiteCache } from '../site-cache.ts';
import { openValues } from '../site-stores.ts';
import { openTemplates } from './open-templates.ts';

/** Prints planned pages as the site with these settings does; nothing where a template fails. */
export type Printing = (settings: SiteSettings) => Promise<(plan: PagePlan) => readonly PagePart[]>;

/** Undefined where the templates are broken: a build says what is wrong with them. */
export async function openPrinting(
  root: string,
  { site, settings, cache }: { site: Site; settings: SiteSettings; cache: SiteCache },
): Promise<Printing | undefined> {
  const report = () => {};
  const opened = await openTemplates({ root, site, settings, cache }, report);
  if (!opened) return undefined;
  const { templates, validateProps } = opened;
  const store = openValues(root, cache.stores, false);
  return async (own) => {
    const measures = await measureTypefaces(own.theme, cache.render.typefaces, store);
    const rendering = openRendering(own, templates, { cache: cache.render, measures, validateProps, report });
    return ({ page }) => rendering.page(page)?.rendered.parts ?? [];
  };
}

import { kinds } from '../kinds/registry.ts';
import type { PlannedPage, SitePlan, SiteSettings } from '../renderer/model/plan.ts';
import type { Site } from '../renderer/model/site.ts';
import { summaryOf } from '../renderer/plan/files/page-summary.ts';
import type { ComingChange } from '../renderer/plan/find-coming-changes.ts';
import { planKinds } from '../renderer/plan/plan-kinds.ts';
import { openPlan } from '../renderer/plan/plan-site.ts';
import type { DerivedFile, PlannedArt, PlannedCopy, PlannedDrawing } from '../schemas/asset.ts';

/** The whole plan of a site at once: small enough in a test. */
export type WholePlan = Omit<SitePlan, 'assets'> & {
  settings: SiteSettings;
  changes: ComingChange[];
  pages: PlannedPage[];
  copies: PlannedCopy[];
  derived: DerivedFile[];
  drawings: PlannedDrawing[];
  art: PlannedArt[];
};

export function planWhole(site: Site, options: { today: Date; base?: string }): WholePlan {
  const plan = openPlan(site, planKinds(site, kinds), options);
  const planned = [...plan.pages()];
  const rest = plan.finish(planned.flatMap(({ page }) => summaryOf(page) ?? []));
  const assets = [...planned.flatMap((page) => page.assets), ...rest.assets];
  const distinct = [...new Map(assets.map((asset) => [asset.file.output, asset])).values()];
  return {
    ...rest,
    settings: plan.settings,
    changes: plan.changes(),
    pages: planned.map(({ page }) => page),
    copies: distinct.flatMap((asset) => (asset.make === 'copy' ? [asset.file] : [])),
    derived: distinct.flatMap((asset) => (asset.make === 'derived' ? [asset.file] : [])),
    drawings: distinct.flatMap((asset) => (asset.make === 'drawing' ? [asset.file] : [])),
    art: distinct.flatMap((asset) => (asset.make === 'art' ? [asset.file] : [])),
  };
}

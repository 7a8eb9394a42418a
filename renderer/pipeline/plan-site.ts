import type { KindCodes } from '../../kinds/kind.ts';
import { kinds as shippedCode } from '../../kinds/registry.ts';
import type { SitePlan, SiteSettings } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { AnswerCache } from '../plan/context/answer-cache.ts';
import { type PageSummary, summaryOf } from '../plan/files/page-summary.ts';
import type { ComingChange } from '../plan/find-coming-changes.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import { planKinds } from '../plan/plan-kinds.ts';
import { type OpenPlan, openPlan } from '../plan/plan-site.ts';

/** A fully planned page, and its summary for lists, feeds and the sitemap if it may appear there. */
export type SitePage = PagePlan & { summary?: PageSummary };

export type PlannedSite = {
  settings: SiteSettings;
  /** How many pages the site has today. */
  pageCount: number;
  /** Yields the pages one by one, in the order of the routes, and keeps none. */
  pages: () => Generator<SitePage>;
  /** The page at an address, such as `/courses`. */
  page: (address: string) => SitePage | undefined;
  /** The moments at which a build will change, the soonest first, and the lines that cause it. */
  changes: () => ComingChange[];
  /** Everything besides pages: feeds, sitemap, PDF documents. `summaries`: of the site's pages, in their order. */
  rest: (summaries: readonly PageSummary[]) => SitePlan;
};

export type PlanOptions = {
  /** The moment that counts as now. */
  today: Date;
  /** Overrides `base` of site.yaml: `/branch`. */
  base?: string;
  /** Whether drafts are shown. Default: no. */
  drafts?: boolean;
  /** The `code` that was read with the site. Default: the shipped code. */
  code?: KindCodes;
};

/** Decides everything that the website shows on a day. The site must have passed the check. */
export function planSite(site: Site, options: PlanOptions): PlannedSite {
  const plan = planOf(site, options);
  const withSummary = (planned: PagePlan) => ({ ...planned, summary: summaryOf(planned.page) });
  return {
    settings: plan.settings,
    pageCount: plan.routes.length,
    pages: function* () {
      for (const planned of plan.pages()) yield withSummary(planned);
    },
    page: (address) => {
      const planned = plan.page(address);
      return planned && withSummary(planned);
    },
    changes: plan.changes,
    rest: plan.finish,
  };
}

/** The plan for the later stages. `cache`: of earlier plans of the site. */
export function planOf(
  site: Site,
  { today, base, drafts = false, code = shippedCode }: PlanOptions,
  cache?: AnswerCache,
): OpenPlan {
  return openPlan(site, planKinds(site, code), { today, base, drafts }, cache);
}

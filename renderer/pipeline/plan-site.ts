import type { KindCodes } from '../../kinds/kind.ts';
import { kinds as shippedCode } from '../../kinds/registry.ts';
import type { SitePlan, SiteSettings } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { AnswerMemory } from '../plan/context/answer-memory.ts';
import { type PageSummary, summaryOf } from '../plan/files/page-summary.ts';
import type { ComingChange } from '../plan/find-coming-changes.ts';
import type { PagePlan } from '../plan/pages/plan-page.ts';
import { planKinds } from '../plan/plan-kinds.ts';
import { type OpenPlan, openPlan } from '../plan/plan-site.ts';

/** A page with everything on it finished, and what lists, feeds and the sitemap tell of it, if they may. */
export type SitePage = PagePlan & { summary?: PageSummary };

export type PlannedSite = {
  settings: SiteSettings;
  /** How many pages the site has today. */
  pageCount: number;
  /** One page after the other, in the order of the routes: none of them is kept. */
  pages: () => Generator<SitePage>;
  /** The page of an address: `/courses`. */
  page: (address: string) => SitePage | undefined;
  /** At which moments a build will show something else, the soonest first, and which lines say so. */
  changes: () => ComingChange[];
  /** What the site needs beside its pages: feeds, sitemap, PDF documents. `summaries`: those of its pages, in their order. */
  rest: (summaries: readonly PageSummary[]) => SitePlan;
};

export type PlanOptions = {
  /** The moment that counts as now. */
  today: Date;
  /** Overrides `base` of site.yaml: `/branch`. */
  base?: string;
  /** Whether drafts are shown. Left out, they aren’t. */
  drafts?: boolean;
  /** The `code` that was read with the site. Left out: the shipped. */
  code?: KindCodes;
};

/** Decides everything that the website shows on a day. Only a checked site can be planned. */
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

/** The plan as the later stages take it. `memory`: of earlier plans of the site. */
export function planOf(
  site: Site,
  { today, base, drafts = false, code = shippedCode }: PlanOptions,
  memory?: AnswerMemory,
): OpenPlan {
  return openPlan(site, planKinds(site, code), { today, base, drafts }, memory);
}

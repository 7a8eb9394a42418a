/**
 * Stage 3: decides everything that the website shows. `openPlan` takes the checked site and gives pages one after the
 * other, each a value of its own; what the site needs beside them is planned when all of them are known.
 */
import { gather, type Planned } from '../../kinds/planned.ts';
import { startOfDay } from '../../kinds/zoned-time.ts';
import type { Asset } from '../../schemas/asset.ts';
import type { PlannedFile } from '../model/file.ts';
import type { SitePlan, SiteSettings } from '../model/plan.ts';
import type { ReasonForPage } from '../model/rebuild.ts';
import type { Site } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import { planIcons } from './assets/plan-icons.ts';
import { type AnswerMemory, createAnswerMemory } from './context/answer-memory.ts';
import type { Context, PlanKinds } from './context/context.ts';
import { createContext, type PlanOptions } from './context/create-context.ts';
import { addressOfOutput, outputOf } from './context/finish-address.ts';
import { isShown } from './context/is-shown.ts';
import { withListPages } from './context/list-routes.ts';
import type { Route } from './context/route.ts';
import type { PageSummary } from './files/page-summary.ts';
import { planFeeds } from './files/plan-feed.ts';
import { planFiles } from './files/plan-files.ts';
import { planRedirects } from './files/plan-redirects.ts';
import { type ComingChange, findComingChanges } from './find-coming-changes.ts';
import { type DayChange, findDayChanges } from './find-day-changes.ts';
import { findDrafts } from './find-drafts.ts';
import { findNextChange } from './find-next-change.ts';
import { type PagePlan, planPage } from './pages/plan-page.ts';
import { planSettings } from './plan-settings.ts';

export type OpenPlan = {
  context: Context;
  settings: SiteSettings;
  routes: readonly Route[];
  /** Each page when it is asked for: no more than one of them is in memory. */
  pages: () => Generator<PagePlan>;
  /** The same pages, each planned only where somebody wants to see it. */
  visits: () => Generator<PageVisit>;
  /** One of them by its address; planned again. */
  page: (address: string) => PagePlan | undefined;
  /** One of them by its file in the output; no more of the site is looked at than that page needs. */
  pageAt: (output: string) => PagePlan | undefined;
  /** Why there is a page no more: see `PageVisit`. */
  reasonGone: (address: string) => ReasonForPage;
  /** The days on which pages or parts of them come and go, past and to come. */
  structuralChanges: () => DayChange[];
  /** What becomes another as time goes on. */
  changes: () => ComingChange[];
  /** What the site needs beside its pages. `pages` are those that may be listed, in order. */
  finish: (pages: readonly PageSummary[]) => SitePlan;
};

/**
 * A page before it is planned. `version`: of an earlier plan that would come out the same, if there is one.
 * `plan` gives the page under the version that it has from then on. `reason`: why there is no such version, or no such
 * page before; to be asked once all pages are planned, and before `finish`.
 */
export type PageVisit = {
  address: string;
  version: number | undefined;
  plan: () => { planned: PagePlan; version: number };
  reason: (kind: 'reads' | 'new') => ReasonForPage;
};

/** Throws only for what the check must have refused. `memory`: of earlier plans of the same site. */
export function openPlan(
  site: Site,
  kinds: PlanKinds,
  options: PlanOptions,
  memory: AnswerMemory = createAnswerMemory(),
): OpenPlan {
  const context = createContext(site, kinds, options, memory);
  const settings = planSettings(context);
  let all: readonly Route[] | undefined;
  let byAddress: ReadonlyMap<string, Route> | undefined;
  const routes = () => {
    all ??= withListPages(context.routes().shown, context);
    return all;
  };
  return {
    context,
    settings: settings.value,
    get routes() {
      return routes();
    },
    pages: function* () {
      for (const route of routes()) yield planPage(route, context);
    },
    visits: function* () {
      for (const route of routes()) yield visitPage(route, context);
    },
    page: (address) => {
      byAddress ??= new Map(routes().map((route) => [route.address, route]));
      const route = byAddress.get(address);
      return route && planPage(route, context);
    },
    pageAt: (output) => {
      const route = routeAt(output, context);
      return route && planPage(route, context);
    },
    reasonGone: (address) => ({ kind: 'gone', ways: context.waysTo('gone', context.pageBefore(address)) }),
    structuralChanges: () => findDayChanges(context).filter(({ isStructural }) => isStructural),
    changes: () => findComingChanges(context),
    finish: (pages) => {
      const feeds = planFeeds(context);
      const rest = planRest({ pages, feeds, ofSettings: settings.assets }, context);
      context.keepPage(feedsOfSite, '', feeds.reads);
      context.keepPage(restOfSite, '', rest.reads);
      context.settle();
      return rest.value;
    },
  };
}

/** How many pages a list has is only asked of those that the page may be one of. */
function routeAt(output: string, context: Context): Route | undefined {
  const { shown, routeAt: known } = context.routes();
  const isMeant = ({ address }: Route) => outputOf(address, context.address) === output;
  const route = known(addressOfOutput(output, context.address));
  const own = route && withListPages([route], context).find(isMeant);
  const isAbove = ({ address }: Route) => output.startsWith(`${address.slice(1)}/`);
  return own ?? withListPages(shown.filter(isAbove), context).find(isMeant);
}

function visitPage(route: Route, context: Context): PageVisit {
  const { address } = route;
  const key = JSON.stringify(route);
  const before = context.pageBefore(address);
  return {
    address,
    version: context.pageVersion(address, key),
    plan: () => {
      const planned = planPage(route, context);
      return { planned, version: context.keepPage(address, key, planned.reads) };
    },
    reason: (kind) => ({
      kind,
      ways: context.waysTo(kind, kind === 'new' ? context.pageBefore(address) : before),
    }),
  };
}

/** Stand for the feeds, and for all else that the site needs beside its pages, where it is noted what was read for a page. No address is like them. */
export const feedsOfSite = 'feeds';
export const restOfSite = 'rest';

type Rest = { pages: readonly PageSummary[]; feeds: Planned<PlannedFile[]>; ofSettings: readonly Asset[] };

/** What was read for the feeds is not among what was read. */
function planRest({ pages, feeds, ofSettings }: Rest, context: Context): Planned<SitePlan> {
  const rest = gather((take) => ({
    files: take(planFiles(pages, { ...feeds, reads: [] }, context)),
    documents: take(planDocuments(context)),
  }));
  const icons = planIcons(context).map((file): Asset => ({ make: 'drawing', file }));
  const nextChange = findNextChange(context);
  const value = {
    ...rest.value,
    hosting: planHosting(context),
    redirects: planRedirects(context),
    assets: [...ofSettings, ...rest.assets, ...icons],
    schedule: {
      hidden: findHidden(context),
      ...(context.drafts && { drafts: findDrafts(context) }),
      ...(nextChange !== undefined && {
        nextChange,
        nextChangeAt: startOfDay(nextChange, context.settings.timeZone),
      }),
    },
  };
  return { ...rest, value };
}

function planHosting({ settings: { hosting }, address, site }: Context): SitePlan['hosting'] {
  return {
    ...(hosting !== undefined && { host: hosting }),
    trailingSlash: address.trailingSlash,
    place: locate(site.settings.source, ['hosting']),
  };
}

function planDocuments(context: Context) {
  const site = context.tools();
  return gather((take) =>
    Object.values(context.kinds.code).flatMap((code) =>
      code.documents ? (take(code.documents(site)) as SitePlan['documents']) : [],
    ),
  );
}

/** What the site doesn't show today because of `from` and `until`, and drafts. */
function findHidden(context: Context): SitePlan['schedule']['hidden'] {
  return Object.values(context.site.collections)
    .flat()
    .filter(({ source, value }) => !source.isLeftOut && !isShown(value, context))
    .map(({ source, value: { from, until, draft } }) => ({
      place: locate(source, []),
      ...(typeof from === 'string' && { from }),
      ...(typeof until === 'string' && { until }),
      ...(draft === true && { draft }),
    }));
}

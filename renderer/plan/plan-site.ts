/**
 * Stage 3: decides everything that the website shows. `openPlan` takes the checked site and yields its pages one after
 * the other, each a value of its own; the files besides them are planned after all pages.
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
import { type AnswerCache, createAnswerCache } from './context/answer-cache.ts';
import type { Context, PlanKinds } from './context/context.ts';
import { type ContextOptions, createContext } from './context/create-context.ts';
import { addressOfOutput, outputOf } from './context/finish-address.ts';
import { isShown } from './context/is-shown.ts';
import { withListPages } from './context/list-routes.ts';
import type { Route } from './context/route.ts';
import type { DayChange } from './day-change.ts';
import type { PageSummary } from './files/page-summary.ts';
import { planFeeds } from './files/plan-feed.ts';
import { planFiles } from './files/plan-files.ts';
import { planRedirects } from './files/plan-redirects.ts';
import { type ComingChange, findComingChanges } from './find-coming-changes.ts';
import { findDayChanges } from './find-day-changes.ts';
import { findDrafts } from './find-drafts.ts';
import { findNextChange } from './find-next-change.ts';
import { type PagePlan, planPage } from './pages/plan-page.ts';
import { planSettings } from './plan-settings.ts';

export type OpenPlan = {
  context: Context;
  settings: SiteSettings;
  routes: readonly Route[];
  /** Each page is planned when it is asked for: only one of them is in memory. */
  pages: () => Generator<PagePlan>;
  /** The same pages, each planned only if it is needed. */
  visits: () => Generator<PageVisit>;
  /** One of them by its address; planned again. */
  page: (address: string) => PagePlan | undefined;
  /** One of them by its output file; reads no more of the site than that page needs. */
  pageAt: (output: string) => PagePlan | undefined;
  /** Why a page no longer exists: see `PageVisit`. */
  reasonGone: (address: string) => ReasonForPage;
  /** The days on which pages or parts of them appear or disappear, past and future. */
  structuralChanges: () => DayChange[];
  /** The changes that come with time. */
  changes: () => ComingChange[];
  /** Plans everything the site needs besides its pages. `pages` are those that may be listed, in order. */
  finish: (pages: readonly PageSummary[]) => SitePlan;
};

/**
 * A page before it is planned. `version`: that of an earlier plan with the same result, if there is one. `plan` returns
 * the page with its new version. `reason`: why there is no such version, or no such page before; called after all pages
 * are planned, and before `finish`.
 */
export type PageVisit = {
  address: string;
  version: number | undefined;
  plan: () => { planned: PagePlan; version: number };
  reason: (kind: 'reads' | 'new') => ReasonForPage;
};

/** Throws only for input that the check should have refused. `cache`: that of earlier plans of the same site. */
export function openPlan(
  site: Site,
  kinds: PlanKinds,
  options: ContextOptions,
  cache: AnswerCache = createAnswerCache(),
): OpenPlan {
  const context = createContext(site, kinds, options, cache);
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

/** Only lists that the page may belong to are asked how many pages they have. */
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

/**
 * Keys for the dependencies of the feeds, and of everything else besides the pages, among those of pages. No address
 * looks like them.
 */
export const feedsOfSite = 'feeds';
export const restOfSite = 'rest';

type PlanRestInput = {
  pages: readonly PageSummary[];
  feeds: Planned<PlannedFile[]>;
  ofSettings: readonly Asset[];
};

/** The dependencies of the feeds are not included. */
function planRest({ pages, feeds, ofSettings }: PlanRestInput, context: Context): Planned<SitePlan> {
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

/** Content that the site hides today because of `from` and `until`, and drafts. */
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

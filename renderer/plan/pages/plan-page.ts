import { isFields } from '../../../diagnostics/fields.ts';
import { gather, type Planned, type Read } from '../../../kinds/planned.ts';
import type { Asset } from '../../../schemas/asset.ts';
import type { Frame, MenuEntry, PageHead } from '../../../schemas/planned.ts';
import type { PlannedPage, PlannedSection } from '../../model/plan.ts';
import type { Entry } from '../../model/site.ts';
import { locate } from '../../source/locate.ts';
import { written } from '../answers/answer-value.ts';
import type { Context } from '../context/context.ts';
import { finishAddress, outputOf } from '../context/finish-address.ts';
import { pageLanguage, siteLanguage } from '../context/language-of.ts';
import type { Route } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import { planString } from '../values/plan-string.ts';
import { distinctIds } from './distinct-ids.ts';
import { findForeign } from './find-foreign.ts';
import { pageFields } from './page-fields.ts';
import { planAlternateLinks } from './plan-alternates.ts';
import { planBreadcrumbs } from './plan-breadcrumbs.ts';
import { planHead } from './plan-head.ts';
import { planLanguages } from './plan-languages.ts';
import { planListView } from './plan-list-view.ts';
import { planSections } from './plan-sections.ts';

/**
 * A finished page and its facts. `assets`: the files that it shows. `dates`: calendar days on which it may change.
 * `reads`: its dependencies: while all of them stay the same, so does the page.
 */
export type PagePlan = {
  page: PlannedPage;
  assets: readonly Asset[];
  dates: readonly string[];
  reads: readonly Read[];
};

/** One finished page: a function of frozen values. */
export function planPage(route: Route, context: Context): PagePlan {
  const entry = context.entry('pages', route.page);
  if (!entry) throw new Error(`the page ${route.page} was not checked`);
  const planned = finishPage(route, entry, context);
  const { changed, assets, dates, reads, origins } = planned;
  const foreign = findForeign(origins, planned.value.head, context.site.layers);
  const modified = pageFields(entry).updated ?? changed.toSorted().at(-1);
  const page: PlannedPage = {
    address: route.address,
    output: outputOf(route.address, context.address),
    place: locate(entry.source, ['title']),
    ...(route.current && { about: { collection: route.current.kind, id: route.current.id } }),
    ...(continues(route) && { continues: true }),
    ...(modified !== undefined && { modified }),
    ...planned.value,
    ...(foreign && { foreign }),
    origins: [...origins],
  };
  return { page, assets, dates, reads: [...new Set(reads)] };
}

/** Whether a page only continues a list that begins on another. */
function continues({ address, part }: Route): boolean {
  return part !== undefined && part.of !== address;
}

/** Pages in another language of the site are planned in it: dates, numbers, words, and what is around them. */
function inItsLanguage(page: Entry, context: Context): Planned<Context> {
  return gather((take) => {
    const { language } = take(pageLanguage(page, context));
    const { languages, language: usual } = context.settings;
    const isOther = language !== usual && languages?.list.some((one) => one.language === language);
    return isOther ? context.in(language) : context;
  });
}

type FinishedParts = Pick<PlannedPage, 'head' | 'frame' | 'alternates' | 'sections'>;

function finishPage(route: Route, entry: Entry, site: Context): Planned<FinishedParts> {
  const { source } = entry;
  return gather((take) => {
    const context = take(inItsLanguage(entry, site));
    const list = take(planListView(route, entry, context));
    const scope: Scope = {
      context,
      ...(route.current && { current: route.current }),
      ...(list && { list }),
      language: take(pageLanguage(entry, context)),
    };
    take(written(source, [], context));
    const head = take(planHead(route, entry, scope), 'head');
    const title = planString(pageFields(entry).title, { source, path: ['title'] }, scope);
    const trail = planBreadcrumbs(route, entry, take({ ...title, origins: [] }), scope);
    const sections = take(planSections(route, entry, { ...scope, breadcrumbs: trail }), 'sections');
    const frame = take(context.ask<Frame>({ ask: 'frame' }), 'frame');
    const shown = take(frameOn(frame, route, entry, sections, context));
    const language = take(languageOfFrame(head, context));
    const languages = take(planLanguages(route, head.language, context));
    const alternates = take(planAlternateLinks(route, context), 'alternates');
    return {
      head,
      frame: { ...shown, ...(language && { language }), ...(languages && { languages }) },
      ...(alternates.length > 0 && { alternates }),
      sections: distinctIds(sections),
    };
  });
}

/** The frame around this page: its menu entry marked, without the parts that the code of kinds removes here. */
function frameOn(
  frame: Frame,
  route: Route,
  entry: Entry,
  sections: readonly PlannedSection[],
  context: Context,
): Planned<Frame> {
  const plain = pageFields(entry).frame === 'plain';
  const page = { plain, current: route.current, sections };
  const parts = Object.values(context.kinds.code).reduce(
    (shown, code) => code.frameOn?.(shown, page) ?? shown,
    frame.parts,
  );
  const offered = { ...(plain ? withoutAnnouncement(frame) : frame), parts };
  return gather((take) => {
    take(written(context.site.settings.source, ['routes'], context));
    const marked = markCurrent(offered, currentHref(route, context));
    return holdsPeriods([marked, sections]) ? { ...marked, timed: true } : marked;
  });
}

/** The frame of a page in another language stays in that of the site. */
function languageOfFrame({ language: own }: PageHead, context: Context): Planned<Frame['language']> {
  return gather((take) => {
    const { language, direction } = take(siteLanguage(context));
    return language === own ? undefined : { lang: language, dir: direction };
  });
}

/** At the till nothing leads away or floats over the form. */
function withoutAnnouncement({ announcement: _announcement, ...frame }: Frame): Frame {
  return frame;
}

/** The menu entry that a page belongs to: its own address, or the one that its route states. */
function currentHref(route: Route, { settings, address }: Context): string {
  const written = settings.routes.find(({ page }) => page === route.page);
  return finishAddress(written?.current ?? route.part?.of ?? route.address, address);
}

/** Whether something on the page changes at a certain hour. */
function holdsPeriods(planned: unknown): boolean {
  if (Array.isArray(planned)) return planned.some(holdsPeriods);
  if (!isFields(planned)) return false;
  for (const key of Object.keys(planned)) {
    const value = planned[key];
    if (typeof value === 'object' && ((key === 'when' && isFields(value)) || holdsPeriods(value)))
      return true;
  }
  return false;
}

/** The frame with the menu entry of the page’s own address marked. */
function markCurrent(frame: Frame, href: string): Frame {
  const menu = frame.header.menu.map((entry): MenuEntry => {
    if (entry.kind === 'link') return entry.href === href ? { ...entry, current: true } : entry;
    const entries = entry.entries.map((item) => (item.href === href ? { ...item, current: true } : item));
    return entries.some((item) => item.current) ? { ...entry, current: true, entries } : entry;
  });
  return { ...frame, header: { ...frame.header, menu } };
}

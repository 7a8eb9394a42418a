import type { Frame } from '../../schemas/planned.ts';
import type { PlannedPage, PlannedSection } from '../model/plan.ts';
import { schemaNamed } from '../schema/schema-named.ts';
import { locate } from '../source/locate.ts';
import { finishAddress, outputOf } from './finish-address.ts';
import { pageFields } from './page-fields.ts';
import { planBreadcrumbs } from './plan-breadcrumbs.ts';
import { markCurrent } from './plan-frame.ts';
import { planHead } from './plan-head.ts';
import { planPeriod } from './plan-period.ts';
import type { Route } from './plan-routes.ts';
import { planString } from './plan-text.ts';
import { planGroup } from './plan-value.ts';
import type { PageScope, Planned } from './planner.ts';
import { type Fields, fields, optionalText, text } from './read-fields.ts';
import { shownSections } from './shown-sections.ts';

/** One page with everything on it finished. `page.origins` is this page's own. */
export function planPage(route: Route, frame: Planned<Frame>, page: PageScope): PlannedPage {
  const { source } = route.page;
  const head = planHead(route, page);
  const title = planString(pageFields(route.page).title, { source, path: ['title'], at: 'head/title' }, page);
  const label = page.wording.breadcrumbs.label;
  const scope = { ...page, breadcrumbs: { label, items: planBreadcrumbs(route, title, page) } };
  const sections = planSections(route, scope);
  const plain = pageFields(route.page).frame === 'plain';
  const offers = plain ? withoutOffers(frame.value) : withoutForeignOffer(frame.value, route, sections);
  const marked = markCurrent(offers, currentHref(route, page));
  return {
    address: route.address,
    output: route.address === '/404' ? '404.html' : outputOf(route.address),
    place: locate(source, ['title']),
    ...(route.current && { about: route.current }),
    ...newestChange(route, page),
    head,
    frame: holdsPeriods([marked, sections]) ? { ...marked, timed: true } : marked,
    sections,
    origins: [...page.origins, ...frame.origins],
  };
}

/** Whether something on the page changes at an hour. */
function holdsPeriods(planned: unknown): boolean {
  return JSON.stringify(planned).includes('"when":{');
}

/** What the page itself states, or else the newest of what it shows. Nothing where nothing is stated. */
function newestChange(route: Route, page: PageScope): { modified?: string } {
  const modified = pageFields(route.page).updated ?? page.changes.toSorted().at(-1);
  return modified === undefined ? {} : { modified };
}

/** Fields that every section may have; the rest belongs to its kind. */
const shared = new Set(['section', 'id', 'tone', 'from', 'until', 'when']);

/** Sections that show an entry, or an offer, that is hidden today are left out with it. */
function planSections(route: Route, page: PageScope): PlannedSection[] {
  const sections: PlannedSection[] = [];
  for (const [line, section] of shownSections(route, page)) {
    const own: PageScope = { ...page, origins: [] };
    const planned = planSection(section, { line, index: sections.length }, route, own);
    if (!planned) continue;
    sections.push(planned);
    page.origins.push(...own.origins);
  }
  return sections;
}

/** `line` counts the sections as they are written, `index` those that are shown today. */
type Position = { line: number; index: number };

function planSection(
  section: Fields,
  { line, index }: Position,
  route: Route,
  page: PageScope,
): PlannedSection | undefined {
  const { source } = route.page;
  const kind = text(section.section);
  const schema = schemaNamed(page.site.schemas, `sections/${kind}`) ?? {};
  const own = Object.fromEntries(Object.entries(section).filter(([key]) => !shared.has(key)));
  const path = ['sections', line];
  const when = planPeriod({ ...own, when: section.when }, schema, page);
  const props = when && planGroup(own, schema, schema, { source, path, at: `sections/${index}/props` }, page);
  if (!props) return undefined;
  const id = optionalText(section.id);
  const tone = optionalText(section.tone);
  if (id)
    page.origins.push({ path: `sections/${index}/id`, value: id, places: [locate(source, [...path, 'id'])] });
  return {
    kind,
    ...(id && { id }),
    ...(tone && { tone }),
    ...(Object.keys(when).length > 0 && { when }),
    props,
    place: locate(source, path),
  };
}

/** The menu entry that a page belongs to: its own address, or the one that its route says it counts as. */
function currentHref(route: Route, page: PageScope): string {
  const settings = page.settings.routes.find((candidate) => candidate.page === route.page.id);
  return finishAddress(settings?.current ?? route.address, page.address);
}

/** At the till nothing leads away or floats over the form: no announcement, no promotion, no chat button. */
function withoutOffers(frame: Frame): Frame {
  const { announcement: _announcement, promotion: _promotion, chat: _chat, ...rest } = frame;
  return rest;
}

/** On the page of a course nothing is offered but that course: a page made for it, or one with its price card. */
function withoutForeignOffer(frame: Frame, route: Route, sections: readonly PlannedSection[]): Frame {
  const { promotion, ...rest } = frame;
  const own = route.current?.collection === 'courses' ? [route.current.id] : [];
  const sold = sections.flatMap(({ kind, props }) =>
    kind === 'price-card' ? [text(fields(props.course).id)] : [],
  );
  const isForeign = [...own, ...sold].some((id) => id !== promotion?.course.id);
  return isForeign ? rest : frame;
}

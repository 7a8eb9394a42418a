import type { Frame } from '../../schemas/planned.ts';
import type { PlannedPage, PlannedSection } from '../model/plan.ts';
import { finishAddress, outputOf } from './finish-address.ts';
import { isShown } from './is-shown.ts';
import { markCurrent } from './plan-frame.ts';
import { pageFields, planHead } from './plan-head.ts';
import type { Route } from './plan-routes.ts';
import { planValue } from './plan-value.ts';
import type { PageScope, Planned } from './planner.ts';
import { type Fields, fields, list, optionalText, text } from './read-fields.ts';

/** One page with everything on it finished. `page.origins` is this page's own. */
export function planPage(route: Route, frame: Planned<Frame>, page: PageScope): PlannedPage {
  const { source } = route.page;
  const head = planHead(route, page);
  const written = list(route.page.value.sections).map(fields);
  const shown = [...written.entries()].filter(([, section]) => isShown(section, page));
  const sections = shown.map(([line, section], index) => planSection(section, { line, index }, route, page));
  const plain = pageFields(route.page).frame === 'plain';
  const marked = markCurrent(plain ? withoutOffers(frame.value) : frame.value, currentHref(route, page));
  return {
    address: route.address,
    output: route.address === '/404' ? '404.html' : outputOf(route.address),
    place: source.locate(['title']),
    head,
    frame: marked,
    sections,
    origins: [...page.origins, ...frame.origins],
  };
}

/** Fields that every section may have; the rest belongs to its kind. */
const shared = new Set(['section', 'id', 'tone', 'from', 'until']);

/** `line` counts the sections as they are written, `index` those that are shown today. */
type Position = { line: number; index: number };

function planSection(
  section: Fields,
  { line, index }: Position,
  route: Route,
  page: PageScope,
): PlannedSection {
  const { source } = route.page;
  const kind = text(section.section);
  const schema = page.site.schemas.get(`sections/${kind}`) ?? {};
  const properties = fields(schema.properties);
  const own = Object.entries(section).filter(([key]) => !shared.has(key));
  const props = own.map(([key, value]) => {
    const cursor = { source, path: ['sections', line, key], at: `sections/${index}/props/${key}` };
    return [key, planValue(value, fields(properties[key]), schema, cursor, page)] as const;
  });
  const id = optionalText(section.id);
  const tone = optionalText(section.tone);
  const place = source.locate(['sections', line]);
  if (id)
    page.origins.push({
      path: `sections/${index}/id`,
      value: id,
      places: [source.locate(['sections', line, 'id'])],
    });
  return { kind, ...(id && { id }), ...(tone && { tone }), props: Object.fromEntries(props), place };
}

/** The menu entry that a page belongs to: its own address, or the one that its route says it counts as. */
function currentHref(route: Route, page: PageScope): string {
  const settings = page.settings.routes.find((candidate) => candidate.page === route.page.id);
  return finishAddress(settings?.current ?? route.address, page.address);
}

/** At the till nothing should lead away: no announcement, no promotion. */
function withoutOffers(frame: Frame): Frame {
  const { announcement: _announcement, promotion: _promotion, ...rest } = frame;
  return rest;
}

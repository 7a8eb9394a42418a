import { type Fields, fieldsOf, listOf } from '../../../diagnostics/fields.ts';
import { daysOfChange } from '../../../kinds/is-shown-on.ts';
import { gather, leftOut, type Planned, shown } from '../../../kinds/planned.ts';
import { asText, optionalText } from '../../../kinds/read-fields.ts';
import type { PlannedSection } from '../../model/plan.ts';
import type { Entry } from '../../model/site.ts';
import { schemaNamed } from '../../schema/schema-named.ts';
import { locate } from '../../source/locate.ts';
import { isShown } from '../context/is-shown.ts';
import type { Route } from '../context/route.ts';
import type { Scope } from '../context/scope.ts';
import { planPeriod } from '../values/plan-period.ts';
import { planGroup } from '../values/plan-value.ts';
import { unwritten, type WrittenSection, wayToPage, withListLinks } from './list-sections.ts';
import { pageFields } from './page-fields.ts';

/** The sections that a page shows today, without those whose entry or offer is hidden today. */
export function planSections(route: Route, page: Entry, scope: Scope): Planned<PlannedSection[]> {
  return gather((take) => {
    const sections: PlannedSection[] = [];
    for (const { line, section } of writtenSections(route, page, scope)) {
      const planned = planTimedSection(section, line, page, scope);
      const one = take(planned, String(sections.length));
      if (one) sections.push(one);
    }
    return sections;
  });
}

/** Visitors see the breadcrumbs that search engines get: at the top, unless the editor placed them. */
function writtenSections(route: Route, page: Entry, scope: Scope): WrittenSection[] {
  const written = listOf(page.value.sections).map((section, line) => ({ line, section: fieldsOf(section) }));
  const sections = scope.list ? withListLinks(written, scope.list, scope.context) : written;
  const isTold = pageFields(page).structuredData?.includes('breadcrumbs') ?? false;
  const isWritten = sections.some(({ section }) => section.section === wayToPage.section);
  return isTold && route.address !== '/' && !isWritten
    ? [{ line: unwritten, section: wayToPage }, ...sections]
    : sections;
}

function planTimedSection(
  section: Fields,
  line: number,
  page: Entry,
  scope: Scope,
): Planned<PlannedSection | undefined> {
  const timed = { ...leftOut(), dates: daysOfChange(section) };
  if (!isShown(section, scope.context)) return timed;
  return gather((take) => {
    take(timed);
    return take(planSection(section, line, page, scope));
  });
}

/** Fields that every section may have; the others belong to its kind. */
const shared = new Set(['section', 'id', 'tone', 'from', 'until', 'when']);

function planSection(
  section: Fields,
  line: number,
  { source }: Entry,
  scope: Scope,
): Planned<PlannedSection | undefined> {
  const kind = asText(section.section);
  const home = `sections/${kind}`;
  const schema = schemaNamed(scope.context.site.schemas, home) ?? {};
  const own = Object.fromEntries(Object.entries(section).filter(([key]) => !shared.has(key)));
  const path = ['sections', line];
  const period = planPeriod({ ...own, when: section.when }, schema, scope);
  const props = planGroup(own, { schema, home }, { source, path }, scope);
  if (!period.value || !props.value) return leftOut(period, props);
  const finished = props.value;
  const id = optionalText(section.id);
  const tone = optionalText(section.tone);
  return gather((take) => {
    const when = take(period) ?? {};
    take(props, 'props');
    if (id) take(shown(id, id, [locate(source, [...path, 'id'])]), 'id');
    return {
      kind,
      ...(id && { id }),
      ...(tone && { tone }),
      ...(Object.keys(when).length > 0 && { when }),
      props: finished,
      place: locate(source, path),
    };
  });
}

/** The first section of a kind on a page, finished: documents show it as well. */
export function planFirstSection(page: Entry, kind: string, scope: Scope): Planned<object | undefined> {
  const index = listOf(page.value.sections).findIndex((section) => fieldsOf(section).section === kind);
  if (index < 0) return leftOut();
  return gather(
    (take) => take(planSection(fieldsOf(listOf(page.value.sections)[index]), index, page, scope))?.props,
  );
}

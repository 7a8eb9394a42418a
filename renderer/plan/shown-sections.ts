import { isShown } from './is-shown.ts';
import { pageFields } from './page-fields.ts';
import type { Route } from './plan-routes.ts';
import type { PageScope } from './planner.ts';
import { type Fields, fields, list } from './read-fields.ts';

/** The sections that a page shows today, each with its number in the file. */
export function shownSections(route: Route, page: PageScope): [line: number, section: Fields][] {
  const written = list(route.page.value.sections).map(fields);
  const shown = [...written.entries()].filter(([, section]) => isShown(section, page.day));
  return showsWay(route, written) ? [[unwritten, wayToPage], ...shown] : shown;
}

/** What search engines are told about the way to a page, its visitors see: on top, unless the editor placed it. */
function showsWay(route: Route, written: readonly Fields[]): boolean {
  const isTold = pageFields(route.page).structuredData?.includes('breadcrumbs') ?? false;
  return isTold && route.address !== '/' && written.every(({ section }) => section !== wayToPage.section);
}

const wayToPage: Fields = { section: 'breadcrumbs', trail: true };

/** Stands nowhere in the file: problems with it are shown at the sections as a whole. */
const unwritten = -1;

import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { namedPageWithoutRoute } from '../../diagnostics/messages/check-structure.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { RuleFile, RuleSite } from '../rule-site.ts';
import { comparisonRow, danglingDefaultCourse } from './messages.generated.ts';
import { comparisonCells, valueWithoutFilter } from './messages.ts';

/** The page that site.yaml names for the checkout has an address for each course. */
export function checkCheckoutPage({ settings }: RuleSite, report: Report): void {
  const { page } = fieldsOf(settings.value.checkout);
  if (typeof page !== 'string') return;
  const routes = listOf(settings.value.routes).map(fieldsOf);
  if (!routes.some((route) => route.page === page && route.collection === 'courses'))
    report(namedPageWithoutRoute(settings.place(['checkout', 'page']), page, 'courses'));
}

/**
 * A warning only: a default that names no course leads to the catalogue, which may be intended. A page that uses the
 * default of site.yaml is checked there.
 */
export function checkDefaultCourse({ entry, sections, settings }: RuleSite, report: Report): void {
  const check = ({ place }: RuleFile, path: Path, id: unknown) => {
    if (typeof id === 'string' && !id.includes('{') && !entry('course', id))
      report(danglingDefaultCourse(place(path), { id }));
  };
  check(settings, ['checkout', 'defaultCourse'], fieldsOf(settings.value.checkout).defaultCourse);
  for (const { page, at, value } of sections('course-chooser'))
    check(page, [...at, 'default'], value.default);
}

const ways = ['field', 'includedIn', 'cells'];

/**
 * Each row of a comparison takes its content from exactly one source; a row with written texts has one for each course.
 */
export function checkComparisons({ sections }: RuleSite, report: Report): void {
  for (const { page, at: section, value } of sections('comparison')) {
    const { ids } = fieldsOf(value.courses);
    for (const [number, row] of listOf(value.rows).map(fieldsOf).entries()) {
      const at = [...section, 'rows', number];
      if (ways.filter((way) => row[way] !== undefined).length !== 1) report(comparisonRow(page.place(at)));
      const [courses, cells] = [listOf(ids).length, listOf(row.cells).length];
      if (ids !== undefined && row.cells !== undefined && courses !== cells)
        report(comparisonCells(page.place([...at, 'cells']), cells, courses));
    }
  }
}

/** Each course's value in a field that a catalogue filters by must match one of that filter's options. */
export function checkCourseFilters(site: RuleSite, report: Report): void {
  for (const { value } of site.sections('course-search'))
    for (const filter of listOf(value.filters).map(fieldsOf)) checkFilter(filter, site, report);
}

function checkFilter({ by, options }: Fields, site: RuleSite, report: Report): void {
  if (typeof by !== 'string') return;
  const known = listOf(options)
    .flatMap((option) => listOf(fieldsOf(option).values))
    .map(String);
  for (const { place, value } of site.entries('course')) {
    const said = value[by];
    if (typeof said !== 'string' || known.includes(said)) continue;
    report(valueWithoutFilter(place([by]), { name: said, meant: nearest(said, known), known }));
  }
}

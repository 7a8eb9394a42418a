import type { Report } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { JudgedSite } from '../judged.ts';
import { type Fields, fields, list } from '../read-fields.ts';
import { valueWithoutFilter } from './messages.ts';

/** Each course's value in a field that a catalogue filters by must match one of that filter's options. */
export function checkCourseFilters(site: JudgedSite, report: Report): void {
  for (const { value } of site.sections('course-search'))
    for (const filter of list(value.filters).map(fields)) judgeFilter(filter, site, report);
}

function judgeFilter({ by, options }: Fields, site: JudgedSite, report: Report): void {
  if (typeof by !== 'string') return;
  const known = list(options)
    .flatMap((option) => list(fields(option).values))
    .map(String);
  for (const { place, value } of site.entries('course')) {
    const said = value[by];
    if (typeof said !== 'string' || known.includes(said)) continue;
    report(valueWithoutFilter(place([by]), { name: said, meant: nearest(said, known), known }));
  }
}

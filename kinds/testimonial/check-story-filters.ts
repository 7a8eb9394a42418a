import type { Report } from '../../diagnostics/diagnostic.ts';
import { type Fields, fieldsOf, listOf } from '../../diagnostics/fields.ts';
import { unmatchedValue } from '../../diagnostics/messages/check-references.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Path } from '../../diagnostics/place.ts';
import { asText } from '../read-fields.ts';
import type { RuleSite } from '../rule-site.ts';
import { countryNames, meantCountry } from './country-names.ts';
import { unknownCountry } from './messages.generated.ts';

/** Stories are filtered by an exam that courses prepare for, or a country. A choice may wait for its first story. */
export function checkStoryFilters({ entries, sections, settings }: RuleSite, report: Report): void {
  const listed = listOf(settings.value.courseCategories).map(asText);
  const exams = listed.length > 0 ? listed : entries('course').map(({ value }) => asText(value.category));
  const countries = [...countryNames(), ...entries('testimonial').map(({ value }) => asText(value.country))];
  for (const { page, at, value } of sections('testimonial-grid')) {
    for (const { by, written, path } of filterValues(value)) {
      const place = page.place([...at, ...path]);
      if (by === 'exam' && !exams.includes(written)) {
        const meant = nearest(written, exams);
        const allowed = [...new Set(exams)];
        // Without a list of exams, a course for another exam may still be added.
        if (listed.length > 0 || meant !== undefined)
          report(
            unmatchedValue(place, {
              field: 'category',
              written,
              allowed,
              meant,
              list: listed.length > 0 ? 'courseCategories' : undefined,
            }),
          );
      }
      const meant = by === 'country' ? meantCountry(written, countries) : undefined;
      if (meant !== undefined) report(unknownCountry(place, { written, meant }));
    }
  }
}

type FilterValue = { by: unknown; written: string; path: Path };

function filterValues(section: Fields): FilterValue[] {
  return listOf(fieldsOf(section.filter).filters).flatMap((filter, index) =>
    listOf(fieldsOf(filter).options).flatMap((option, number) =>
      listOf(fieldsOf(option).values).flatMap((written, item) =>
        typeof written === 'string'
          ? [
              {
                by: fieldsOf(filter).by,
                written,
                path: ['filter', 'filters', index, 'options', number, 'values', item],
              },
            ]
          : [],
      ),
    ),
  );
}

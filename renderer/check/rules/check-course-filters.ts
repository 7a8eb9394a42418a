import type { Report } from '../../../diagnostics/diagnostic.ts';
import { valueWithoutFilter } from '../../../diagnostics/messages/check-values.ts';
import { nearest } from '../../../diagnostics/nearest.ts';
import { type Fields, fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content } from '../content.ts';

/** What courses say in a field by which a catalogue filters is among what that filter finds. */
export function checkCourseFilters(content: Content, report: Report): void {
  for (const { value } of content.collections.get('pages')?.values() ?? []) {
    for (const section of listOf(value.sections).map(fieldsOf)) {
      if (section.section !== 'course-search') continue;
      for (const filter of listOf(section.filters).map(fieldsOf)) judgeFilter(filter, content, report);
    }
  }
}

function judgeFilter({ by, options }: Fields, content: Content, report: Report): void {
  if (typeof by !== 'string') return;
  const known = listOf(options)
    .flatMap((option) => listOf(fieldsOf(option).values))
    .map(String);
  for (const { source, value } of content.collections.get('courses')?.values() ?? []) {
    const said = value[by];
    if (typeof said !== 'string' || known.includes(said)) continue;
    report(valueWithoutFilter(locate(source, [by]), { name: said, meant: nearest(said, known), known }));
  }
}

import type { Report } from '../../../diagnostics/diagnostic.ts';
import { danglingDefaultCourse } from '../../../diagnostics/messages/check-values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { fieldsOf, listOf } from '../../schema/fields.ts';
import { locate } from '../../source/locate.ts';
import type { Content, Document } from '../content.ts';

/** A warning only: a default that names no course leads to the catalogue, which may be meant. A page that names the default of site.yaml is judged there. */
export function checkDefaultCourse(content: Content, report: Report): void {
  const courses = content.collections.get('courses');
  const check = ({ source }: Document, path: Path, id: unknown) => {
    if (typeof id === 'string' && !id.includes('{') && !courses?.has(id))
      report(danglingDefaultCourse(locate(source, path), id));
  };
  check(content.site, ['checkout', 'defaultCourse'], fieldsOf(content.site.value.checkout).defaultCourse);
  for (const page of content.collections.get('pages')?.values() ?? []) {
    for (const [index, item] of listOf(page.value.sections).entries()) {
      const section = fieldsOf(item);
      if (section.section === 'course-chooser') check(page, ['sections', index, 'default'], section.default);
    }
  }
}

import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { JudgedFile, JudgedSite } from '../judged.ts';
import { fields } from '../read-fields.ts';
import { danglingDefaultCourse } from './messages.generated.ts';

/**
 * A warning only: a default that names no course leads to the catalogue, which may be intended. A page that uses the
 * default of site.yaml is checked there.
 */
export function checkDefaultCourse({ entry, sections, settings }: JudgedSite, report: Report): void {
  const check = ({ place }: JudgedFile, path: Path, id: unknown) => {
    if (typeof id === 'string' && !id.includes('{') && !entry('course', id))
      report(danglingDefaultCourse(place(path), { id }));
  };
  check(settings, ['checkout', 'defaultCourse'], fields(settings.value.checkout).defaultCourse);
  for (const { page, at, value } of sections('course-chooser'))
    check(page, [...at, 'default'], value.default);
}

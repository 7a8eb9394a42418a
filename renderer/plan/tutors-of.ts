import type { Tutor } from '../../schemas/planned.ts';
import { selectEntries } from './plan-entries.ts';
import type { PageScope, Planned } from './planner.ts';
import { list } from './read-fields.ts';

/** Who teaches a course, as their own files say: a course lists nobody, so nobody can be forgotten there. */
export function tutorsOf(course: string, page: PageScope): Planned<Tutor>[] {
  const entries = page.site.collections.get('tutors');
  return selectEntries({}, 'tutors', page)
    .filter((id) => list(entries?.get(id)?.value.courses).includes(course))
    .flatMap((id) => page.collections.tutors.get(id) ?? []);
}

import { listOf } from '../../diagnostics/fields.ts';
import type { Tutor } from '../../schemas/planned.ts';
import type { PlanSite } from '../kind.ts';
import { gather, type Planned } from '../planned.ts';

/** Who teaches a course, according to the tutors' files: a course lists nobody, so nobody can be forgotten there. */
export function tutorsOf(course: string, site: PlanSite): Planned<Tutor[]> {
  return gather((take) => {
    const all = take(site.select('tutors', {}));
    const teaching = all.filter((id) =>
      listOf(take(site.writtenIn('tutors', id, 'courses'))).includes(course),
    );
    return take(site.entries<Tutor>('tutors', teaching));
  });
}

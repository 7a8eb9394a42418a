import type { Tutor } from '../../schemas/planned.ts';
import type { TutorProps } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { entryAddress } from './entry-address.ts';
import { initialsOf } from './initials-of.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';

/** A tutor as cards and bylines show them; initials stand in where there is no portrait. */
export function planTutor(entry: Entry, page: PageScope): Planned<Tutor> {
  const card: Entry = { ...entry, value: { ...entry.value, about: undefined, courses: undefined } };
  const { values, origins, remember } = planFieldsOf<TutorProps>(card, 'tutor', page);
  const href = entryAddress('tutors', entry.id, page);
  const tutor: Tutor = {
    id: entry.id,
    name: values.name,
    role: values.role,
    summary: values.summary,
    credentials: values.credentials,
    subjects: values.subjects,
    languages: values.languages,
    initials: values.initials ?? initialsOf(values.name),
    ...(values.portrait && { portrait: values.portrait }),
    ...(href !== undefined && { href }),
  };
  if (href !== undefined) remember('href', href, []);
  return { value: tutor, origins };
}

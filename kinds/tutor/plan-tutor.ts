import type { Tutor } from '../../schemas/planned.ts';
import type { TutorProps } from '../../schemas/types.ts';
import { initialsOf } from '../initials-of.ts';
import type { PlanEntry } from '../kind.ts';
import { madeOf } from '../made-of.ts';
import { gather, type Planned } from '../planned.ts';

const cardFields = [
  'name',
  'role',
  'summary',
  'credentials',
  'subjects',
  'languages',
  'initials',
  'portrait',
] as const satisfies readonly (keyof TutorProps)[];

/** A tutor as cards and bylines show them; initials replace a missing portrait. */
export function planTutor(entry: PlanEntry): Planned<Tutor> {
  return gather((take) => {
    const values = take(entry.fields<TutorProps>(...cardFields));
    const initials = values.initials ?? initialsOf(values.name);
    if (values.initials === undefined) take(madeOf(initials, ['name'], entry), 'initials');
    const href = take(entry.href());
    if (href !== undefined) take(madeOf(href, [], entry), 'href');
    return {
      id: entry.id,
      name: values.name,
      role: values.role,
      summary: values.summary,
      credentials: values.credentials,
      subjects: values.subjects,
      languages: values.languages,
      initials,
      ...(values.portrait && { portrait: values.portrait }),
      ...(href !== undefined && { href }),
    };
  });
}

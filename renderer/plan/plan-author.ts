import type { Post } from '../../schemas/planned.ts';
import type { Origin } from '../model/plan.ts';
import type { Entry } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import type { PageScope } from './planner.ts';
import { text } from './read-fields.ts';

/** Who wrote an article: a name, or one of the tutors. A tutor who is hidden today keeps their name under what they wrote. */
export function planAuthor(
  entry: Entry,
  name: string | undefined,
  page: PageScope,
): { value: Post['author']; origins: Origin[] } {
  if (name !== undefined) return { value: { name }, origins: [] };
  const id = text(entry.value.tutor);
  const named = page.references.collections.get('tutors')?.get(id)?.get('name');
  if (!named) throw new Error(`tutor ${id} was not planned`);
  const tutor = page.collections.tutors.get(id);
  const places = [named.place, locate(entry.source, ['tutor'])];
  return {
    value: { name: named.text, ...(tutor && { tutor: tutor.value }) },
    origins: [
      { path: 'author/name', value: named.text, places },
      ...(tutor?.origins ?? []).map((origin) => ({ ...origin, path: `author/tutor/${origin.path}` })),
    ],
  };
}

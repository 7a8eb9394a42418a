import type { Post, Tutor } from '../../schemas/planned.ts';
import type { PlanEntry, PlanSite } from '../kind.ts';
import { gather, type Planned, shown } from '../planned.ts';
import { optionalText } from '../read-fields.ts';
import { used } from '../used.ts';

/** The author of an article: a name, or one of the tutors. A tutor who is hidden today is still named. */
export function planAuthor(entry: PlanEntry, site: PlanSite): Planned<Post['author']> {
  return gather((take) => {
    const written = take(entry.fields<{ author?: string }>('author'));
    if (written.author !== undefined) return { name: written.author };
    const id = take(tutorOf(entry));
    const named = site.name(`tutors.${id}.name`);
    const name = take(used(named));
    if (id === undefined || name === undefined) throw new Error(`the author of ${entry.id} was not checked`);
    const tutor = take(site.entry<Tutor>('tutors', id), 'author/tutor');
    const behind = named.origins.flatMap(({ places }) => places);
    take(shown(name, name, [...behind, entry.place(['tutor'])]), 'author/name');
    return { name, ...(tutor && { tutor }) };
  });
}

/** Only the name, for texts. */
export function planAuthorName(entry: PlanEntry, site: PlanSite): Planned<string | undefined> {
  return gather((take) => {
    const { author } = take(used(entry.fields<{ author?: string }>('author')));
    return author ?? take(used(site.name(`tutors.${take(tutorOf(entry))}.name`)));
  });
}

function tutorOf(entry: PlanEntry): Planned<string | undefined> {
  return gather((take) => optionalText(take(entry.written('tutor'))));
}

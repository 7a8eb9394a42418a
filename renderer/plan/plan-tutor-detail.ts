import type { TutorDetail } from '../../schemas/planned.ts';
import type { TutorProps } from '../../schemas/types.ts';
import { originsUnder } from './origins-under.ts';
import { selectEntries } from './plan-entries.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import type { PageScope, Planned } from './planner.ts';
import { list, text } from './read-fields.ts';

/** A tutor with their life, their courses and what they have written, for the page of their own. */
export function planTutorDetail(id: string, page: PageScope): Planned<TutorDetail> | undefined {
  const tutor = page.collections.tutors.get(id);
  const entry = page.site.collections.get('tutors')?.get(id);
  if (!tutor || !entry) return undefined;
  const own = { ...entry, value: { about: entry.value.about } };
  const { values, origins } = planFieldsOf<Pick<TutorProps, 'about'>>(own, 'tutor', page);
  const taught = list(entry.value.courses).map(text);
  const courses = taught.flatMap((course) => page.collections.courses.get(course) ?? []);
  const articles = selectEntries({ where: { tutor: id } }, 'posts', page).flatMap(
    (slug) => page.collections.posts.get(slug) ?? [],
  );
  return {
    value: {
      ...tutor.value,
      about: values.about,
      courses: courses.map(({ value }) => value),
      articles: articles.map(({ value }) => value),
    },
    origins: [
      ...tutor.origins,
      ...origins,
      ...originsUnder('courses', courses),
      ...originsUnder('articles', articles),
    ],
  };
}

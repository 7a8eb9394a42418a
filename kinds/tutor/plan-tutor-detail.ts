import { listOf } from '../../diagnostics/fields.ts';
import type { Course, Post, Tutor, TutorDetail } from '../../schemas/planned.ts';
import type { TutorProps } from '../../schemas/types.ts';
import type { DataPage, PlanEntry, PlanSite } from '../kind.ts';
import { planSeller } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { asText } from '../read-fields.ts';
import { profileData } from './person-data.ts';
import { planTutor } from './plan-tutor.ts';

/** A tutor with their biography, courses and articles, for their own page. */
export function planTutorDetail(entry: PlanEntry, site: PlanSite): Planned<TutorDetail> {
  return gather((take) => {
    const tutor = take(planTutor(entry));
    const { about } = take(entry.fields<Pick<TutorProps, 'about'>>('about'));
    const taught = listOf(take(entry.written('courses'))).map(asText);
    const articles = take(site.select('posts', { where: { tutor: entry.id } }));
    return {
      ...tutor,
      about,
      courses: take(site.entries<Course>('courses', taught), 'courses'),
      articles: take(site.entries<Post>('posts', articles), 'articles'),
    };
  });
}

/** The tutor that a page is made for. */
export function planProfile({ current, canonical }: DataPage, site: PlanSite): Planned<object[]> {
  return gather((take) => {
    if (current?.kind !== 'tutors') return [];
    const tutor = take(site.entry<Tutor>('tutors', current.id));
    if (!tutor) return [];
    const image = tutor.portrait && take(site.absolute(tutor.portrait.src));
    return [profileData(tutor, { address: canonical, image, employer: take(planSeller(site)) })];
  });
}

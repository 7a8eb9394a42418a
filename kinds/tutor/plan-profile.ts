import type { Tutor } from '../../schemas/planned.ts';
import type { DataPage, PlanSite } from '../kind.ts';
import { planSeller } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { profileData } from './person-data.ts';

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

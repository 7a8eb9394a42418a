import type { KindCode } from '../kind.ts';
import { planProfile } from './plan-profile.ts';
import { planTutor } from './plan-tutor.ts';
import { planTutorDetail } from './plan-tutor-detail.ts';

/** Somebody who teaches courses and writes articles. */
export const tutor: KindCode = {
  plan: planTutor,
  whole: planTutorDetail,
  structuredData: { person: planProfile },
};

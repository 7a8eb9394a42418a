import type { KindCode } from '../kind.ts';
import { planTutor } from './plan-tutor.ts';
import { planProfile, planTutorDetail } from './plan-tutor-detail.ts';

/** Somebody who teaches courses and writes articles. */
export const tutor: KindCode = {
  plan: planTutor,
  whole: planTutorDetail,
  structuredData: { person: planProfile },
};

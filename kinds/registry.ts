import { analytics } from './analytics/analytics.ts';
import { chat } from './chat/chat.ts';
import { course } from './course/course.ts';
import { deviceStorage } from './device-storage/device-storage.ts';
import { download } from './download/download.ts';
import { event } from './event/event.ts';
import { form } from './form/form.ts';
import type { KindCodes } from './kind.ts';
import { lead } from './lead/lead.ts';
import { legal } from './legal/legal.ts';
import { outcome } from './outcome/outcome.ts';
import { post } from './post/post.ts';
import { promotion } from './promotion/promotion.ts';
import { question } from './question/question.ts';
import { testimonial } from './testimonial/testimonial.ts';
import { tutor } from './tutor/tutor.ts';

/**
 * The kinds with code, by name, including those that only site.yaml has, such as the promotion. A kind that is not
 * listed works by its schema.
 */
export const kinds: KindCodes = {
  course,
  post,
  event,
  testimonial,
  tutor,
  question,
  outcome,
  legal,
  form,
  promotion,
  chat,
  lead,
  download,
  analytics,
  deviceStorage,
};

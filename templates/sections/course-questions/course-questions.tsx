import type { CourseQuestionsProps } from '../../../schemas/types.ts';
import { Faq } from '../faq/faq.tsx';

/** Questions about this course, then those about every course. */
export function CourseQuestions({ course, items = [], ...heading }: CourseQuestionsProps) {
  const all = [...course.faq, ...items];
  return all.length > 0 ? <Faq {...heading} items={all} /> : null;
}

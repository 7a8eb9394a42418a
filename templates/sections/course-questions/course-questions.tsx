import type { CourseQuestionsProps } from '../../../schemas/types.ts';
import { Faq } from '../faq/faq.tsx';

/** What students ask about this course, then what they ask about every course. */
export function CourseQuestions({ course, items = [], ...heading }: CourseQuestionsProps) {
  const all = [...course.faq, ...items];
  return all.length > 0 ? <Faq {...heading} items={all} /> : null;
}

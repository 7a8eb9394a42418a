import { planCourseDetail } from './plan-course-detail.ts';
import { planForm } from './plan-form.ts';
import { planLegalDocument } from './plan-legal-document.ts';
import { planArticle } from './plan-post.ts';
import { planStory } from './plan-story.ts';
import { planTutorDetail } from './plan-tutor-detail.ts';
import type { PageScope, Planned } from './planner.ts';

/**
 * An entry for the page that shows it. Cards of courses, posts and the like are the same on all pages and stand
 * ready; what depends on the page (`articles` are posts with their text, `course-details` courses with what their own page tells) is planned when it is asked for.
 */
export function planEntry(collection: string, id: string, page: PageScope): Planned<unknown> | undefined {
  switch (collection) {
    case 'courses':
    case 'posts':
    case 'events':
    case 'testimonials':
    case 'accreditations':
    case 'tutors':
    case 'outcomes':
    case 'questions':
      return page.collections[collection].get(id);
    case 'articles':
      return planArticle(id, page);
    case 'course-details':
      return planCourseDetail(id, page);
    case 'tutor-details':
      return planTutorDetail(id, page);
    case 'stories':
      return planStory(id, page);
    case 'forms':
      return planForm(id, page);
    case 'legal':
      return planLegalDocument(id, page);
    default:
      throw new Error(`no way to plan an entry of ${collection}`);
  }
}

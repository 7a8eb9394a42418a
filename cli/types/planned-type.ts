import type { JsonSchema } from '../../renderer/model/site.ts';

/**
 * The type that a template receives in place of what the editor wrote, by the schema annotation `means`:
 * planning has turned an id into a course, a number into money. Undefined where the value stays what it is.
 */
export function plannedType(schema: JsonSchema): string | undefined {
  const means = schema.means;
  if (typeof means !== 'string') return undefined;
  if (means === 'icon') return 'IconSource';
  const simple = typeByMeaning.get(means);
  if (simple) return simple;
  const entry = typeByCollection.get(String(schema.collection));
  const whole = typeOfCurrent.get(String(schema.collection)) ?? entry;
  if (means === 'reference') return schema.whole === true ? whole : entry;
  if (means === 'entries') return entry && `${entry}[]`;
  if (means === 'current') return whole;
  return undefined;
}

const typeByMeaning: ReadonlyMap<string, string> = new Map([
  ['text', 'Html'],
  ['body', 'Body'],
  ['link', 'Link'],
  ['action', 'Action'],
  ['picture', 'Picture'],
  ['money', 'Money'],
  ['date', 'PlannedDate'],
  ['promotion', 'Promotion'],
  ['breadcrumbs', 'Breadcrumbs'],
  ['search', 'SiteSearch'],
  ['when', 'Period'],
]);

const typeByCollection: ReadonlyMap<string, string> = new Map([
  ['courses', 'Course'],
  ['posts', 'Post'],
  ['events', 'Event'],
  ['testimonials', 'Testimonial'],
  ['tutors', 'Tutor'],
  ['accreditations', 'Accreditation'],
  ['questions', 'Question'],
  ['outcomes', 'Outcome'],
  ['legal', 'LegalDocument'],
  ['forms', 'Form'],
]);

/** Collections whose entries bring more to the page that is made for them, or to a section that shows them in full. */
const typeOfCurrent: ReadonlyMap<string, string> = new Map([
  ['courses', 'CourseDetail'],
  ['posts', 'Article'],
  ['tutors', 'TutorDetail'],
  ['testimonials', 'Story'],
]);

/** Every name that a generated type may need from planned.ts. */
export const plannedNames: readonly string[] = [
  ...new Set([...typeByMeaning.values(), ...typeByCollection.values(), ...typeOfCurrent.values()]),
].sort();

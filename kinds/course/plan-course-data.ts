import type { Course } from '../../schemas/planned.ts';
import type { DataPage, PlanSite } from '../kind.ts';
import { planSeller, type Seller } from '../plan-organisation.ts';
import { gather, type Planned } from '../planned.ts';
import { context, type StructuredData } from '../schema-org.ts';
import { planPerson } from '../tutor/plan-person.ts';
import { tutorsOf } from './tutors-of.ts';

/**
 * Search engines ignore shorter lists. Source:
 * https://developers.google.com/search/docs/appearance/structured-data/course.
 */
const fewestCourses = 3;

/** The course that a page is made for, with its tutors. */
export function planCourseData({ current, canonical }: DataPage, site: PlanSite): Planned<object[]> {
  return gather((take) => {
    if (current?.kind !== 'courses') return [];
    const course = take(site.entry<Course>('courses', current.id));
    if (!course) return [];
    const tutors = take(tutorsOf(current.id, site));
    const instructors = tutors.map((tutor) => take(planPerson(tutor, site)));
    return [courseData(course, canonical, take(planSeller(site)), instructors)];
  });
}

/** All courses, each with the address of its description: its own page, else its place on this one. */
export function planCourseList({ canonical }: DataPage, site: PlanSite): Planned<object[]> {
  return gather((take) => {
    const seller = take(planSeller(site));
    const ids = take(site.select('courses', {}));
    const courses = take(site.entries<Course>('courses', ids)).map((course) => ({
      course,
      address: course.href === undefined ? `${canonical}#${course.id}` : take(site.absolute(course.href)),
    }));
    if (courses.length >= fewestCourses) return [courseListData(courses, seller)];
    return courses.map(({ course, address }) => courseData(course, address, seller));
  });
}

/**
 * A course with its offer; prices in units with the decimals of the currency, as schema.org asks. It has no word for
 * “about”, so a converted price is left out. `address` is the page that describes the course.
 */
export function courseData(
  course: Course,
  address: string,
  seller: Seller,
  instructors: readonly StructuredData[] = [],
): StructuredData {
  return {
    '@context': context,
    ...courseNode(course, address, seller),
    ...(instructors.length > 0 && {
      hasCourseInstance: { '@type': 'CourseInstance', instructor: instructors },
    }),
  };
}

export function courseListData(
  courses: readonly { course: Course; address: string }[],
  seller: Seller,
): StructuredData {
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: courses.length,
    itemListElement: courses.map(({ course, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseNode(course, address, seller),
    })),
  };
}

function courseNode(course: Course, address: string, seller: Seller): StructuredData {
  return {
    '@type': 'Course',
    '@id': address,
    url: address,
    name: course.title,
    description: course.subtitle,
    provider: { '@type': seller.type, name: seller.name, sameAs: seller.url },
    offers: {
      '@type': 'Offer',
      category: course.price.free ? 'Free' : 'Paid',
      ...(!course.price.converted && {
        price: course.price.amount.toFixed(seller.decimals),
        priceCurrency: seller.currency,
      }),
      availability: 'https://schema.org/InStock',
      url: `${seller.origin}${course.checkoutHref}`,
    },
  };
}

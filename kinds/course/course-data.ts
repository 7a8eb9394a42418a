import type { Course } from '../../schemas/planned.ts';
import type { Seller } from '../plan-organisation.ts';
import { context, type StructuredData } from '../schema-org.ts';

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
    ...describeCourse(course, address, seller),
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
      item: describeCourse(course, address, seller),
    })),
  };
}

function describeCourse(course: Course, address: string, seller: Seller): StructuredData {
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

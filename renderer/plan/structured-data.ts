import type { Article, Course, Event, PageHead } from '../../schemas/planned.ts';

/** Objects of schema.org, all made from the same finished values that the page shows. */
type StructuredData = PageHead['structuredData'][number];

export type Organisation = {
  name: string;
  description: string;
  url: string;
  logo: string;
  email: string;
  telephone: string;
  address: { street: string; city: string; postcode: string; country: string };
  sameAs: string[];
};

const context = 'https://schema.org';

export function organisationData(organisation: Organisation): StructuredData {
  const { address } = organisation;
  return {
    '@context': context,
    '@type': 'EducationalOrganization',
    name: organisation.name,
    description: organisation.description,
    url: organisation.url,
    logo: organisation.logo,
    email: organisation.email,
    telephone: organisation.telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    sameAs: organisation.sameAs,
  };
}

/** A course with its offer; prices in units with two decimals, as schema.org asks. */
export function courseData(
  course: Course,
  seller: { name: string; origin: string; currency: string },
): StructuredData {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.subtitle,
    provider: { '@type': 'EducationalOrganization', name: seller.name, sameAs: seller.origin },
    offers: {
      '@type': 'Offer',
      category: course.price.free ? 'Free' : 'Paid',
      price: course.price.amount.toFixed(2),
      priceCurrency: seller.currency,
      availability: 'https://schema.org/InStock',
      url: `${seller.origin}${course.checkoutHref}`,
    },
  };
}

export function courseListData(
  courses: readonly Course[],
  seller: { name: string; origin: string; currency: string },
): StructuredData {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { ...courseData(course, seller), url: `${seller.origin}${course.checkoutHref}` },
    })),
  };
}

export function articleData(article: Article, publisher: string, origin: string): StructuredData {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    author: { '@type': 'Person', name: article.author },
    datePublished: article.date.iso,
    publisher: { '@type': 'EducationalOrganization', name: publisher },
    mainEntityOfPage: article.canonical,
    image: `${origin}${article.cover.src}`,
  };
}

export function eventData(
  event: Event,
  organiser: { name: string; origin: string; currency: string },
): StructuredData {
  return {
    '@context': context,
    '@type': 'EducationEvent',
    name: event.title,
    description: event.description,
    startDate: event.time.iso,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'VirtualLocation',
      url: event.register.kind === 'link' ? event.register.href : organiser.origin,
    },
    organizer: { '@type': 'EducationalOrganization', name: organiser.name, url: organiser.origin },
  };
}

/** From home to the page: `path` in order, each with its absolute address. */
export function breadcrumbData(path: readonly { name: string; address: string }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: path.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: item.address,
    })),
  };
}

import type { Article, Course, Event, PageHead, Tutor, TutorDetail } from '../../schemas/planned.ts';

/** Objects of schema.org, all made from the same finished values that the page shows. */
type StructuredData = PageHead['structuredData'][number];

/** All addresses are absolute. */
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

/** `url` is the home page. */
export type Seller = { name: string; url: string; origin: string; currency: string };

const context = 'https://schema.org';

/** Never with ratings: what an organisation says of itself is no review. */
export function organisationData(organisation: Organisation): StructuredData {
  const { address } = organisation;
  return {
    '@context': context,
    '@type': 'EducationalOrganization',
    '@id': `${organisation.url}#organization`,
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
      ...(address.postcode !== '' && { postalCode: address.postcode }),
      addressCountry: address.country,
    },
    sameAs: organisation.sameAs,
  };
}

/** A course with its offer; prices in units with two decimals, as schema.org asks. `address` is where it is described. */
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

/** A tutor where they are named: `address` is their own page. */
export function personData(tutor: Tutor, address: string | undefined): StructuredData {
  return {
    '@type': 'Person',
    name: tutor.name,
    jobTitle: tutor.role,
    ...(address !== undefined && { '@id': `${address}#person`, url: address }),
  };
}

/** The page of a tutor. Source: https://developers.google.com/search/docs/appearance/structured-data/profile-page. */
export function profileData(
  tutor: TutorDetail,
  { address, image, employer }: { address: string; image: string | undefined; employer: Seller },
): StructuredData {
  return {
    '@context': context,
    '@type': 'ProfilePage',
    url: address,
    mainEntity: {
      ...personData(tutor, address),
      description: tutor.summary,
      ...(image !== undefined && { image }),
      knowsAbout: tutor.subjects,
      knowsLanguage: tutor.languages,
      worksFor: { '@type': 'EducationalOrganization', name: employer.name, url: employer.url },
    },
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
    provider: { '@type': 'EducationalOrganization', name: seller.name, sameAs: seller.url },
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

/** `published` and `modified` are instants with offset, `pictures` absolute. */
type Publication = {
  publisher: Organisation;
  language: string;
  published: string;
  modified: string;
  pictures: readonly string[];
  /** Of one of the tutors. */
  author: StructuredData | undefined;
};

export function articleData(article: Article, publication: Publication): StructuredData {
  const { name, url, logo } = publication.publisher;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    inLanguage: publication.language,
    author: publication.author ?? { '@type': 'Person', name: article.author.name },
    datePublished: publication.published,
    dateModified: publication.modified,
    publisher: {
      '@type': 'EducationalOrganization',
      name,
      url,
      logo: { '@type': 'ImageObject', url: logo },
    },
    mainEntityOfPage: article.canonical,
    url: article.canonical,
    image: publication.pictures,
    ...(article.keywords.length > 0 && { keywords: [...article.keywords] }),
    ...(article.sources.length > 0 && {
      citation: article.sources.map(({ title, link }) => ({
        '@type': 'CreativeWork',
        name: title,
        url: link.href,
      })),
    }),
  };
}

/** `canonical` is the page that tells of the event. Left out, its `status` is open. */
type Announcement = {
  canonical: string;
  picture: string | undefined;
  register: string;
  price: number;
  status: string | undefined;
  organiser: Seller;
};

/** Times with their offset, as Google asks. Source: https://developers.google.com/search/docs/appearance/structured-data/event. */
export function eventData(event: Event, announcement: Announcement): StructuredData {
  const { canonical, picture, register, status, organiser } = announcement;
  const mode = event.address === undefined ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode';
  return {
    '@context': context,
    '@type': 'EducationEvent',
    name: event.title,
    description: event.description,
    url: canonical,
    startDate: event.time.iso,
    endDate: event.end.iso,
    eventAttendanceMode: `${context}/${mode}`,
    eventStatus: `${context}/${status === 'Cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    location:
      event.address === undefined
        ? { '@type': 'VirtualLocation', url: register }
        : { '@type': 'Place', name: event.location, address: event.address },
    ...(picture !== undefined && { image: [picture] }),
    organizer: { '@type': 'EducationalOrganization', name: organiser.name, url: organiser.url },
    ...(status !== 'Cancelled' && { offers: describeOffer(event, announcement) }),
  };
}

/** Until it begins: who reads an old copy of the page can tell that the offer is over. */
function describeOffer(event: Event, { price, register, organiser }: Announcement): StructuredData {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: organiser.currency,
    availability: `${context}/${event.register ? 'InStock' : 'SoldOut'}`,
    validThrough: event.time.iso,
    url: register,
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

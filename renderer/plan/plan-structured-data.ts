import type { PageHead, Tutor } from '../../schemas/planned.ts';
import type { PageSource } from '../../schemas/types.ts';
import { absoluteAddress } from './absolute-address.ts';
import { isAhead } from './find-next-event.ts';
import { finishAddress, finishLink } from './finish-address.ts';
import { startOfDay } from './format-date.ts';
import { planBreadcrumbs } from './plan-breadcrumbs.ts';
import { selectEntries } from './plan-entries.ts';
import { planArticle } from './plan-post.ts';
import type { Route } from './plan-routes.ts';
import { planTutorDetail } from './plan-tutor-detail.ts';
import type { PageScope } from './planner.ts';
import { text } from './read-fields.ts';
import {
  articleData,
  breadcrumbData,
  courseData,
  courseListData,
  eventData,
  type Organisation,
  organisationData,
  personData,
  profileData,
  type Seller,
} from './structured-data.ts';
import { tutorsOf } from './tutors-of.ts';

type StructuredData = PageHead['structuredData'];
type Kind = NonNullable<PageSource['structuredData']>[number];

/** `picture` is the absolute address of the page's picture for sharing: a format that search engines can show. */
export type DataPage = { route: Route; title: string; canonical: string; picture: string | undefined };

/** Fewer courses are no list to search engines. Source: https://developers.google.com/search/docs/appearance/structured-data/course. */
const fewestCourses = 3;

/** What search engines are told about a page, of one kind. */
export function planStructuredData(kind: Kind, shown: DataPage, page: PageScope): StructuredData {
  switch (kind) {
    case 'organization':
      return [organisationData(planOrganisation(page))];
    case 'course':
      return planCourse(shown, page);
    case 'course-list':
      return planCourseList(shown.canonical, page);
    case 'event':
      return planEvents(shown, page);
    case 'blog-posting':
      return planBlogPosting(shown, page);
    case 'person':
      return planProfile(shown, page);
    case 'breadcrumbs': {
      const crumbs = planBreadcrumbs(shown.route, shown.title, page);
      return [
        breadcrumbData(crumbs.map(({ name, href }) => ({ name, address: absoluteAddress(href, page) }))),
      ];
    }
  }
}

function planCourse({ route, canonical }: DataPage, page: PageScope): StructuredData {
  const id = route.current?.collection === 'courses' ? route.current.id : '';
  const course = page.collections.courses.get(id)?.value;
  if (!course) return [];
  const instructors = tutorsOf(id, page).map(({ value }) => planPerson(value, page));
  return [courseData(course, canonical, planSeller(page), instructors)];
}

function planCourseList(canonical: string, page: PageScope): StructuredData {
  const seller = planSeller(page);
  const courses = selectEntries({}, 'courses', page).flatMap((id) => {
    const course = page.collections.courses.get(id)?.value;
    if (!course) return [];
    const address = course.href === undefined ? `${canonical}#${id}` : absoluteAddress(course.href, page);
    return [{ course, address }];
  });
  if (courses.length >= fewestCourses) return [courseListData(courses, seller)];
  return courses.map(({ course, address }) => courseData(course, address, seller));
}

/** Search engines are told of the sessions that lie ahead. */
function planEvents({ canonical, picture }: DataPage, page: PageScope): StructuredData {
  return selectEntries({}, 'events', page).flatMap((id) => {
    const event = page.collections.events.get(id)?.value;
    const entry = page.site.collections.get('events')?.get(id)?.value;
    if (!event || !entry || !isAhead(event, page.today)) return [];
    const price = typeof entry.price === 'number' ? entry.price : 0;
    const { href } = finishLink(text(entry.registrationLink), page.address);
    const status = entry.status === undefined ? undefined : text(entry.status);
    const register = absoluteAddress(href, page);
    return [eventData(event, { canonical, picture, register, price, status, organiser: planSeller(page) })];
  });
}

function planBlogPosting({ route, picture }: DataPage, page: PageScope): StructuredData {
  if (route.current?.collection !== 'posts') return [];
  const article = planArticle(route.current.id, page).value;
  const cover = absoluteAddress(article.cover.src, page);
  return [
    articleData(article, {
      publisher: planOrganisation(page),
      language: page.settings.language,
      published: startOfDay(article.date.iso, page.settings.timeZone),
      modified: startOfDay((article.updated ?? article.date).iso, page.settings.timeZone),
      pictures: [...(picture === undefined ? [] : [picture]), cover],
      author: article.author.tutor && planPerson(article.author.tutor, page),
    }),
  ];
}

function planProfile({ route, canonical }: DataPage, page: PageScope): StructuredData {
  const id = route.current?.collection === 'tutors' ? route.current.id : '';
  const tutor = planTutorDetail(id, page)?.value;
  if (!tutor) return [];
  const image = tutor.portrait && absoluteAddress(tutor.portrait.src, page);
  return [profileData(tutor, { address: canonical, image, employer: planSeller(page) })];
}

function planPerson(tutor: Tutor, page: PageScope): StructuredData[number] {
  return personData(tutor, tutor.href === undefined ? undefined : absoluteAddress(tutor.href, page));
}

function planSeller(page: PageScope): Seller {
  const { name, origin, currency } = page.settings;
  return { name, origin, currency, url: absoluteAddress(finishAddress('/', page.address), page) };
}

function planOrganisation(page: PageScope): Organisation {
  const { settings } = page;
  const { office } = settings.contact;
  return {
    name: settings.name,
    description: settings.description,
    url: planSeller(page).url,
    logo: absoluteAddress(page.picture(settings.logo.src, settings.logo.alt).src, page),
    email: settings.contact.email,
    telephone: settings.contact.phone,
    address: {
      street: office.street,
      city: office.city,
      postcode: office.postcode ?? '',
      country: office.country,
    },
    sameAs: (settings.social ?? []).map((account) => account.url),
  };
}

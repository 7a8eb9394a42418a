import type { Course, Event, PageHead } from '../../schemas/planned.ts';
import type { PageSource } from '../../schemas/types.ts';
import type { Entry } from '../model/site.ts';
import { fillPattern } from './fill-references.ts';
import { finishAddress } from './finish-address.ts';
import { planArticle } from './plan-post.ts';
import type { Route } from './plan-routes.ts';
import { planString } from './plan-text.ts';
import type { PageScope } from './planner.ts';
import {
  articleData,
  breadcrumbData,
  courseListData,
  eventData,
  organisationData,
} from './structured-data.ts';

/** What stands in a page's head: titles, canonical address, data for search engines. */
export function planHead(route: Route, page: PageScope): PageHead {
  const written = pageFields(route.page);
  const cursor = (key: string) => ({ source: route.page.source, path: [key], at: `head/${key}` });
  const title = planString(written.title, cursor('title'), page);
  const canonical = absolute(finishAddress(route.address, page.address), page);
  const keywords = written.keywords?.join(', ');
  const notFound = route.address === '/404';
  return {
    language: page.settings.language,
    title: planString(fillPattern(page.wording.page.titlePattern, { title }), cursor('title'), page),
    description: planString(written.description, cursor('description'), page),
    canonical,
    ...(keywords && { keywords }),
    ...((written.hidden || notFound) && { robots: 'noindex' }),
    icons: [{ href: page.file(page.settings.favicon), type: 'image/svg+xml' }],
    structuredData: (written.structuredData ?? []).flatMap((kind) => planData(kind, title, canonical, page)),
  };
}

/** The check stage has held the page against page.schema.json, which the type is generated from. */
export function pageFields(entry: Entry): PageSource {
  return entry.value as unknown as PageSource;
}

type Kind = NonNullable<PageSource['structuredData']>[number];

function planData(kind: Kind, title: string, canonical: string, page: PageScope): PageHead['structuredData'] {
  const { settings } = page;
  const seller = { name: settings.name, origin: settings.origin, currency: settings.currency };
  switch (kind) {
    case 'organization':
      return [organisation(page)];
    case 'course-list':
      return [courseListData(all<Course>(page.collections.courses), seller)];
    case 'event':
      return all<Event>(page.collections.events).map((event) => eventData(event, seller));
    case 'blog-posting':
      return page.current?.collection === 'posts'
        ? [articleData(planArticle(page.current.id, page).value, settings.name, settings.origin)]
        : [];
    case 'breadcrumbs':
      return [breadcrumbData(breadcrumbs(title, canonical, page))];
  }
}

function organisation(page: PageScope): PageHead['structuredData'][number] {
  const { settings } = page;
  const { office } = settings.contact;
  return organisationData({
    name: settings.name,
    description: settings.description,
    url: absolute(finishAddress('/', page.address), page),
    logo: absolute(page.picture(settings.logo.src, settings.logo.alt).src, page),
    email: settings.contact.email,
    telephone: settings.contact.phone,
    address: {
      street: office.street,
      city: office.city,
      postcode: office.postcode ?? '',
      country: office.country,
    },
    sameAs: (settings.social ?? []).map((account) => account.url),
  });
}

/** From home to the page. */
function breadcrumbs(title: string, canonical: string, page: PageScope): { name: string; address: string }[] {
  const home = {
    name: page.wording.breadcrumbs.home,
    address: absolute(finishAddress('/', page.address), page),
  };
  return [home, { name: title, address: canonical }];
}

function all<T>(planned: ReadonlyMap<string, { value: T }>): T[] {
  return [...planned.values()].map((entry) => entry.value);
}

function absolute(href: string, page: PageScope): string {
  return `${page.settings.origin}${href}`;
}

import type { SiteSource, WordingSource } from '../../schemas/types.ts';
import type { Plan } from '../model/plan.ts';
import type { Entry, Site } from '../model/site.ts';
import { locate } from '../source/locate.ts';
import { charactersOf } from './derive-typeface.ts';
import { findNextChange } from './find-next-change.ts';
import { findNextEvent } from './find-next-event.ts';
import { calendarDay } from './format-date.ts';
import { createFormats } from './formats.ts';
import { hiddenAddresses } from './hidden-addresses.ts';
import { isShown } from './is-shown.ts';
import type { NamedFields, ReferenceScope } from './lookup-reference.ts';
import {
  courseFields,
  eventFields,
  outcomeFields,
  postFields,
  promotionFields,
  tutorFields,
} from './named-fields.ts';
import { planAccreditation } from './plan-accreditation.ts';
import { planCourse } from './plan-course.ts';
import { planDocuments } from './plan-documents.ts';
import { planEntry } from './plan-entry.ts';
import { planEvent } from './plan-event.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import { planFiles } from './plan-files.ts';
import { planFrame } from './plan-frame.ts';
import { planIcons } from './plan-icons.ts';
import { createMediaPlan } from './plan-media.ts';
import { planOutcome } from './plan-outcome.ts';
import { planPage } from './plan-page.ts';
import { planPost } from './plan-post.ts';
import { planPromotion } from './plan-promotion.ts';
import { planQuestion } from './plan-question.ts';
import { planRoutes, type Route } from './plan-routes.ts';
import { planSearch } from './plan-search.ts';
import { planSettings } from './plan-settings.ts';
import { planTestimonial } from './plan-testimonial.ts';
import { planTutor } from './plan-tutor.ts';
import type { PageScope, Planned } from './planner.ts';
import { createSlugger } from './slugify.ts';

export type PlanOptions = {
  /** The moment that counts as now. */
  today: Date;
  /** Path under which the site stands, overriding site.yaml: `''` or `/branch`. */
  base?: string;
};

/** Decides everything that the website shows. Throws only for what the check stage must have refused. */
export function planSite(checked: Site, options: PlanOptions): Plan {
  const { site, hidden } = withoutHidden(checked, options.today);
  const page = planScope(site, checked, options);
  const frame = planFrame(page);
  const pages = planRoutes(site).map((route) => planPage(route, frame, pageScope(route, page)));
  const shown = pages.map(({ head, frame, sections }) => [head, frame, sections]);
  const settings = planSettings(page, charactersOf(shown));
  // Feeds show articles and their pictures: what is copied and made for them is known only then.
  const files = planFiles(pages, page);
  const nextChange = findNextChange(checked, page);
  return {
    pages,
    copies: [...page.copies.values()],
    derived: [...page.derived.values()],
    documents: planDocuments(page),
    files,
    drawings: [...planIcons(page), ...page.drawings.values()],
    art: [...page.art.values()],
    settings,
    schedule: { hidden, ...(nextChange !== undefined && { nextChange }) },
  };
}

/** Entries outside their `from` and `until` are not on the site at all; the build says so. */
function withoutHidden(site: Site, today: Date): { site: Site; hidden: Plan['schedule']['hidden'] } {
  const day = calendarDay(today, settingsOf(site).timeZone);
  const hidden: Plan['schedule']['hidden'] = [];
  const collections = [...site.collections].map(([name, entries]) => {
    const shown = [...entries].filter(([, entry]) => {
      if (isShown(entry.value, day)) return true;
      hidden.push({ place: locate(entry.source, []), ...timesOf(entry) });
      return false;
    });
    return [name, new Map(shown)] as const;
  });
  return { site: { ...site, collections: new Map(collections) }, hidden };
}

function timesOf(entry: Entry): { from?: string; until?: string } {
  const { from, until } = entry.value;
  return { ...(typeof from === 'string' && { from }), ...(typeof until === 'string' && { until }) };
}

/** site.yaml has passed site.schema.json, which the type is generated from. */
function settingsOf(site: Site): SiteSource {
  return site.settings.value as unknown as SiteSource;
}

function planScope(site: Site, everything: Site, options: PlanOptions): PageScope {
  const settings = settingsOf(site);
  const wordingEntry = only(site, 'wording');
  const base = (options.base ?? settings.base ?? '').replace(/\/+$/, '');
  const raw = wordingEntry.value as unknown as WordingSource;
  const formats = createFormats({
    locale: settings.language,
    currency: settings.currency,
    freeWord: raw.course.free,
  });
  const references: ReferenceScope = {
    settings: site.settings,
    facts: site.collections.get('facts')?.get('facts'),
    collections: new Map(),
    promotion: undefined,
    nextEvent: undefined,
    current: new Map(),
    formats,
  };
  const first: PageScope = {
    site,
    everything,
    hiddenPages: hiddenAddresses(everything, site),
    settings,
    wording: raw,
    today: options.today,
    day: calendarDay(options.today, settings.timeZone),
    formats,
    address: { base, trailingSlash: settings.trailingSlash ?? false },
    ...createMediaPlan(site, base),
    drawings: new Map(),
    art: new Map(),
    collections: {
      courses: new Map(),
      posts: new Map(),
      events: new Map(),
      testimonials: new Map(),
      tutors: new Map(),
      accreditations: new Map(),
      outcomes: new Map(),
      questions: new Map(),
    },
    promotion: undefined,
    nextEvent: undefined,
    entry: planEntry,
    references,
    current: undefined,
    search: undefined,
    breadcrumbs: { label: '', items: [] },
    slug: createSlugger(),
    origins: [],
    changes: [],
  };
  const wording = planFieldsOf<WordingSource>(wordingEntry, 'wording', first).values;
  return planCollections({ ...first, wording, search: planSearch(first) });
}

/**
 * One after the other, since texts of the later ones may name values of the earlier ones. Values of entries that
 * are hidden today may still be named: a text must not fall apart on the day an offer ends.
 */
function planCollections(start: PageScope): PageScope {
  const named = new Map<string, ReadonlyMap<string, NamedFields>>();
  const withNamed = (page: PageScope): PageScope => ({
    ...page,
    references: { ...page.references, collections: new Map(named) },
  });

  const nameCourse = (planned: PlannedCourse, entry: Entry) =>
    courseFields(planned, entry, start.wording.course.locationOpen);
  const courses = planAll('courses', planCourse, start);
  named.set('courses', nameAll('courses', courses, nameCourse, start));
  const shownCourses = onlyShown('courses', courses, start);
  const offered = withPromotion(
    withNamed({ ...start, collections: { ...start.collections, courses: shownCourses } }),
  );

  const tutors = planAll('tutors', planTutor, withNamed(offered));
  named.set('tutors', nameAll('tutors', tutors, tutorFields, start));
  const shownTutors = onlyShown('tutors', tutors, start);
  const staffed = withNamed({ ...offered, collections: { ...offered.collections, tutors: shownTutors } });

  const events = planAll('events', planEvent, staffed);
  named.set('events', nameAll('events', events, eventFields, start));
  const posts = planAll('posts', planPost, withNamed(staffed));
  named.set('posts', nameAll('posts', posts, postFields, start));
  const outcomes = planAll('outcomes', planOutcome, withNamed(staffed));
  named.set('outcomes', nameAll('outcomes', outcomes, outcomeFields, start));

  const page = withNamed(staffed);
  const collections = {
    courses: shownCourses,
    posts: onlyShown('posts', posts, page),
    events: onlyShown('events', events, page),
    tutors: shownTutors,
    testimonials: onlyShown('testimonials', planAll('testimonials', planTestimonial, page), page),
    accreditations: onlyShown('accreditations', planAll('accreditations', planAccreditation, page), page),
    outcomes: onlyShown('outcomes', outcomes, page),
    questions: onlyShown('questions', planAll('questions', planQuestion, page), page),
  };
  return withNextEvent({ ...page, collections });
}

function withNextEvent(page: PageScope): PageScope {
  const nextEvent = findNextEvent(page.collections.events, page);
  const named = nextEvent && page.references.collections.get('events')?.get(nextEvent.value.id);
  return { ...page, nextEvent, references: { ...page.references, nextEvent: named } };
}

function withPromotion(page: PageScope): PageScope {
  const promotion = planPromotion(page);
  if (!promotion) return page;
  const references = { ...page.references, promotion: promotionFields(promotion, page.site.settings) };
  return { ...page, promotion, references };
}

type PlannedCourse = ReturnType<typeof planCourse>;
type PlannedEntries<T> = ReadonlyMap<string, Planned<T>>;

function planAll<T>(
  name: string,
  plan: (entry: Entry, page: PageScope) => Planned<T>,
  page: PageScope,
): PlannedEntries<T> {
  const entries = page.everything.collections.get(name) ?? new Map<string, Entry>();
  return new Map([...entries].map(([id, entry]) => [id, plan(entry, page)] as const));
}

function onlyShown<T>(name: string, planned: PlannedEntries<T>, page: PageScope): PlannedEntries<T> {
  return new Map([...planned].filter(([id]) => page.site.collections.get(name)?.has(id)));
}

function nameAll<T>(
  name: string,
  planned: PlannedEntries<T>,
  fieldsOf: (planned: Planned<T>, entry: Entry) => NamedFields,
  page: PageScope,
): ReadonlyMap<string, NamedFields> {
  const entries = page.everything.collections.get(name);
  return new Map(
    [...planned].flatMap(([id, one]) => {
      const entry = entries?.get(id);
      return entry ? [[id, fieldsOf(one, entry)] as const] : [];
    }),
  );
}

/** The scope of one page: its own origins, heading ids and, on a page made per entry, that entry's fields. */
function pageScope(route: Route, page: PageScope): PageScope {
  const current = new Map<string, NamedFields>();
  if (route.current) {
    const fields = page.references.collections.get(route.current.collection)?.get(route.current.id);
    if (fields) current.set(singular(route.current.collection), fields);
  }
  return {
    ...page,
    current: route.current,
    origins: [],
    changes: [],
    slug: createSlugger(),
    references: { ...page.references, current },
  };
}

/** `courses` → `course`: on a page made per course, `{course.title}`. */
function singular(collection: string): string {
  return collection.replace(/s$/, '');
}

function only(site: Site, name: string): Entry {
  const entry = site.collections.get(name)?.get(name);
  if (!entry) throw new Error(`content/${name}.yaml was not checked`);
  return entry;
}

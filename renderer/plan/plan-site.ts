import type { SiteSource, WordingSource } from '../../schemas/types.ts';
import type { Plan } from '../model/plan.ts';
import type { Entry, Site } from '../model/site.ts';
import { charactersOf } from './derive-typeface.ts';
import { isShown, nextChange } from './is-shown.ts';
import type { NamedFields, ReferenceScope } from './lookup-reference.ts';
import { courseFields, eventFields, postFields, promotionFields } from './named-fields.ts';
import { planAccreditation } from './plan-accreditation.ts';
import { planCourse } from './plan-course.ts';
import { planEntry } from './plan-entry.ts';
import { planDocuments } from './plan-documents.ts';
import { planEvent } from './plan-event.ts';
import { planFieldsOf } from './plan-fields-of.ts';
import { planFrame } from './plan-frame.ts';
import { createMediaPlan } from './plan-media.ts';
import { planPage } from './plan-page.ts';
import { planPost } from './plan-post.ts';
import { planPromotion } from './plan-promotion.ts';
import { planRoutes, type Route } from './plan-routes.ts';
import { planSettings } from './plan-settings.ts';
import { planTestimonial } from './plan-testimonial.ts';
import type { PageScope, Planned, SiteScope } from './planner.ts';
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
  const page = planScope(site, options);
  const frame = planFrame(page);
  const pages = planRoutes(site).map((route) => planPage(route, frame, pageScope(route, page)));
  const shown = pages.map(({ head, frame, sections }) => [head, frame, sections]);
  const settings = planSettings(page, charactersOf(shown));
  return { pages, copies: [...page.copies.values()], derived: [...page.derived.values()], documents: planDocuments(page), settings, schedule: { hidden, ...next(checked, page) } };
}

/** Entries outside their `from` and `until` are not on the site at all; the build says so. */
function withoutHidden(site: Site, today: Date): { site: Site; hidden: Plan['schedule']['hidden'] } {
  const settings = settingsOf(site);
  const hidden: Plan['schedule']['hidden'] = [];
  const collections = [...site.collections].map(([name, entries]) => {
    const shown = [...entries].filter(([, entry]) => {
      if (isShown(entry.value, { today, settings })) return true;
      hidden.push({ place: entry.source.locate([]), ...timesOf(entry) });
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

function next(site: Site, page: SiteScope): { nextChange?: string } {
  const entries = [...site.collections.values()].flatMap((collection) => [...collection.values()]);
  const sections = entries.flatMap((entry) =>
    Array.isArray(entry.value.sections) ? entry.value.sections : [],
  );
  const { announcement, promotion } = page.settings;
  const timed = [...entries.map((entry) => entry.value), ...sections, announcement ?? {}, promotion ?? {}];
  const day = nextChange(timed, page);
  return day === undefined ? {} : { nextChange: day };
}

/** site.yaml has passed site.schema.json, which the type is generated from. */
function settingsOf(site: Site): SiteSource {
  return site.settings.value as unknown as SiteSource;
}

function planScope(site: Site, options: PlanOptions): PageScope {
  const settings = settingsOf(site);
  const wordingEntry = only(site, 'wording');
  const base = (options.base ?? settings.base ?? '').replace(/\/+$/, '');
  const raw = wordingEntry.value as unknown as WordingSource;
  const money = { locale: settings.language, currency: settings.currency, freeWord: raw.course.free };
  const references: ReferenceScope = {
    settings: site.settings,
    facts: site.collections.get('facts')?.get('facts'),
    collections: new Map(),
    promotion: undefined,
    current: new Map(),
    money,
  };
  const first: PageScope = {
    site,
    settings,
    wording: raw,
    today: options.today,
    money,
    address: { base, trailingSlash: settings.trailingSlash ?? false },
    ...createMediaPlan(site, base),
    collections: {
      courses: new Map(),
      posts: new Map(),
      events: new Map(),
      testimonials: new Map(),
      accreditations: new Map(),
    },
    promotion: undefined,
    entry: planEntry,
    references,
    current: undefined,
    slug: createSlugger(),
    origins: [],
  };
  const wording = planFieldsOf<WordingSource>(wordingEntry, 'wording', first).values;
  return planCollections({ ...first, wording });
}

/** One after the other, since texts of the later ones may name values of the earlier ones. */
function planCollections(start: PageScope): PageScope {
  const all = <T>(name: string, plan: (entry: Entry, page: PageScope) => Planned<T>, page: PageScope) =>
    new Map(
      [...(page.site.collections.get(name) ?? [])].map(([id, entry]) => [id, plan(entry, page)] as const),
    );
  const known = new Map<string, ReadonlyMap<string, NamedFields>>();
  const withKnown = (page: PageScope): PageScope => ({
    ...page,
    references: { ...page.references, collections: new Map(known) },
  });

  const courses = all('courses', planCourse, start);
  known.set('courses', named(start, 'courses', courses, courseFields));
  const withCourses = withKnown({ ...start, collections: { ...start.collections, courses } });
  const promotion = planPromotion(withCourses);
  const offered: PageScope = promotion
    ? {
        ...withCourses,
        promotion,
        references: { ...withCourses.references, promotion: promotionFields(promotion, start.site.settings) },
      }
    : withCourses;

  const events = all('events', planEvent, offered);
  known.set('events', named(start, 'events', events, eventFields));
  const withEvents = withKnown(offered);
  const posts = all('posts', planPost, withEvents);
  known.set('posts', named(start, 'posts', posts, postFields));
  const page = withKnown(withEvents);
  const testimonials = all('testimonials', planTestimonial, page);
  const accreditations = all('accreditations', planAccreditation, page);
  return { ...page, collections: { courses, posts, events, testimonials, accreditations } };
}

function named<T>(
  page: PageScope,
  collection: string,
  planned: ReadonlyMap<string, Planned<T>>,
  fieldsOf: (planned: Planned<T>, entry: Entry) => NamedFields,
): ReadonlyMap<string, NamedFields> {
  const entries = page.site.collections.get(collection) ?? new Map<string, Entry>();
  return new Map(
    [...entries].flatMap(([id, entry]) => {
      const one = planned.get(id);
      return one ? [[id, fieldsOf(one, entry)] as const] : [];
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

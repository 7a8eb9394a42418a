import type { Path } from '../../diagnostics/place.ts';
import type { PlannedArt, PlannedDrawing } from '../../schemas/asset.ts';
import type {
  Accreditation,
  Breadcrumbs,
  Course,
  Event,
  Outcome,
  Post,
  Promotion,
  Question,
  SiteSearch,
  Testimonial,
  Tutor,
} from '../../schemas/planned.ts';
import type { SiteSource, WordingSource } from '../../schemas/types.ts';
import type { Origin } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { Source } from '../model/source.ts';
import type { AddressStyle } from './finish-address.ts';
import type { Formats } from './formats.ts';
import type { ReferenceScope } from './lookup-reference.ts';
import type { MediaPlan } from './plan-media.ts';

/** A finished entry with the origin of each of its values (paths relative to the entry). */
export type Planned<T> = { value: T; origins: Origin[] };

export type PlannedCollections = {
  courses: ReadonlyMap<string, Planned<Course>>;
  posts: ReadonlyMap<string, Planned<Post>>;
  events: ReadonlyMap<string, Planned<Event>>;
  testimonials: ReadonlyMap<string, Planned<Testimonial>>;
  tutors: ReadonlyMap<string, Planned<Tutor>>;
  accreditations: ReadonlyMap<string, Planned<Accreditation>>;
  outcomes: ReadonlyMap<string, Planned<Outcome>>;
  questions: ReadonlyMap<string, Planned<Question>>;
};

/** What planning a value needs to know about the whole website; the same for every page. */
export type SiteScope = MediaPlan & {
  /** Without what is hidden today. */
  site: Site;
  /** With what is hidden today: its values may still be named in texts. */
  everything: Site;
  settings: SiteSource;
  wording: WordingSource;
  /** Addresses of the pages that are not made today, since their entries are hidden. */
  hiddenPages: ReadonlySet<string>;
  /** The moment that counts as now. */
  today: Date;
  /** Its calendar date in the zone of the site. */
  day: string;
  formats: Formats;
  address: AddressStyle;
  /** By output: pictures that are drawn for pages. */
  drawings: Map<string, PlannedDrawing>;
  /** By output: drawings that pages show. */
  art: Map<string, PlannedArt>;
};

/** What planning a value needs to know about the page it stands on. */
export type PageScope = SiteScope & {
  collections: PlannedCollections;
  promotion: Planned<Promotion> | undefined;
  /** The soonest event that lies ahead and that one can register for. */
  nextEvent: Planned<Event> | undefined;
  /** An entry of any collection, finished. Handed over, since planning an entry plans values, and values name entries. */
  entry: (collection: string, id: string, page: PageScope) => Planned<unknown> | undefined;
  references: ReferenceScope;
  /** The entry that the page is made for. */
  current: { collection: string; id: string } | undefined;
  search: SiteSearch | undefined;
  /** The way from home to the page. */
  breadcrumbs: Breadcrumbs;
  slug: (text: string) => string;
  origins: Origin[];
  /** Calendar dates on which what the page shows was changed, as its content states them. */
  changes: string[];
};

/** Where a value stands: in its file (`source`, `path`) and in the planned page (`at`). */
export type Cursor = { source: Source; path: Path; at: string };

export function step(cursor: Cursor, key: string | number): Cursor {
  return { source: cursor.source, path: [...cursor.path, key], at: `${cursor.at}/${key}` };
}

import type { Fields } from '../../diagnostics/fields.ts';
import type { Path, Place } from '../../diagnostics/place.ts';
import type { PlanFormat } from '../../kinds/kind.ts';
import type { Planned } from '../../kinds/planned.ts';
import type { PictureView } from '../../schemas/asset.ts';
import type {
  Action,
  Body,
  Breadcrumbs,
  Counted,
  Html,
  Link,
  ListFilters,
  ListPages,
  Period,
  Picture,
} from '../../schemas/planned.ts';
import type { JsonSchema } from '../model/site.ts';

/** A value that the check has validated. */
export type WrittenValue = { value: unknown; schema: JsonSchema };

/**
 * Questions that the plan of a meaning may ask the planning stage, about one value at its place in a file. Paths start
 * at the value.
 */
export type Planning = {
  /** The line of the value, or of a part of it. */
  place: (...path: Path) => Place;
  /** A plain text with its names filled in: the value, or a part of it. */
  string: (text: string, ...path: Path) => Planned<string>;
  /** One paragraph of Markdown, or several. */
  paragraph: (text: string) => Planned<Html>;
  article: (text: string) => Planned<Body>;
  /** The finished form of a written address. `hidden`: the page there is not made today. */
  address: (written: string) => Planned<{ link: Link; hidden: boolean }>;
  /** A button or link with its words; `undefined` if it is over, or leads to a hidden page. */
  action: (written: Fields) => Planned<Action | undefined>;
  /** The finished form of a file of content/media. */
  picture: (wanted: PictureView & { name: string; alt: string }) => Planned<Picture>;
  file: (name: string) => Planned<string>;
  format: Pick<PlanFormat, 'money' | 'free' | 'converted' | 'date'>;
  /** Whether it is an amount that was converted from another currency. */
  isConverted: () => boolean;
  /** The language of the text, and the locale of its numbers if that differs. */
  language: (...path: Path) => Planned<Pick<Counted, 'language' | 'locale'>>;
  /** An entry; undefined if it is hidden today. */
  entry: (kind: string, id: string, form: 'card' | 'whole') => Planned<unknown>;
  /** The entry that the page is made for, in full. */
  current: () => Planned<unknown>;
  /** The entries that a selection chooses today. */
  entries: (kind: string, selection: Fields) => Planned<unknown[] | undefined>;
  /** Cards of the entries in a selection that names their kind. */
  listing: (selection: Fields) => Planned<object[] | undefined>;
  /** The name of the shared value that `next` selects instead of an id; undefined if the kind has none. */
  nextOf: (kind: string) => string | undefined;
  /** A value that a kind's code computes for all pages. */
  shared: (name: string) => Planned<unknown>;
  breadcrumbs: () => Planned<Breadcrumbs>;
  /** For the page's list; undefined if none is spread over several pages, or it has no filters. */
  listPages: () => Planned<ListPages | undefined>;
  listFilters: () => Planned<ListFilters | undefined>;
  search: () => Planned<unknown>;
};

/** How long a value is shown on a page; `undefined`: it is over, or not there yet. */
export type Life = Planned<Period | undefined>;

/** Questions that a meaning may ask to find out how long a value is shown. */
export type LifePlanning = Pick<Planning, 'nextOf'> & {
  /** How long the shared value of this name stays the same. */
  lifeOfShared: (name: string) => Life;
  /** Whether an entry is shown today. */
  isShown: (kind: string, id: string) => Planned<boolean>;
};

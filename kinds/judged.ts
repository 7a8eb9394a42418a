/** The site under judgement, as the rules of kinds see it. Nothing has been refused yet: no value is trusted to have its shape. */
import type { Report } from '../diagnostics/diagnostic.ts';
import type { Path, Place } from '../diagnostics/place.ts';
import type { Fields } from './read-fields.ts';

/** An entry, a page or site.yaml as it is written. */
export type JudgedFile = {
  /** The name of the file without its extension. */
  id: string;
  /** Relative to the site's folder. */
  file: string;
  value: Fields;
  /** Where a value, or with `'key'` its key, begins; where there is none, the place of the nearest group around it. */
  place: (path: Path, part?: 'key' | 'value') => Place;
  /** Where character `offset` of a text stands (UTF-16 units of the value). */
  placeInText: (path: Path, offset: number) => Place;
};

/** A section on a page; `at` leads to it in the page's file. */
export type JudgedSection = { page: JudgedFile; at: Path; value: Fields };

/** What something can't do without: values of site.yaml (`chat`, `theme.fonts`), groups of the wording. */
export type Needs = { settings?: readonly string[]; wording?: readonly string[] };

export type JudgedSite = {
  /** site.yaml. */
  settings: JudgedFile;
  /** All entries of a kind in the order of their files, by the kind's word; none where there is no such kind. */
  entries: (kind: string) => readonly JudgedFile[];
  entry: (kind: string, id: string) => JudgedFile | undefined;
  /** Every section of this kind that a page has. */
  sections: (section: string) => readonly JudgedSection[];
  /** Whether these characters stand anywhere in the content. */
  mentions: (text: string) => boolean;
  /** Whether a route of site.yaml makes a page per entry. */
  hasPages: (kind: string) => boolean;
  /** Reports at `place` what the site lacks of this. A need that goes for the whole kind stands in the head of its schema. */
  need: (needs: Needs, place: () => Place) => void;
  /** The names in braces in a text, without the braces, and where each begins. */
  namesIn: (text: string) => readonly { name: string; offset: number }[];
};

/** What is only wrong on some days. `day`: the calendar day that counts as today, in the time zone of the site. Warnings only: a site doesn't break overnight. */
export type KindDayRule = (site: JudgedSite, day: string, report: Report) => void;

/** What is only wrong as an edit. `before` and `after`: site.yaml as it was and as it is. Warnings only, which `site diff` tells. */
export type KindEditRule = (before: JudgedFile, after: JudgedFile, report: Report) => void;

/** What a kind's schema can't say. It looks at everything, reports, and trusts no value to have its shape. */
export type KindRule = (site: JudgedSite, report: Report) => void;

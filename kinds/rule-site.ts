/**
 * The site being checked, as the rules of kinds see it. Nothing is validated yet: no value can be trusted to have its
 * shape.
 */

import type { Report } from '../diagnostics/diagnostic.ts';
import type { Fields } from '../diagnostics/fields.ts';
import type { Path, Place } from '../diagnostics/place.ts';

/** An entry, a page or site.yaml as written. */
export type RuleFile = {
  /** The name of the file without its extension. */
  id: string;
  /** Relative to the site's folder. */
  file: string;
  value: Fields;
  /** Where a value begins, or with `'key'` its key; if it is missing, the place of the nearest enclosing group. */
  place: (path: Path, part?: 'key' | 'value') => Place;
  /** The place of character `offset` of a text (UTF-16 units of the value). */
  placeInText: (path: Path, offset: number) => Place;
};

/** A section on a page; `at` is its path in the page's file. */
export type RuleSection = { page: RuleFile; at: Path; value: Fields };

/** What something requires: values of site.yaml (`chat`, `theme.fonts`), groups of the wording. */
export type Needs = { settings?: readonly string[]; wording?: readonly string[] };

export type RuleSite = {
  /** site.yaml. */
  settings: RuleFile;
  /** All entries of a kind in the order of their files, by the kind's word; empty if there is no such kind. */
  entries: (kind: string) => readonly RuleFile[];
  entry: (kind: string, id: string) => RuleFile | undefined;
  /** Every use of this section on any page. */
  sections: (section: string) => readonly RuleSection[];
  /** Whether this text occurs anywhere in the content. */
  mentions: (text: string) => boolean;
  /** Whether a route of site.yaml makes a page per entry. */
  hasPages: (kind: string) => boolean;
  /** Reports at `place` which of these the site lacks. Needs of a whole kind belong in the head of its schema. */
  need: (needs: Needs, place: () => Place) => void;
  /** The names in braces in a text, without the braces, each with its offset. */
  namesIn: (text: string) => readonly { name: string; offset: number }[];
};

/**
 * Problems that depend on the day. `day`: the calendar day that counts as today, in the time zone of the site. Warnings
 * only: a site doesn't break overnight.
 */
export type KindDayRule = (site: RuleSite, day: string, report: Report) => void;

/**
 * Problems of an edit. `before` and `after`: site.yaml before and after it. Warnings only, which `site diff` reports.
 */
export type KindEditRule = (before: RuleFile, after: RuleFile, report: Report) => void;

/** What a kind's schema can't express. A rule looks at everything, reports, and trusts no value to have its shape. */
export type KindRule = (site: RuleSite, report: Report) => void;

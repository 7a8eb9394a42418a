import type { EditingOptions } from '../../../trials/checked-before.ts';
import type { FieldView } from '../fields/field-view.ts';

export type OutlineOptions = EditingOptions & {
  /** The page, as in links. */
  address: string;
};

/**
 * Why visitors don’t see a section today: it begins or has ended on a `day`, waits for what its `when` says, or shows
 * something that isn’t shown itself.
 */
export type HiddenSection =
  | { why: 'from' | 'until'; day: string }
  | { why: 'when'; when: string }
  | { why: 'nothing' };

/**
 * A section in the order in which it is written. `kind`: in words. `field`: the whole section, to name it in edits.
 * `shown`: which of the sections on the page it is, from 1; absent if the page doesn’t have it. `timing`: the fields that
 * say when it is shown, missing ones as well.
 */
export type OutlinedSection = {
  title: string;
  kind: string;
  field: FieldView;
  shown?: number;
  hidden?: HiddenSection;
  timing: readonly FieldView[];
};

/**
 * The sections that a page is written with. `page`: its title. `list`: all of them as one value. `isMerged`: a branch’s
 * file and its base’s both have some, so positions are those of neither, and only the whole list can be edited. `pages`:
 * how many pages are made with them. `day`: the calendar date as of which they are shown, in the site’s zone. `broken`:
 * the site has errors, so nothing can be said.
 */
export type PageOutline =
  | {
      kind: 'page';
      page: FieldView;
      list: FieldView;
      isMerged: boolean;
      sections: readonly OutlinedSection[];
      pages: number;
      day: string;
    }
  | { kind: 'unknown' }
  | { kind: 'broken' };

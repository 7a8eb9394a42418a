import type { Place } from '../../../../diagnostics/place.ts';
import type { EditingOptions } from '../../../trials/checked-before.ts';
import type { ArticlePart } from './field-view.ts';
import type { WrittenPlace } from './find-value.ts';

export type FieldOptions = EditingOptions & {
  /**
   * The value, by the file that contains it and its path there. With an empty path and a `place`, the innermost value
   * there, or the block of an article’s text. `part`: one to come below that block, or the whole text.
   */
  of: WrittenPlace & { place?: Place; part?: Exclude<ArticlePart['part'], 'block'> };
  /** Every field of the section or entry that it belongs to, in the order of the schema, missing ones as well. */
  around?: boolean;
  /** The same of the group that the value is. */
  within?: boolean;
};

/** Of several values. */
export type TitleOptions = EditingOptions & { of: readonly FieldOptions['of'][] };

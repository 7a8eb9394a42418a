import type { Levels, Measure } from '../../schemas/printed-document.ts';
import { type Part, part } from './row.ts';
import type { Styles } from './styles.ts';

/** The column that text is set in. */
export type Column = { x: number; width: number };

/**
 * Where and how text is set; `owner` is the part of the document that it belongs to. All positions are from where lines
 * begin: a document that runs from right to left is mirrored once it is laid out.
 */
export type Typesetting = {
  styles: Styles;
  measure: Measure;
  levels?: Levels;
  direction?: 'ltr' | 'rtl';
  column: Column;
  owner: Part;
};

/** In a new part within this one. */
export function inPart(set: Typesetting, tag: string): Typesetting {
  return { ...set, owner: part(tag, set.owner) };
}

/** In the column from `left` on, `width` wide; without it up to the column's end. */
export function inColumn(set: Typesetting, left: number, width = set.column.width - left): Typesetting {
  return { ...set, column: { x: set.column.x + left, width } };
}

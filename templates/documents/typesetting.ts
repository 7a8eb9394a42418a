import type { Levels, Measure } from '../../schemas/printed-document.ts';
import { type DocumentPart, part } from './row.ts';
import type { Styles } from './styles.ts';

/** The column for text. */
export type Column = { x: number; width: number };

/**
 * Where and how text is set; `owner` is its part of the document. All positions are from the start of lines: a
 * right-to-left document is mirrored after its layout.
 */
export type Typesetting = {
  styles: Styles;
  measure: Measure;
  levels?: Levels;
  direction?: 'ltr' | 'rtl';
  column: Column;
  owner: DocumentPart;
};

/** The same in a new part within the owner. */
export function inPart(set: Typesetting, tag: string): Typesetting {
  return { ...set, owner: part(tag, set.owner) };
}

/** The same in the column from `left` on, `width` wide; without it, to the column's end. */
export function inColumn(set: Typesetting, left: number, width = set.column.width - left): Typesetting {
  return { ...set, column: { x: set.column.x + left, width } };
}

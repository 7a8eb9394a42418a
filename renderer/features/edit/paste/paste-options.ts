import type { EditingOptions } from '../../../trials/checked-before.ts';

export type PasteOptions = EditingOptions & {
  /** As a browser finds it in the clipboard. Pictures that came along have the addresses `pasted:0`, `pasted:1` … */
  html: string;
  /** The names of these in content/media, in this order. */
  pictures: readonly string[];
};

/**
 * `isInline`: it is a part of a paragraph. `left`: the pictures that couldn’t be had, by their descriptions or
 * addresses; empty for one that has neither.
 */
export type PastedText = { markdown: string; isInline: boolean; left: readonly string[] };

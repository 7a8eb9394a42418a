/**
 * The result of `templates/documents` for a planned document: every page with the position of everything on it. Plain
 * data; lengths in points (1/72 inch), from the page's top left corner; colours as `#rrggbb`.
 */
export type PrintedDocument = {
  paper: { width: number; height: number };
  pages: PrintedPage[];
  /** The parts of the text, for screen readers; a part comes after its parent. */
  parts: PrintedPart[];
};

/**
 * `tag` is a standard structure type of PDF (`H1`, `P`, `L`, `LI`, `TD`); `parent` the index of another part in the
 * list.
 */
export type PrintedPart = { tag: string; parent?: number; scope?: 'Column' | 'Row' };

/** `marks` are drawn in order, later ones over earlier ones. */
export type PrintedPage = { marks: PrintedMark[]; bookmarks: Bookmark[] };

/** An entry in the sidebar of the reader program, also the target of links to the chapter. */
export type Bookmark = { title: string; chapter: number; y: number };

export type PrintedMark =
  | {
      kind: 'text';
      text: string;
      x: number;
      /** The position of the baseline. */
      y: number;
      width: number;
      style: LetterStyle;
      /** The direction of its letters, if a line has both; the text itself is in reading order. */
      direction?: 'ltr' | 'rtl';
      /** The index of its part in the list. A text without one is decoration and isn't read out. */
      part?: number;
      link?: PrintedLink;
    }
  | { kind: 'rectangle'; x: number; y: number; width: number; height: number; colour: string }
  /**
   * `path` as in SVG, from the mark's own corner: filled, or drawn with a line of this thickness. `width` is needed if
   * pages are mirrored.
   */
  | { kind: 'shape'; x: number; y: number; width?: number; path: string; colour: string; line?: number };

export type PrintedLink = { kind: 'address'; href: string } | { kind: 'chapter'; chapter: number };

/** `face` is the name of one of the faces. */
export type LetterStyle = { face: string; size: number; colour: string; slanted?: true };

/** The website's typeface for a face, and its weight (or the nearest that the typeface has). */
export type DocumentFace = { typeface: 'heading' | 'text'; weight: number };
export type DocumentFaces = Readonly<Record<string, DocumentFace>>;

/**
 * The embedding level of each UTF-16 unit of a paragraph, by the Unicode bidirectional algorithm: odd ones run from
 * right to left. Undefined if everything runs from left to right.
 */
export type Levels = (paragraph: string) => ArrayLike<number> | undefined;

/** The width of a text, in points. */
export type Measure = (text: string, style: Pick<LetterStyle, 'face' | 'size'>) => number;

/**
 * What `templates/documents` makes of a planned document: every page with everything on it in its place. Plain data;
 * lengths in points (1/72 inch), from the page's top left corner; colours as `#rrggbb`.
 */
export type PrintedDocument = {
  paper: { width: number; height: number };
  pages: PrintedPage[];
  /** What texts belong to, for screen readers; a part stands behind the one that it is in. */
  parts: PrintedPart[];
};

/** `tag` is a standard structure type of PDF (`H1`, `P`, `L`, `LI`, `TD`); `parent` the place of another part in the list. */
export type PrintedPart = { tag: string; parent?: number; scope?: 'Column' | 'Row' };

/** `marks` are drawn in their order, later ones over earlier ones. */
export type PrintedPage = { marks: PrintedMark[]; bookmarks: Bookmark[] };

/** An entry in the sidebar of the reader program, to which links to the chapter lead. */
export type Bookmark = { title: string; chapter: number; y: number };

export type PrintedMark =
  | {
      kind: 'text';
      text: string;
      x: number;
      /** Where the baseline runs. */
      y: number;
      width: number;
      style: LetterStyle;
      /** How its letters run, where a line has both directions; the text itself is as it is read. */
      direction?: 'ltr' | 'rtl';
      /** The place of its part in the list. A text without one only decorates: it isn't read out. */
      part?: number;
      link?: PrintedLink;
    }
  | { kind: 'rectangle'; x: number; y: number; width: number; height: number; colour: string }
  /** `path` as in SVG, from the mark's own corner: filled, or drawn with a line of this thickness. `width` is asked for where pages are mirrored. */
  | { kind: 'shape'; x: number; y: number; width?: number; path: string; colour: string; line?: number };

export type PrintedLink = { kind: 'address'; href: string } | { kind: 'chapter'; chapter: number };

/** `face` is a name among the faces. */
export type LetterStyle = { face: string; size: number; colour: string; slanted?: true };

/** Which of the website's typefaces a face is set in, and at what weight (or the nearest that the typeface has). */
export type DocumentFace = { typeface: 'heading' | 'text'; weight: number };
export type DocumentFaces = Readonly<Record<string, DocumentFace>>;

/**
 * The embedding level of each UTF-16 unit of a paragraph, by the Unicode bidirectional algorithm: odd ones run from right
 * to left. Nothing where all runs from left to right.
 */
export type Levels = (paragraph: string) => ArrayLike<number> | undefined;

/** How wide a text is, in points. */
export type Measure = (text: string, style: Pick<LetterStyle, 'face' | 'size'>) => number;

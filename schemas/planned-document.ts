import type { Place } from '../diagnostics/place.ts';

/** A run of text in one style. `href` is absolute. */
export type TextRun = { text: string; strong?: true; emphasis?: true; href?: string };

/** Headings start at level 3: the document's title is level 1, a chapter's level 2. */
export type DocumentBlock =
  | { kind: 'heading'; level: 3 | 4; text: string }
  | { kind: 'paragraph'; runs: TextRun[] }
  | { kind: 'list'; ordered: boolean; start: number; items: DocumentBlock[][] }
  | { kind: 'quote'; blocks: DocumentBlock[] }
  | { kind: 'note'; title: string; blocks: DocumentBlock[] }
  | { kind: 'table'; head: TextRun[][]; rows: TextRun[][][] }
  /** Items to tick off on paper. */
  | { kind: 'checklist'; title: string; items: string[] }
  | DocumentStation
  | DocumentDay
  | DocumentOffer;

/** Doors in a row, each with its family (from 0); `lit` are the indices (from 0) of the highlighted ones. */
export type DocumentDoors = { families: number[]; lit: number[] };

/** One station of an exam, with its door among the others. `time` if known. */
export type DocumentStation = {
  kind: 'station';
  title: string;
  where: string;
  time?: string;
  task: string;
  slipLabel: string;
  slip: string;
  doors: DocumentDoors;
};

/** A day of a plan, with the doors practised on it. */
export type DocumentDay = { kind: 'day'; label: string; texts: string[]; doors?: DocumentDoors };

/** Something to buy, with its price as every page shows it. */
export type DocumentOffer = {
  kind: 'offer';
  title: string;
  subtitle: string;
  price: string;
  /** The earlier price with its date, "Save £150", "£149.75/month × 4": those that the course has. */
  priceNotes: string[];
  /** "Duration: 8 weeks". */
  facts: string[];
  featuresLabel: string;
  features: string[];
};

export type DocumentChapter = { title: string; lede?: string; blocks: DocumentBlock[] };

/** `name` is relative to `content/media`, `path` is absolute; `hash` is that of the bytes. */
export type DocumentFont = { name: string; path: string; hash: string };

/** `wordless`: the wording has no words for documents, so there is nothing for the foot of its pages. */
export type PlannedDocument = ReadyDocument | { kind: 'wordless'; output: string; place: Place };

/** `output` is within `dist/`: `downloads/course-guide.pdf`. */
export type ReadyDocument = DocumentContent & {
  kind: 'ready';
  output: string;
  place: Place;
  /** `scripts`: those for scripts that the two can’t write, by script (`Deva`), if the document uses one. */
  fonts: Record<'heading' | 'text', DocumentFont> & { scripts?: Readonly<Record<string, DocumentFont>> };
};

/** A PDF document as plain data: its content in order. */
export type DocumentContent = {
  language: string;
  /** The locale of numbers. */
  locale: string;
  /** The side on which lines begin. Left out: the left. */
  direction?: 'ltr' | 'rtl';
  title: string;
  subtitle?: string;
  siteName: string;
  points: { title: string; items: string[] };
  /** All doors of the document's exam, for its first page. */
  doors?: DocumentDoors;
  chapters: DocumentChapter[];
  closing: { title: string; text: string };
  /** `page` contains `{number}` and `{total}`. */
  words: { contents: string; page: string };
  /** The theme's light colours. */
  colours: Readonly<Record<string, string>>;
};

/** The differences between two states of a site for a visitor, as plain data. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { ReadingKind } from '../../model/reading.ts';

/**
 * An edit. `place`: where it is; if removed, where it was. `name`: the path to the value (`price`, `sections.2.title`),
 * empty for a whole file. `what`: a value of a file, a stretch of the text below its front matter, an entry's whole
 * file, a file of `content/media`, or a developer's file (schemas, templates, kinds). `before`, `after`: as they are
 * shown, absent if there is none.
 */
export type Edit = {
  id: number;
  what: 'value' | 'text' | 'file' | 'media' | 'code';
  place: Place;
  name: string;
  before?: string;
  after?: string;
};

/**
 * `around`: in the page's surroundings: header, menus, footer. `of`: the words of a link, the name of a value for
 * search engines, or the island of a script's words.
 */
export type Change = {
  kind: ReadingKind | 'price' | 'order';
  before?: string;
  after?: string;
  of?: string;
  around?: true;
};

/** A change with the pages that share it, in their order. */
export type ToldChange = Change & { pages: string[] };

export type PageRef = { address: string; title: string };

/**
 * The joint effect of some edits, mostly of one. Without edits: changes due to the day, the program, or nothing that
 * can be put down to a line.
 */
export type Cause = {
  edits: Edit[];
  changes: ToldChange[];
  appear: PageRef[];
  disappear: PageRef[];
  /** Pages that have moved to another address. */
  move: { from: string; to: string; title: string }[];
  /** Pages of which only the look may differ. */
  look: string[];
};

export type SiteDiff = {
  /** How many pages there were and are; absent for a state that could not be planned. */
  pages: { before?: number; after?: number };
  /** Addresses of pages with a visible difference, in order, including new and removed ones. */
  changed: string[];
  causes: Cause[];
  /** Output names of changed files besides the pages: documents, feeds and others. */
  files: string[];
  /** Edits that change nothing for a visitor today. */
  unseen: Edit[];
  /** Files that differ in nothing but comments and layout. */
  layoutOnly: string[];
  problems: { now: Diagnostic[]; gone: Diagnostic[] };
  /** Problems that keep a state from being planned: then only the edits are known. */
  refused: { before?: Diagnostic[]; after?: Diagnostic[] };
};

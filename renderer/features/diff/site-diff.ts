/** What two states of a site have different for a visitor, as plain data. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Place } from '../../../diagnostics/place.ts';
import type { ReadingKind } from '../../model/reading.ts';

/**
 * Something that somebody has edited. `place`: where it stands; of what is gone, where it stood. `name`: the way to the
 * value (`price`, `sections.2.title`), empty for a whole file. `what`: a value of a file, a stretch of the text below its
 * front matter, an entry's whole file, a file of `content/media`, or a developer's file (schemas, templates, kinds).
 * `before`, `after`: as they are shown, absent where there was or is none.
 */
export type Edit = {
  id: number;
  what: 'value' | 'text' | 'file' | 'media' | 'code';
  place: Place;
  name: string;
  before?: string;
  after?: string;
};

/** `around`: it stands in what surrounds the page: header, menus, footer. `of`: the words of a link, the name of a value that search engines are told, the island of words for a script. */
export type Change = {
  kind: ReadingKind | 'price' | 'order';
  before?: string;
  after?: string;
  of?: string;
  around?: true;
};

/** A change with the pages on which it is the same, in their order. */
export type ToldChange = Change & { pages: string[] };

export type PageRef = { address: string; title: string };

/** What some edits change together, which is mostly one. Without edits: what changes with the day, the program or what nobody can put down to a line. */
export type Cause = {
  edits: Edit[];
  changes: ToldChange[];
  appear: PageRef[];
  disappear: PageRef[];
  /** Pages that have moved to another address. */
  move: { from: string; to: string; title: string }[];
  /** Pages of which only the look may be another. */
  look: string[];
};

export type SiteDiff = {
  /** How many pages there were and are; absent for a state that could not be planned. */
  pages: { before?: number; after?: number };
  /** Addresses of pages that somebody can see a difference on, in order; those that are new or gone are among them. */
  changed: string[];
  causes: Cause[];
  /** Documents, feeds and other files beside the pages, within the output, that are others now. */
  files: string[];
  /** Edits that change nothing for a visitor today. */
  unseen: Edit[];
  /** Files that differ in nothing but comments and layout. */
  layoutOnly: string[];
  problems: { now: Diagnostic[]; gone: Diagnostic[] };
  /** What keeps a state from being planned: without it, only the edits are known. */
  refused: { before?: Diagnostic[]; after?: Diagnostic[] };
};

import type { Needs } from '../../kinds/rule-site.ts';

/**
 * A kind of content, as described by the head of its schema (`kind` in `schemas/{word}.schema.json`): all that the
 * stages need to know about it. schemas/README.md explains each key.
 */
export type Kind = {
  /** The name of the schema: `course`. On a page made per entry, texts use `{course.title}`. */
  word: string;
  /** The name in routes, references and texts (`{courses.ID.price}`): the folder, or the file without its extension. */
  collection: string;
  /** A folder with a file per entry, or a file that is the only entry and whose id is the collection's name. */
  holds: 'folder' | 'file';
  format: 'yaml' | 'mdx';
  /** The file in `data/` that entries come from, perhaps a program, and the field or column with their ids. */
  data?: { file: string; id: string };
  /** Whether entries may lie in folders within the folder. */
  folders: boolean;
  /** The fields that entries are sorted by, `-date` for descending; ties by id, entries without the field last. */
  order: readonly string[];
  /** The written fields that texts may name. */
  named: readonly string[];
  /** Further names that texts may use; the kind's code computes them. */
  computed: readonly string[];
  /** Whether a route can make a page per entry. */
  pages: boolean;
  /** The fields with an entry's title and its summary. */
  title?: string;
  summary?: string;
  /** The field that, if true, marks an entry as made up. */
  invented?: string;
  /** The field with the day that an entry is about. */
  day?: string;
  /** Entries are articles of the site's feed, or of one of their `own`; `date` is the field with their date. */
  feed?: { date: string; own: boolean };
  /** Entries are dates of a calendar: the fields with their day, and with what else a calendar shows. */
  calendar?: KindCalendar;
  /** Fields that show visitors what to type; they may contain addresses and numbers reserved for examples. */
  examples: readonly string[];
  /** Whether entries quote other people, who are not expected to use the names of facts. */
  quoted: boolean;
  /** Whether a branch may show entries of its base without confirming them. */
  travels: boolean;
  /** The parts of site.yaml and the wording that must exist once there is an entry. */
  needs: Needs;
  /** The values that `site new` writes instead of the examples. */
  new: Readonly<Record<string, unknown>>;
};

/** Names of fields. `time`: `19:30` on clocks of the site's zone; `minutes`: how long it takes; `place`: where. */
export type KindCalendar = { date: string; time?: string; minutes?: string; place?: string };

/** In the order of their words. */
export type Kinds = readonly Kind[];

import type { Needs } from '../../kinds/judged.ts';

/**
 * A kind of content, as the head of its schema (`kind` in `schemas/{word}.schema.json`) describes it: all that
 * the stages have to know of it. schemas/README.md says what each key means.
 */
export type Kind = {
  /** The name of the schema: `course`. On a page that is made per entry, texts say `{course.title}`. */
  word: string;
  /** The name in routes, references and texts (`{courses.ID.price}`): the folder, or the file without its extension. */
  collection: string;
  /** A folder with a file per entry, or one file that is the only entry; its id is then the collection's name. */
  holds: 'folder' | 'file';
  format: 'yaml' | 'mdx';
  /** The fields that entries are sorted by, `-date` for descending; ties by id, entries without the field last. */
  order: readonly string[];
  /** The written fields that texts may name. */
  named: readonly string[];
  /** What texts may name besides: answered by the code of the kind. */
  computed: readonly string[];
  /** Whether a route can make a page per entry. */
  pages: boolean;
  /** The field that names an entry, and the one that describes it. */
  title?: string;
  summary?: string;
  /** The field that says, where it is true, that an entry is made up. */
  invented?: string;
  /** Entries are articles of the site's feed; `date` is the field with their day. */
  feed?: { date: string };
  /** The fields that show visitors examples of what to type: addresses and numbers kept for examples may stand there. */
  examples: readonly string[];
  /** Whether somebody else says it in their own words, which repeat no fact on purpose. */
  quoted: boolean;
  /** Whether a branch may show entries of its base without saying so. */
  travels: boolean;
  /** What of site.yaml and of the wording has to be there once there is an entry. */
  needs: Needs;
  /** What `site new` writes in place of the examples. */
  new: Readonly<Record<string, unknown>>;
};

/** In the order of their words. */
export type Kinds = readonly Kind[];

import type { Fields } from '../../../../diagnostics/fields.ts';
import type { Syntax } from '../../../foreign/body-context.ts';
import type { NoteKind, TakeNote } from '../../../foreign/note.ts';
import { textOfField } from './fields-as.ts';

/** An article of another program, before anything of it is translated. */
export type ForeignArticle = {
  /** Its file in the folder; for an item of an export, its address. */
  file: string;
  holds: 'article' | 'page';
  syntax: Syntax;
  fields: Fields;
  /** The day of publication, if the fields or the name say it. */
  day: string | undefined;
  isDraft: boolean;
  /** The last part of its address, as that program makes it. */
  slug: string;
  /** Where it was found, the last address first. */
  addresses: readonly string[];
};

/** A file that is left out, or a fault of one that is not. */
export type LeftFile = { file: string; kind: NoteKind; what?: string };

/** An entry of a menu. `entries`: those of a group. */
export type ForeignLink = { label: string; to: string; entries: readonly ForeignLink[] };

/** What there is to import, read once for its addresses and once more for its texts. */
export type ImportOrigin = {
  program: string;
  /** The names under which it is on the web: links to them are its own. */
  hosts: readonly string[];
  articles: readonly ForeignArticle[];
  left: readonly LeftFile[];
  menu: readonly ForeignLink[];
  /** Old addresses and where they lead, besides those of the articles. */
  redirects: readonly { from: string; to: string }[];
  /** Its texts, in the order of the articles, each with the notation of the program's templates translated. */
  texts: (
    noteFor: (article: ForeignArticle) => TakeNote,
  ) => AsyncIterable<{ article: ForeignArticle; text: string }>;
  /** The file of a picture, absolute; undefined if there is none. */
  picture: (address: string, article: ForeignArticle) => string | undefined;
};

/** An address that a template names by its file: `{{< ref "post.md" >}}`. */
export const byFile = 'import-file:';

export const titleFields = ['title', 'Title', 'headline', 'name'];

export function titleOf({ fields }: Pick<ForeignArticle, 'fields'>): string | undefined {
  return textOfField(fields, titleFields);
}

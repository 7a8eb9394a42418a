import type { Fields } from '../../../../diagnostics/fields.ts';
import type { TakeNote } from '../../../foreign/note.ts';
import type { ReadRules } from './read-article.ts';
import type { SourceFolder } from './source-folder.ts';

/** What one program that makes websites does differently from another. */
export type ForeignProgram = ReadRules & {
  name: string;
  /** Of the website as it was published, if the settings say it. */
  address: string | undefined;
  /** Whether a text may be an article of it. */
  holds: (file: string) => boolean;
  /** Files that are texts although their endings don't say so. */
  isAlso?: (file: string) => boolean;
  isOtherLanguage?: (file: string) => boolean;
  /** Folders whose files are found by addresses. */
  roots: readonly string[];
  /** Its templates in a text as Markdown. */
  expand?: (text: string, fields: Fields, note: TakeNote) => string;
};

/** Undefined if the folder is none of this program. `language`: of the site at hand. */
export type OpenProgram = (folder: SourceFolder, language: string) => ForeignProgram | undefined;

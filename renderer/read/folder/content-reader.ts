import type { Report } from '../../../diagnostics/diagnostic.ts';
import type { Source } from '../../model/source.ts';
import type { ContentLayout } from './content-layout.ts';
import type { FolderEntry } from './list-folder.ts';
import type { InsteadTexts } from './list-with-added.ts';

/** Options for reading `content/`. `root` is absolute and without links. */
export type ContentReader = {
  root: string;
  layout: ContentLayout;
  report: Report;
  readSource: (entry: FolderEntry) => Source;
  /** The entries of a collection that come from a data file. */
  readData: (collection: string) => Promise<readonly Source[]>;
  /** The folder in which a file belongs, by its fields. */
  folderFor: (entry: FolderEntry) => string | undefined;
  /** Texts to read in place of files, which need not be there. */
  instead?: InsteadTexts;
  signal?: AbortSignal;
};

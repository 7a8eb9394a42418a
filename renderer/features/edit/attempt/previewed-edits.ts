import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { EditingOptions } from '../../../trials/checked-before.ts';
import type { EarlyDrawing } from '../../../trials/open-pages.ts';
import type { SiteEdits } from '../write/edited-texts.ts';

export type PreviewEditsOptions = EditingOptions & {
  /** Absolute: the folder of the finished site. Only read. */
  out: string;
  edits: SiteEdits;
  /** The page that is wanted, as in links. */
  address: string;
};

/** A file that the page needs and the output doesn’t have. `from`: absolute, the picture that it is to be made from. */
export type PendingFile = { output: string; from?: string };

/**
 * `page`: as the next build would write it; `drawings` and `pending` are files that the output lacks. `refused`: the
 * edits can’t be made, or bring errors. `gone`: there would be no such page. `broken`: the site has errors already.
 */
export type PreviewedEdits =
  | {
      kind: 'page';
      html: string;
      drawings: readonly EarlyDrawing[];
      pending: readonly PendingFile[];
    }
  | { kind: 'refused'; diagnostics: readonly Diagnostic[] }
  | { kind: 'gone' }
  | { kind: 'broken'; diagnostics: readonly Diagnostic[] };

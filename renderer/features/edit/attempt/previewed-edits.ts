import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { PendingPicture } from '../../../pipeline/pending-picture.ts';
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

/**
 * `page`: as the next build would write it, with its stylesheet if that is a file; `drawings` and `pending` are what it
 * shows and the output lacks. `refused`:
 * the edits can’t be made, or bring errors. `gone`: there would be no such page. `broken`: the site has errors already.
 */
export type PreviewedEdits =
  | {
      kind: 'page';
      html: string;
      sheet?: OutputFile;
      drawings: readonly EarlyDrawing[];
      pending: readonly PendingPicture[];
    }
  | { kind: 'refused'; diagnostics: readonly Diagnostic[] }
  | { kind: 'gone' }
  | { kind: 'broken'; diagnostics: readonly Diagnostic[] };

import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import type { EditingOptions } from '../../../trials/checked-before.ts';
import type { FileUses, PageUses } from '../../../trials/uses.ts';
import type { EditConflict, SiteEdits } from '../write/edited-texts.ts';

/** `signal`: aborted if the answer is no longer wanted; it then throws. */
export type TryOptions = EditingOptions & { edits: SiteEdits; signal?: AbortSignal };

/** A problem that the edits bring; `mended`: the value of the edited field with which it would be gone. */
export type TriedProblem = { diagnostic: Diagnostic; mended?: { value: unknown } };

/**
 * What edits would do. `refused`: an error among the problems, so they would not be saved, and nothing is known of pages.
 * `unseen`: visitors would notice nothing.
 */
export type TriedEdits = {
  kind: 'possible' | 'refused' | 'conflict';
  problems: readonly TriedProblem[];
  conflicts: readonly EditConflict[];
  pages: readonly PageUses[];
  files: readonly FileUses[];
  unseen: boolean;
};

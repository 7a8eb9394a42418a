import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { hasError } from '../../../../diagnostics/has-error.ts';
import { changedMeanwhile } from '../../../../diagnostics/messages.generated.ts';
import { newProblems } from '../../../edit/new-problems.ts';
import { writeEdited } from '../../../edit/write-edited.ts';
import { allOf, type EditedSite, findProblemsOfEdit } from '../../../pipeline/find-problems-of-edit.ts';
import type { PlanOptions } from '../../../pipeline/plan-site.ts';
import { findPageProblems } from '../../../trials/find-page-problems.ts';
import { openEditTrial } from '../../../trials/open-edit-trial.ts';
import { openCache } from '../../../warm/open-cache.ts';
import type { SiteCache } from '../../../warm/site-cache.ts';
import { asRead, type FileChange } from '../entries/file-change.ts';
import { writeWhole } from '../entries/write-whole.ts';
import { type EditConflict, editedTexts, type SiteEdits } from './edited-texts.ts';
import { type EditAttempt, type EditAttempted, lastAttempt, rememberAttempt } from './last-attempt.ts';
import type { OwnEdit } from './own-edit.ts';
import { rememberSite } from './remember-site.ts';
import { withNotes } from './with-notes.ts';

export type EditOptions = EditedSite &
  Pick<PlanOptions, 'base' | 'drafts'> & {
    edits: SiteEdits;
    /** Files that come, go or change as a whole along with them. */
    whole?: readonly FileChange[];
    /** `tell` writes nothing. */
    until: 'tell' | 'write';
    /** Looks also at the pages that would change, for what only shows there, such as a link that leads nowhere. */
    pages?: boolean;
  };

/** The text of a file before (absent if there was no file) and after. */
export type ChangedFile = { file: string; before?: string; after: string };

/**
 * `files`: as they are now, or would be. `edited`: `diagnostics` are the warnings that the edits bring. `refused`:
 * nothing was written; `diagnostics` are the errors that they would bring, or say why they can’t be made. `conflict`:
 * nothing was written either; see `conflicts`, which is empty otherwise.
 */
export type SiteEdit = {
  kind: 'edited' | 'refused' | 'conflict';
  files: readonly ChangedFile[];
  diagnostics: readonly Diagnostic[];
  conflicts: readonly EditConflict[];
  /** As they were made, each in one of the site’s own files, for `invertEdits`; none if that was not possible. */
  edits: readonly OwnEdit[];
};

/**
 * Changes values in the site’s own files, in the style in which they are written, and leaves every other byte as it is.
 * Nothing is written if that would bring an error, or if a file has changed since it was read.
 */
export async function editSite({ cache = {}, ...given }: EditOptions): Promise<SiteEdit> {
  // Both checks share what neither of them changes.
  const options = { ...given, cache };
  const before = await findProblemsOfEdit(options, new Map());
  const kept = openCache(cache);
  const forget = rememberSite(kept);
  const made = editedTexts(options.edits, before);
  if (made.kind === 'refused') return refused(made.diagnostics);
  if (made.kind === 'conflict') return { ...refused([]), ...made };
  const { edits } = made;
  const texts = withNotes(made.texts, before, options);
  const files = [...texts].map(([file, after]) => changedFile(file, before.read(file), after));
  const { changed, gone, ...whole } = asRead(options.whole ?? []);
  const attempted = { ...options, before, texts: new Map([...texts, ...whole.texts]), gone };
  const attempt = lastAttempt(kept, attempted) ?? (await check(attempted, kept));
  forget();
  const { checked, goOn } = attempt;
  const judges = options.pages && !hasError(checked);
  const onPages =
    attempt.onPages ??
    (judges ? await judge([...files, ...changed], { ...options, cache: kept }) : undefined);
  rememberAttempt(kept, attempted, { checked, onPages, goOn });
  const found = [...checked, ...(judges && onPages ? onPages : [])];
  const errors = found.filter(({ severity }) => severity === 'error');
  const isWritten = errors.length === 0 && options.until === 'write';
  if (isWritten) goOn();
  if (errors.length > 0) return { ...refused(errors, files), edits };
  const lost = isWritten ? writeAll(options, files) : undefined;
  if (!lost) return { kind: 'edited', files, edits, diagnostics: found, conflicts: [] };
  forget();
  return refused([changedMeanwhile({ file: lost.file, line: 1, column: 1 })]);
}

/** Leaves the cache with the site as it would be. */
async function check(
  { before, texts, gone, ...options }: EditOptions & Pick<EditAttempted, 'before' | 'texts' | 'gone'>,
  kept: SiteCache,
): Promise<EditAttempt> {
  const after = await findProblemsOfEdit(options, texts, gone);
  return { checked: newProblems(allOf(before), allOf(after)), onPages: undefined, goOn: rememberSite(kept) };
}

async function judge(
  files: Parameters<typeof openEditTrial>[0],
  options: Parameters<typeof openEditTrial>[1],
): Promise<readonly Diagnostic[]> {
  const trial = await openEditTrial(files, options);
  return trial ? findPageProblems(trial) : [];
}

function changedFile(file: string, before: string | undefined, after: string): ChangedFile {
  return { file, ...(before !== undefined && { before }), after };
}

function refused(diagnostics: readonly Diagnostic[], files: readonly ChangedFile[] = []): SiteEdit {
  return { kind: 'refused', files, edits: [], diagnostics, conflicts: [] };
}

/** All or none: returns one that is no longer as it was read, and throws what the disk says. */
function writeAll(
  { root, whole = [] }: Pick<EditOptions, 'root' | 'whole'>,
  files: readonly ChangedFile[],
): { file: string } | undefined {
  const written: ChangedFile[] = [];
  let lost: { file: string } | undefined;
  let isDone = false;
  const [first] = whole;
  if (first && !writeWhole(root, whole)) return first;
  try {
    for (const file of files) {
      if (write(root, file)) written.push(file);
      else lost = file;
      if (lost) break;
    }
    isDone = !lost;
    return lost;
  } finally {
    if (!isDone) {
      for (const { file, before, after } of written)
        writeEdited({ absolute: path.join(root, file), before: after, after: before });
      writeWhole(root, whole.toReversed().map(backwards));
    }
  }
}

function backwards({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before };
}

/** False if the file is no longer as it was read. */
function write(root: string, { file, before, after }: ChangedFile): boolean {
  const absolute = path.join(root, file);
  if (before !== undefined) return writeEdited({ absolute, before, after });
  if (existsSync(absolute)) return false;
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, after, { flag: 'wx' });
  return true;
}

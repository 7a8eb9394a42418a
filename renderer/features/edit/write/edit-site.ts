import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { changedMeanwhile } from '../../../../diagnostics/messages.generated.ts';
import { writeEdited } from '../../../edit/write-edited.ts';
import { allOf, type EditedSite, findProblemsOfEdit } from '../../../pipeline/find-problems-of-edit.ts';
import { openCache } from '../../../warm/open-cache.ts';
import type { SiteCache } from '../../../warm/site-cache.ts';
import { type EditConflict, editedTexts, type SiteEdits } from './edited-texts.ts';
import { newProblems } from './new-problems.ts';
import type { OwnEdit } from './own-edit.ts';
import { withNotes } from './with-notes.ts';

export type EditOptions = EditedSite & {
  edits: SiteEdits;
  /** `tell` writes nothing. */
  until: 'tell' | 'write';
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
  const forget = remember(openCache(cache));
  const made = editedTexts(options.edits, before);
  if (made.kind === 'refused') return refused(made.diagnostics);
  if (made.kind === 'conflict') return { ...refused([]), ...made };
  const { edits } = made;
  const texts = withNotes(made.texts, before, options);
  const files = [...texts].map(([file, after]) => changedFile(file, before.read(file), after));
  const found = newProblems(allOf(before), allOf(await findProblemsOfEdit(options, texts)));
  const errors = found.filter(({ severity }) => severity === 'error');
  const isWritten = errors.length === 0 && options.until === 'write';
  if (!isWritten) forget();
  if (errors.length > 0) return { ...refused(errors, files), edits };
  const lost = isWritten ? files.filter((file) => !write(options.root, file)) : [];
  if (lost.length === 0) return { kind: 'edited', files, edits, diagnostics: found, conflicts: [] };
  forget();
  return refused(lost.map(({ file }) => changedMeanwhile({ file, line: 1, column: 1 })));
}

/** An attempt that wasn’t written is undone in the cache: whoever shares it goes on from the last state of the site. */
function remember({ check, read }: SiteCache): () => void {
  const [{ last }, { layers }] = [check, read];
  return () => {
    if (last) check.last = last;
    if (layers) read.layers = layers;
  };
}

function changedFile(file: string, before: string | undefined, after: string): ChangedFile {
  return { file, ...(before !== undefined && { before }), after };
}

function refused(diagnostics: readonly Diagnostic[], files: readonly ChangedFile[] = []): SiteEdit {
  return { kind: 'refused', files, edits: [], diagnostics, conflicts: [] };
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

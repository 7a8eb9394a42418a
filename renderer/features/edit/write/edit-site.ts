import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { changedMeanwhile, notSettled } from '../../../../diagnostics/messages.generated.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { writeEdited } from '../../../edit/write-edited.ts';
import type { Source } from '../../../model/source.ts';
import { allOf, type EditedSite, findProblemsOfEdit } from '../../../pipeline/find-problems-of-edit.ts';
import { parseSource } from '../../../read/read-source.ts';
import { printYaml } from '../../../read/yaml/parse-yaml.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { locate } from '../../../source/locate.ts';
import { applyEdit } from './apply-edit.ts';
import { editedValue } from './edited-value.ts';
import type { ValueEdit } from './value-edit.ts';

export type EditOptions = EditedSite & {
  /** In this order. `file`: one of the site’s own, as messages name it; it need not be there yet. */
  edits: readonly { file: string; edit: ValueEdit }[];
  /** `tell` writes nothing. */
  until: 'tell' | 'write';
};

/** The text of a file before (absent if there was no file) and after. */
export type ChangedFile = { file: string; before?: string; after: string };

/**
 * `files`: as they are now, or would be. `edited`: `diagnostics` are the warnings that the edits bring. `refused`:
 * nothing was written; `diagnostics` are the errors that they would bring, or say why they can’t be made.
 */
export type SiteEdit = {
  kind: 'edited' | 'refused';
  files: readonly ChangedFile[];
  diagnostics: readonly Diagnostic[];
};

/**
 * Changes values in the site’s own files, in the style in which they are written, and leaves every other byte as it is.
 * Nothing is written if that would bring an error, or if a file has changed since it was read.
 */
export async function editSite({ cache = {}, ...given }: EditOptions): Promise<SiteEdit> {
  // Both checks share what neither of them changes.
  const options = { ...given, cache };
  const before = await findProblemsOfEdit(options, new Map());
  const texts = new Map<string, string>();
  for (const { file, edit } of options.edits) {
    const text = texts.get(file) ?? before.read(file);
    const source = text === undefined ? undefined : parseSource(file, text).source;
    const after = isOwnFile(file) ? editedText(source, edit) : undefined;
    if (after === undefined) return refused([notSettled(placeIn(file, source, edit))]);
    texts.set(file, after);
  }
  const files = [...texts].map(([file, after]) => changedFile(file, before.read(file), after));
  const found = newOf(allOf(before), allOf(await findProblemsOfEdit(options, texts)));
  const errors = found.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return refused(errors, files);
  const lost = options.until === 'write' ? files.filter((file) => !write(options.root, file)) : [];
  if (lost.length > 0) return refused(lost.map(({ file }) => changedMeanwhile({ file, line: 1, column: 1 })));
  return { kind: 'edited', files, diagnostics: found };
}

function changedFile(file: string, before: string | undefined, after: string): ChangedFile {
  return { file, ...(before !== undefined && { before }), after };
}

function refused(diagnostics: readonly Diagnostic[], files: readonly ChangedFile[] = []): SiteEdit {
  return { kind: 'refused', files, diagnostics };
}

function editedText(source: Source | undefined, edit: ValueEdit): string | undefined {
  if (source) {
    const done = applyEdit(source, edit);
    return done.kind === 'edited' ? done.source.text : undefined;
  }
  const begun = editedValue(undefined, edit);
  return begun && printYaml(begun.value);
}

function placeIn(file: string, source: Source | undefined, edit: ValueEdit) {
  const at: Path = edit.kind === 'replace' ? [] : edit.path;
  return source ? locate(source, at) : { file, line: 1, column: 1 };
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

/** Those that weren’t there before; an edit may have moved the others to other lines. */
function newOf(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const problem of before) left.set(nameOf(problem), (left.get(nameOf(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const count = left.get(nameOf(problem)) ?? 0;
    left.set(nameOf(problem), count - 1);
    return count <= 0;
  });
}

function nameOf({ code, message, place }: Diagnostic): string {
  return JSON.stringify([code, message, place.file]);
}

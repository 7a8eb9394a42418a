import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { notSettled } from '../../../../diagnostics/messages.generated.ts';
import type { Source } from '../../../model/source.ts';
import { parseSource } from '../../../read/read-source.ts';
import { printYaml } from '../../../read/yaml/parse-yaml.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { locate } from '../../../source/locate.ts';
import { applyEdit } from '../write/apply-edit.ts';
import { editedValue } from '../write/edited-value.ts';
import type { ValueEdit } from '../write/value-edit.ts';

/** In this order. `file`: as messages name it. */
export type SiteEdits = readonly { file: string; edit: ValueEdit }[];

/** The new texts by file; or why the edits can’t be made. */
export type TextsOfEdits =
  | { kind: 'edited'; texts: ReadonlyMap<string, string> }
  | { kind: 'refused'; diagnostics: readonly Diagnostic[] };

/** `read`: the present text of one of the site’s own files; undefined if there is no such file. */
export function editedTexts(edits: SiteEdits, read: (file: string) => string | undefined): TextsOfEdits {
  const texts = new Map<string, string>();
  for (const { file, edit } of edits) {
    const text = texts.get(file) ?? read(file);
    const source = text === undefined ? undefined : parseSource(file, text).source;
    const after =
      isOwnFile(file) && path.posix.normalize(file) === file ? editedText(source, edit) : undefined;
    if (after === undefined)
      return { kind: 'refused', diagnostics: [notSettled(placeIn(file, source, edit))] };
    texts.set(file, after);
  }
  return { kind: 'edited', texts };
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
  return source ? locate(source, edit.kind === 'replace' ? [] : edit.path) : { file, line: 1, column: 1 };
}

/** Reads the files as they are now. */
export function readFrom(root: string): (file: string) => string | undefined {
  return (file) => {
    const absolute = path.join(root, file);
    const isFile = lstatSync(absolute, { throwIfNoEntry: false })?.isFile();
    return isFile ? readFileSync(absolute, 'utf8').replace(/^\uFEFF/, '') : undefined;
  };
}

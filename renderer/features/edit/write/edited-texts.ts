import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { itemNotNamed, notSettled } from '../../../../diagnostics/messages.generated.ts';
import { isText } from '../../../../diagnostics/text-endings.ts';
import { valueAt } from '../../../edit/value-at.ts';
import type { Source } from '../../../model/source.ts';
import type { ReadSite } from '../../../pipeline/read-site.ts';
import { parseSource } from '../../../read/read-source.ts';
import { printYaml } from '../../../read/yaml/parse-yaml.ts';
import { findSpan } from '../../../source/find-span.ts';
import { isOwnFile } from '../../../source/is-own-file.ts';
import { locate } from '../../../source/locate.ts';
import { findValue } from '../fields/find-value.ts';
import { applyEdit } from './apply-edit.ts';
import { editedValue } from './edited-value.ts';
import { givenUp } from './given-up.ts';
import { ownArticle } from './own-article.ts';
import { isKeyOfBase, type OwnEdit, ownEdit } from './own-edit.ts';
import type { ValueEdit } from './value-edit.ts';

/**
 * `file`: as messages name it. That of a base stands for the value that a branch inherits from it: the edit becomes an
 * override in the branch’s own file. `was`: what the edit was made from; if the file says something else by now, nothing
 * is changed. Undefined stands for a value that wasn’t there.
 */
export type WantedEdit = { file: string; edit: ValueEdit; was?: unknown };

/** In this order. */
export type SiteEdits = readonly WantedEdit[];

/** `was`: what the edit was made from; `theirs`: what the file says now. */
export type EditConflict = { file: string; edit: ValueEdit; was: unknown; theirs: unknown };

/** The new texts by file, and the edits as they were made in them; or why they can’t be made. */
export type TextsOfEdits =
  | { kind: 'edited'; texts: ReadonlyMap<string, string>; edits: readonly OwnEdit[] }
  | { kind: 'refused'; diagnostics: readonly Diagnostic[] }
  | { kind: 'conflict'; conflicts: readonly EditConflict[] };

/** `read`: the present text of one of the site’s own files; undefined if there is no such file. */
export type EditedFrom = Pick<ReadSite, 'sources' | 'schemas' | 'kinds'> & {
  read: (file: string) => string | undefined;
};

export function editedTexts(wanted: SiteEdits, from: EditedFrom): TextsOfEdits {
  const texts = new Map<string, string>();
  const edits: OwnEdit[] = [];
  for (const one of wanted) {
    const known = (file: string) => texts.get(file) ?? from.read(file);
    const parsed = (file: string) => {
      const text = known(file);
      return text === undefined ? undefined : parseSource(file, text).source;
    };
    const conflict = conflictOf(one, known, from);
    if (conflict && isUnreadable(one, parsed))
      return { kind: 'refused', diagnostics: [notSettled(placeIn(one.file, parsed(one.file), one.edit))] };
    if (conflict) return { kind: 'conflict', conflicts: [conflict] };
    const own = intoOwnFile(moved(one, known), from, parsed);
    const { file, edit } = own ?? one;
    const source = parsed(file);
    const isTaken = edits.some((made) => own && saysAgain(made, own, one));
    const after =
      own && !isTaken && path.posix.normalize(file) === file ? editedText(source, own) : undefined;
    if (!own || after === undefined) {
      const why = !own && isOfList(edit) ? itemNotNamed : notSettled;
      return { kind: 'refused', diagnostics: [why(placeIn(file, source, edit))] };
    }
    texts.set(file, after);
    edits.push(own);
  }
  return { kind: 'edited', texts, edits };
}

/** Whether the present value can’t be shown, such as an alias of YAML. */
function isUnreadable({ file, edit }: WantedEdit, parsed: (file: string) => Source | undefined): boolean {
  if (!isOwnFile(file) || edit.kind === 'replace') return false;
  const source = parsed(file);
  const found = source && findSpan(source, edit.path);
  return found?.whole === true && found.span.kind === 'refused';
}

function isOfList(edit: ValueEdit): boolean {
  if (edit.kind === 'set') return Array.isArray(edit.value);
  return edit.kind !== 'replace' && typeof edit.path.at(-1) === 'number';
}

function intoOwnFile(
  { file, edit }: WantedEdit,
  { sources, schemas, kinds }: EditedFrom,
  parsed: (file: string) => Source | undefined,
): OwnEdit | undefined {
  if (!sources || !schemas || !kinds) return isOwnFile(file) ? { file, edit } : undefined;
  if (isOwnFile(file) && edit.kind === 'remove') {
    const place = { file, path: edit.path };
    return {
      file,
      edit: { ...edit, path: givenUp(place, parsed(file)?.value, { sources, schemas, kinds }) },
    };
  }
  // What takes an edit back says what this very file had.
  const isComposed = edit.kind === 'set' && typeof edit.value === 'object' && !edit.as;
  const found =
    edit.kind === 'replace' ? undefined : findValue({ file, path: edit.path }, { sources, kinds });
  const isRenamed = found && edit.kind === 'set' && !edit.as && isKeyOfBase(found, edit, schemas);
  if (isOwnFile(file) && !isComposed && !isRenamed) return { file, edit };
  if (edit.kind === 'replace') return ownArticle({ file, edit }, { sources, kinds });
  if (isOwnFile(file) && !found?.source.layers) return { file, edit };
  return found && ownEdit(found, edit, schemas);
}

/** Two overrides that begin the same group or list would replace each other. */
function saysAgain(made: OwnEdit, own: OwnEdit, { file }: WantedEdit): boolean {
  if (isOwnFile(file) || made.edit.kind !== 'set' || own.edit.kind !== 'set') return false;
  return made.file === own.file && isDeepStrictEqual(made.edit.path, own.edit.path);
}

/** Words of an article that have moved since are found again if no others are like them. */
function moved(one: WantedEdit, read: EditedFrom['read']): WantedEdit {
  const { file, edit, was } = one;
  const text = edit.kind === 'replace' && typeof was === 'string' ? read(file) : undefined;
  if (edit.kind !== 'replace' || typeof was !== 'string' || text === undefined) return one;
  if (text.slice(edit.start, edit.end) === was) return one;
  const start = text.indexOf(was);
  return { file, was, edit: { ...edit, start, end: start + was.length } };
}

function conflictOf(one: WantedEdit, read: EditedFrom['read'], from: EditedFrom): EditConflict | undefined {
  if (!Object.hasOwn(one, 'was')) return undefined;
  const { file, edit, was } = one;
  const theirs = presentValue(one, read, from);
  return isDeepStrictEqual(theirs, was) ? undefined : { file, edit, was, theirs };
}

/** What an edit would replace: of an article the same words wherever they are, as long as they are there once. */
function presentValue({ file, edit, was }: WantedEdit, read: EditedFrom['read'], from: EditedFrom): unknown {
  const text = isOwnFile(file) ? read(file) : undefined;
  if (edit.kind === 'replace') {
    const there = (text ?? textOfBase(file, from))?.slice(edit.start, edit.end);
    return typeof was === 'string' && text?.split(was).length === 2 ? was : there;
  }
  const of = edit.kind === 'insert' ? edit.path.slice(0, -1) : edit.path;
  const { sources, kinds } = from;
  const found = sources && kinds && findValue({ file, path: of }, { sources, kinds });
  const merged = found && valueAt(found.source.value, found.path);
  const own = text === undefined ? undefined : valueAt(parseSource(file, text).source.value, of);
  // What takes an edit back says what this very file had.
  if (text !== undefined && 'as' in edit) return own;
  // A list or a group that a branch shares with its base is asked about as a whole.
  return text === undefined || (found?.source.layers && typeof own === 'object') ? merged : own;
}

/** The file of a base whose article a branch inherits; undefined if the branch has its own. */
function textOfBase(file: string, { sources, kinds }: EditedFrom): string | undefined {
  const source = sources && kinds && findValue({ file, path: [] }, { sources, kinds })?.source;
  return source?.file === file ? source.text : undefined;
}

function editedText(source: Source | undefined, { file, edit }: OwnEdit): string | undefined {
  if (!source) return beginText(file, edit);
  const done = applyEdit(source, edit);
  return done.kind === 'edited' ? done.source.text : undefined;
}

/** The text of a file that an edit begins: of an article its fields, between their fences. */
export function beginText(file: string, edit: ValueEdit): string | undefined {
  if (edit.kind === 'replace') return edit.text;
  const begun = editedValue(undefined, edit);
  const yaml = begun && printYaml(begun.value);
  return yaml !== undefined && isText(file) ? `---\n${yaml}---\n` : yaml;
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

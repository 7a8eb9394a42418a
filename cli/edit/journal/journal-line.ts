/** What the journal of the editor holds, a line each. It may have been damaged, so each is checked when it is read. */
import { isFields, listOf } from '../../../diagnostics/fields.ts';
import type { Path, Place } from '../../../diagnostics/place.ts';
import type { FileChange, ValueEdit } from '../../../renderer/site.ts';
import type { FileWrite } from '../../publish/unpublished-files.ts';
import { parsedJson } from '../parsed-json.ts';
import type { ValuePlace } from '../value-ids.ts';

export type JournalEdit = { file: string; edit: ValueEdit; was?: unknown };

/** A file that edits have begun, with the text that it got. */
export type BegunFile = { file: string; text: string };

/** What is edited, in words. `address`: of the page on which it is. */
export type EditedThing = { title: string; within: string; address?: string };

/**
 * A file of content/media gets another name, or goes (without `to`) to where the editor keeps it, or comes back from
 * there (without `from`). `digest`: of its content.
 */
export type MediaMove = { from?: string; to?: string; digest: string };

/**
 * Edits, and the files that come, go or change as a whole along with them or without any, or the file of content/media
 * that moves.
 */
export type JournaledChange = {
  edits: readonly JournalEdit[];
  whole?: readonly FileChange[];
  media?: MediaMove;
};

/** The address that somebody says, if it can be one. */
export function editedOn(address: unknown): Pick<EditedThing, 'address'> {
  return typeof address === 'string' && address.startsWith('/') ? { address } : {};
}

/**
 * - `begun`: edits that are about to be written, or whole files, or both. `undoes`: the number of
 *   those that they take back.
 * - `made`: they were written, in `files`; `inverses` take them back, or `begun` is what they have begun.
 * - `left`: they were not written.
 * - `typed`: a text that isn’t saved yet; `null` once it is, or is no longer wanted.
 * - `added`: a picture, by the name of its file.
 * - `published`: all edits up to this number.
 */
export type JournalLine =
  | ({ kind: 'begun'; n: number; at: string; undoes?: number } & JournaledChange & EditedThing)
  | ({ kind: 'made'; n: number; files?: readonly FileWrite[] } & EditsUndone)
  | { kind: 'left'; n: number }
  | ({ kind: 'typed'; text: string | null } & ValuePlace & EditedThing)
  | { kind: 'added'; write: FileWrite }
  | { kind: 'published'; n: number };

/** What takes edits back, or what they have begun. */
export type EditsUndone = { inverses?: readonly JournalEdit[]; begun?: readonly BegunFile[] };

/** Undefined if it isn’t one. */
export function parseLine(text: string): JournalLine | undefined {
  // Cut off if the process was killed while it wrote it.
  const line = parsedJson(text);
  if (!isFields(line)) return undefined;
  const { kind, n, at, file, text: typed, undoes } = line;
  const named = { title: String(line.title ?? ''), within: String(line.within ?? '') };
  const thing: EditedThing = { ...named, ...editedOn(line.address) };
  const path = parsePath(line.path);
  if (kind === 'typed' && typeof file === 'string' && path && (typeof typed === 'string' || typed === null))
    return { kind, file, path, text: typed, ...thing, ...parsePlace(line.place), ...parsePart(line.part) };
  const [write] = parseWrites([line.write]);
  if (kind === 'added') return write && { kind, write };
  if (!isCount(n)) return undefined;
  if (kind === 'left' || kind === 'published') return { kind, n };
  if (kind === 'made') {
    const inverses = line.inverses === undefined ? undefined : parseEdits(line.inverses);
    const begun = line.begun === undefined ? undefined : parseBegun(line.begun);
    const files = parseWrites(line.files);
    return { kind, n, files, ...(inverses && { inverses }), ...(begun && { begun }) };
  }
  const whole = parseWhole(line.whole);
  const media = parseMove(line.media);
  const edits = (whole ?? media) && listOf(line.edits).length === 0 ? [] : parseEdits(line.edits);
  if (kind !== 'begun' || typeof at !== 'string' || !edits) return undefined;
  const files = { ...(whole && { whole }), ...(media && { media }) };
  return { kind, n, at, edits, ...files, ...thing, ...(isCount(undoes) && { undoes }) };
}

function parseEdits(value: unknown): JournalEdit[] | undefined {
  const all = listOf(value).map(parseJournalEdit);
  const sound = all.flatMap((one) => one ?? []);
  return sound.length > 0 && sound.length === all.length ? sound : undefined;
}

/** All of them, or undefined. A single one had no list around it. */
function parseWhole(value: unknown): FileChange[] | undefined {
  const all = isFields(value) ? [value] : listOf(value);
  const sound = all.flatMap((one) => parseFileChange(one) ?? []);
  return sound.length > 0 && sound.length === all.length ? sound : undefined;
}

function parseFileChange(value: unknown): FileChange | undefined {
  if (!isFields(value) || typeof value.file !== 'string') return undefined;
  const { file, before, after } = value;
  const texts = [before, after].filter((text) => text !== undefined);
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string')) return undefined;
  return { file, ...(typeof before === 'string' && { before }), ...(typeof after === 'string' && { after }) };
}

/** No other names than those of files in content/media. */
function parseMove(value: unknown): MediaMove | undefined {
  if (!isFields(value)) return undefined;
  const { from, to, digest } = value;
  const isName = (name: unknown) =>
    name === undefined || (typeof name === 'string' && /^content\/media\/(?!.*\.\.)[\w./-]+$/.test(name));
  if (typeof digest !== 'string' || !/^[\w-]+$/.test(digest) || !isName(from) || !isName(to))
    return undefined;
  return {
    digest,
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
  };
}

function parseBegun(value: unknown): BegunFile[] {
  return listOf(value).flatMap((one) => {
    if (!isFields(one)) return [];
    const { file, text } = one;
    return typeof file === 'string' && typeof text === 'string' ? [{ file, text }] : [];
  });
}

function parseWrites(value: unknown): FileWrite[] {
  return listOf(value).flatMap((one) => {
    if (!isFields(one) || typeof one.file !== 'string') return [];
    const { file, before, after } = one;
    return [
      { file, ...(typeof before === 'string' && { before }), ...(typeof after === 'string' && { after }) },
    ];
  });
}

function parseJournalEdit(value: unknown): JournalEdit | undefined {
  if (!isFields(value) || typeof value.file !== 'string') return undefined;
  const edit = parseEdit(value.edit);
  return edit && { file: value.file, edit, ...('was' in value && { was: value.was }) };
}

function parseEdit(value: unknown): ValueEdit | undefined {
  if (!isFields(value)) return undefined;
  const { kind, start, end, text, to } = value;
  if (kind === 'replace')
    return isCount(start) && isCount(end) && typeof text === 'string'
      ? { kind, start, end, text }
      : undefined;
  const path = parsePath(value.path);
  if (!path) return undefined;
  const as = parseChange(value.as);
  if (kind === 'set' || kind === 'insert')
    return 'value' in value ? { kind, path, value: value.value, ...as } : undefined;
  if (kind === 'move') return isCount(to) ? { kind, path, to, ...as } : undefined;
  return kind === 'remove' ? { kind, path, ...as } : undefined;
}

function parseChange(value: unknown): { as: { start: number; was: string; now: string } } | undefined {
  if (!isFields(value)) return undefined;
  const { start, was, now } = value;
  const isSound = isCount(start) && typeof was === 'string' && typeof now === 'string';
  return isSound ? { as: { start, was, now } } : undefined;
}

function parsePart(part: unknown): Pick<ValuePlace, 'part'> {
  return part === 'below' || part === 'whole' ? { part } : {};
}

function parsePlace(value: unknown): { place: Place } | undefined {
  if (!isFields(value)) return undefined;
  const { file, line, column } = value;
  return typeof file === 'string' && isCount(line) && isCount(column)
    ? { place: { file, line, column } }
    : undefined;
}

function parsePath(value: unknown): Path | undefined {
  if (!Array.isArray(value)) return undefined;
  const steps = listOf(value).flatMap((step) => (typeof step === 'string' || isCount(step) ? [step] : []));
  return steps.length === value.length ? steps : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

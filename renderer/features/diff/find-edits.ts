/**
 * Finds the edits that changed a page: those to which its questions lead, and among them those from which a text was
 * made.
 */
import type { Path, Place } from '../../../diagnostics/place.ts';
import { wordsIn } from '../../../diagnostics/words/letters.ts';
import type { Origin, Query } from '../../../kinds/planned.ts';
import { isOnePath } from '../../source/compare-paths.ts';
import type { PageChange } from './compare-readings.ts';
import type { FoundEdit, Lines } from './compare-sources.ts';

/** A question asked in planning, with the questions from which its answer was made. */
export type QueryTrace = { query: Query; madeOf: () => readonly QueryTrace[] };

/** The evidence about a page in the two states: `page` is the name of its own file. */
export type Grounds = {
  page: string;
  origins: { before: readonly Origin[]; after: readonly Origin[] };
  /** The edits to which its questions lead. */
  edits: readonly FoundEdit[];
};

/** The edits behind some questions. `known`: a cache per question, since most pages ask the same. */
export function editsBehind(
  asked: readonly QueryTrace[],
  edits: readonly FoundEdit[],
  known: Map<QueryTrace, ReadonlySet<FoundEdit>>,
): Set<FoundEdit> {
  const found = new Set<FoundEdit>();
  for (const one of asked) for (const edit of editsOf(one, edits, known)) found.add(edit);
  return found;
}

function editsOf(
  asked: QueryTrace,
  edits: readonly FoundEdit[],
  known: Map<QueryTrace, ReadonlySet<FoundEdit>>,
): ReadonlySet<FoundEdit> {
  const before = known.get(asked);
  if (before) return before;
  const found = new Set(edits.filter((edit) => isLookedAt(edit, asked.query)));
  known.set(asked, found);
  for (const inner of asked.madeOf()) for (const edit of editsOf(inner, edits, known)) found.add(edit);
  return found;
}

function isLookedAt(edit: FoundEdit, query: Query): boolean {
  switch (query.ask) {
    case 'value':
      return (
        query.file === edit.file &&
        edit.what !== 'text' &&
        pathsOf(edit).some((path) => isOnePath(path, query.path))
      );
    case 'text':
    case 'mentions':
      return query.file === edit.file && edit.what !== 'value';
    case 'ids':
      return edit.what === 'file' && edit.file.includes(`content/${query.kind}/`);
    case 'media':
      return edit.what === 'media' && edit.name === query.name;
    default:
      return false;
  }
}

function pathsOf({ paths: { before, after } }: FoundEdit): Path[] {
  return [before, after].filter((path) => path !== undefined);
}

/**
 * The edits that best explain a change on a page. `beyond`: edits on which every page depends without asking; they are
 * blamed only if none of the page's own explains anything. `isSure`: there is evidence for these rather than others.
 */
export function causesOf(
  change: PageChange,
  { page, origins, edits }: Grounds,
  beyond: readonly FoundEdit[],
): { edits: readonly FoundEdit[]; isSure: boolean } {
  if (edits.length + beyond.length <= 1) return { edits: [...edits, ...beyond], isSure: true };
  const places = {
    before: placesOf(change.before, origins.before),
    after: placesOf(change.after, origins.after),
  };
  const rated = [...edits, ...beyond].map((edit) => ({
    edit,
    weight: weigh(edit, change, { page, places }),
  }));
  const most = Math.max(...rated.map(({ weight }) => weight));
  if (most > 0)
    return { edits: rated.filter(({ weight }) => weight === most).map(({ edit }) => edit), isSure: true };
  return { edits: beyond.length > 0 ? beyond : edits, isSure: false };
}

type Places = { before: readonly Place[]; after: readonly Place[] };

function weigh(
  edit: FoundEdit,
  change: PageChange,
  { page, places }: { page: string; places: Places },
): number {
  const isOrigin = isAmong(edit.lines.after, places.after) || isAmong(edit.lines.before, places.before);
  const isSaid =
    edit.what === 'text' ? isInText(edit, change) : edit.what === 'value' && isInValue(edit, change);
  // A whole entry may appear or disappear with one field of its file.
  const isOfFile = [...places.before, ...places.after].some(
    ({ file }) => file === (edit.lines.after ?? edit.lines.before)?.file,
  );
  const isHere = edit.file === page && isInSection(edit, change.section);
  return Number(isOrigin) * 8 + Number(isSaid) * 4 + Number(isOfFile) * 2 + Number(isHere);
}

function isInValue(edit: FoundEdit, { before, after }: PageChange): boolean {
  const isLong = (edit.after ?? edit.before ?? '').length > 1;
  return isLong && holds(after, edit.after) && holds(before, edit.before);
}

/** In Markdown, only letters and digits are compared. */
function isInText(edit: FoundEdit, { before, after }: PageChange): boolean {
  const isPartOf = (shown: string | undefined, written: string | undefined) =>
    shown === undefined || (lettersOf(shown) !== '' && lettersOf(written ?? '').includes(lettersOf(shown)));
  return isPartOf(before, edit.before) && isPartOf(after, edit.after);
}

function lettersOf(text: string): string {
  return wordsIn(text.toLowerCase()).join('');
}

/** The lines from which a text, or one that contains it, was made. */
function placesOf(text: string | undefined, origins: readonly Origin[]): readonly Place[] {
  if (text === undefined || text === '') return [];
  const exact = origins.filter(({ value }) => value === text);
  const near = exact.length > 0 ? exact : origins.filter(({ value }) => isPart(value, text));
  return near.flatMap(({ places }) => places);
}

function isPart(value: string, text: string): boolean {
  return value.includes(text) || (value.length > 3 && text.includes(value));
}

function isAmong(lines: Lines | undefined, places: readonly Place[]): boolean {
  return (
    lines !== undefined &&
    places.some(({ file, line }) => file === lines.file && line >= lines.first && line <= lines.last)
  );
}

function holds(shown: string | undefined, written: string | undefined): boolean {
  return written === undefined || written === '' || (shown?.includes(written) ?? false);
}

function isInSection({ paths }: FoundEdit, section: number | undefined): boolean {
  const [first, index] = paths.after ?? paths.before ?? [];
  return section !== undefined && first === 'sections' && index === section;
}

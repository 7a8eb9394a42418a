import type { Fields } from '../../../diagnostics/fields.ts';
import type { FileChange } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import type { EditJournal, JournaledEdits } from '../journal/journal.ts';
import type { JournalEdit, JournaledChange } from '../journal/journal-line.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { undoEdits } from '../undo-edits.ts';

/** So many are listed: a long day’s work. */
const mostListed = 200;

/** What was saved, the newest first, and what of it can be taken back. */
export async function answerJournal({ journal, ids }: EditDesk): Promise<RouteAnswer> {
  const shown = journal.entries().filter(({ state, undoes }) => state === 'made' && undoes === undefined);
  const listed = shown.slice(-mostListed).reverse();
  return { value: listed.map((entry) => shownEntry(entry, journal, ids)) };
}

function shownEntry(entry: JournaledEdits, journal: EditJournal, ids: EditDesk['ids']) {
  const { n, at, title, within, address, edits, whole, media } = entry;
  // A step with a file is named by that; its edits only make room for it.
  const [first] = (whole ?? media) ? [] : edits;
  const path = first && pathOf(first);
  return {
    ...{ n, at, title, within, address, state: stateOf(entry, journal) },
    isPublished: n <= journal.published(),
    ...(first && path && { id: ids.idOf({ file: first.file, path, title, within }) }),
    ...(first?.edit.kind === 'move' && { movedTo: first.edit.to + 1 }),
    ...(first && 'was' in first && { before: first.was }),
    ...(first && 'value' in first.edit && { after: first.edit.value }),
    ...(whole && { did: whatHappened(whole) }),
    ...(media && { did: media.to === undefined ? 'removed' : 'renamed' }),
  };
}

function whatHappened([first, ...others]: readonly FileChange[]): 'added' | 'removed' | 'renamed' {
  if (others.length > 0) return 'renamed';
  return first?.after === undefined ? 'removed' : 'added';
}

/** The file may have changed otherwise since: undoing tells. */
function stateOf(
  { n, ...own }: JournaledEdits,
  journal: EditJournal,
): 'can-undo' | 'changed-since' | 'undone' {
  if (journal.undoneBy(n)) return 'undone';
  const later = journal
    .entries()
    .filter(
      (one) => one.n > n && one.state === 'made' && !journal.undoneBy(one.n) && one.undoes === undefined,
    );
  const isOverlaid = later.some(
    (one) =>
      isSameFile(one, own) || one.edits.some((edit) => own.edits.some((before) => overlap(before, edit))),
  );
  return isOverlaid ? 'changed-since' : 'can-undo';
}

/** One of which came or went as a whole. */
function isSameFile(one: JournaledChange, other: JournaledChange): boolean {
  const filesOf = ({ edits, whole = [] }: JournaledChange) => [...edits, ...whole].map(({ file }) => file);
  const wholes = [one, other].flatMap(({ whole = [] }) => whole.map(({ file }) => file));
  return wholes.some((file) => filesOf(one).includes(file) && filesOf(other).includes(file));
}

function overlap(one: JournalEdit, other: JournalEdit): boolean {
  const [path, beside] = [pathOf(one), pathOf(other)];
  if (one.file !== other.file || !path || !beside) return one.file === other.file;
  const shorter = Math.min(path.length, beside.length);
  return path.slice(0, shorter).every((step, index) => step === beside[index]);
}

function pathOf({ edit }: JournalEdit) {
  return edit.kind === 'replace' ? undefined : edit.path;
}

export async function answerUndo(desk: EditDesk, { n }: Fields): Promise<RouteAnswer> {
  if (typeof n !== 'number') return notUnderstood('no-number');
  const value = await undoEdits(desk, n);
  return { value };
}

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FileChange } from '../../renderer/site.ts';
import { writeOf } from '../publish/unpublished-files.ts';
import { unlessSystemFails } from '../serve/unless-system-fails.ts';
import type { EditDesk } from './desk.ts';
import { isOwnContent, type JournaledEdits } from './journal/journal.ts';
import type { BegunFile, JournalEdit, MediaMove } from './journal/journal-line.ts';
import { type MadeEdits, makeEdits } from './make-edits.ts';
import { makeFileChanges } from './make-file-changes.ts';
import { makeMediaMove } from './media/make-media-move.ts';
import { movedBack } from './media/move-media.ts';
import { refusalOfDisk } from './refusal-of-disk.ts';

export type UndoneEdits =
  | (Exclude<MadeEdits, { kind: 'saved' }> | { kind: 'saved'; n: number; title: string; within: string })
  | { kind: 'nothing-to-undo' };

/** Takes edits back, by their number, if what they wrote is still there. Taking that back makes them again. */
export async function undoEdits(desk: EditDesk, n: unknown): Promise<UndoneEdits> {
  const entry = desk.journal.entries().find((one) => one.n === n);
  if (!entry || entry.state === 'left' || desk.journal.undoneBy(entry.n)) return { kind: 'nothing-to-undo' };
  const { title, within } = entry;
  if (entry.whole && entry.edits.length === 0) return undoWhole(desk, entry, entry.whole);
  if (entry.media) return undoMove(desk, entry, entry.media);
  if (entry.begun) return takeAway(desk, entry, entry.begun);
  const inverses = inversesOf(entry);
  if (inverses.length === 0) return { kind: 'nothing-to-undo' };
  const whole = entry.whole?.map(takenBack);
  const made = await makeEdits(desk, inverses, { title, within, undoes: entry.n, whole });
  return made.kind === 'saved' ? { ...made, title, within } : made;
}

/** What came goes, if nothing was written in it since; what went comes back to the byte. */
async function undoWhole(
  desk: EditDesk,
  { n, title, within }: JournaledEdits,
  whole: readonly FileChange[],
): Promise<UndoneEdits> {
  const back = whole.toReversed().map(takenBack);
  const made = await makeFileChanges(desk, back, { title, within, undoes: n });
  return made.kind === 'saved' ? { ...made, title, within } : made;
}

/** The file has its old name again, or is back, and so is what named it. */
async function undoMove(desk: EditDesk, entry: JournaledEdits, media: MediaMove): Promise<UndoneEdits> {
  const { n, title, within } = entry;
  const edits = entry.edits.length > 0 ? inversesOf(entry) : [];
  const made = await makeMediaMove(desk, movedBack(media), { edits, title, within, undoes: n });
  return made.kind === 'saved' ? { ...made, title, within } : made;
}

function takenBack({ file, before, after }: FileChange): FileChange {
  return {
    file,
    ...(after !== undefined && { before: after }),
    ...(before !== undefined && { after: before }),
  };
}

/** Of files that they have begun, if nothing was written in them since. */
async function takeAway(
  { site, journal, fresh, isOurs }: EditDesk,
  { n, edits, title, within }: JournaledEdits,
  begun: readonly BegunFile[],
): Promise<UndoneEdits> {
  if (!isOurs()) return { kind: 'failed', code: 'replaced' };
  const files = begun
    .filter(({ file }) => isOwnContent(file))
    .map(({ file, text }) => ({ file, absolute: path.join(site().root, file), text }));
  for (const { absolute, text } of files) {
    const theirs = unlessSystemFails(() => readFileSync(absolute, 'utf8'));
    if (theirs !== text) return { kind: 'conflict', before: text, theirs, mine: undefined };
  }
  let own: number | undefined;
  try {
    own = journal.begin({ edits }, { title, within, undoes: n });
    for (const { absolute } of files) rmSync(absolute);
    journal.end(own, {
      kind: 'made',
      files: files.map(({ file, text }) => writeOf({ file, before: text })),
    });
  } catch (error) {
    const code = refusalOfDisk(error);
    if (own !== undefined) journal.end(own, { kind: 'left' });
    return { kind: 'failed', code };
  }
  await fresh();
  return { kind: 'saved', n: own, title, within };
}

/** Each only where the value is still the one that was written. */
function inversesOf({ edits, inverses }: JournaledEdits): JournalEdit[] {
  if (inverses) return inverses.map((one, index) => withWas(one, edits[edits.length - 1 - index]));
  return edits.flatMap((one) => oldValue(one) ?? []).toReversed();
}

function withWas(inverse: JournalEdit, made: JournalEdit | undefined): JournalEdit {
  if ('was' in inverse) return inverse;
  const edit = made?.edit;
  if (made && edit?.kind === 'move' && 'was' in made) return { ...inverse, was: made.was };
  if (edit?.kind === 'replace') return { ...inverse, was: edit.text };
  return edit?.kind === 'set' || edit?.kind === 'insert' ? { ...inverse, was: edit.value } : inverse;
}

/** For an edit of which it is not known how it was written: the program ended just then. */
function oldValue({ file, edit, was }: JournalEdit): JournalEdit | undefined {
  if (edit.kind === 'insert') return { file, edit: { kind: 'remove', path: edit.path }, was: edit.value };
  if (edit.kind !== 'set') return undefined;
  const { path, value } = edit;
  return was === undefined
    ? { file, edit: { kind: 'remove', path }, was: value }
    : { file, edit: { kind: 'set', path, value: was }, was: value };
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changeFiles, editSite, type FileChange } from '../../renderer/site.ts';
import { contentDigest, type FileWrite, writeOf } from '../publish/unpublished-files.ts';
import { unlessSystemFails } from '../serve/unless-system-fails.ts';
import type { EditDesk } from './desk.ts';
import { isOwnContent, type JournaledEdits } from './journal/journal.ts';
import type { JournalEdit } from './journal/journal-line.ts';
import { moveMedia, writesOfMove } from './media/move-media.ts';

/**
 * The program was killed while it saved: if the files have what it was writing, that is saved; otherwise it was only
 * typed, and is kept as that.
 */
export async function settleBegun(desk: EditDesk): Promise<void> {
  const { journal, site } = desk;
  const { root, today, cache } = site();
  for (const entry of journal.entries().filter(({ state }) => state === 'begun')) {
    const { whole = [], media } = entry;
    const edits = entry.edits.map(asWritten);
    const areMade = async () =>
      edits.length === 0 ||
      (await editSite({ root, today, cache, edits, until: 'tell' })).kind !== 'conflict';
    const isThere = await areChanged(desk, whole);
    const move = media && moveMedia(root, media);
    // A file that moves with edits is taken away once they are made; one without edits is moved by that.
    const isMoved = !move || move.isFinished() || edits.length > 0;
    const isWritten = isThere && isMoved && (await areMade());
    if (move) unlessSystemFails(isWritten ? move.finish : move.cancel);
    // The files were there first, and are of no use without the rest.
    if (!isWritten && isThere) for (const one of whole) takeBack(root, one);
    journal.end(entry.n, isWritten ? { kind: 'made', files: presentFiles(root, entry) } : { kind: 'left' });
    if (!isWritten) keepTyped(desk, entry);
  }
}

function takeBack(root: string, { file, before, after }: FileChange): void {
  const absolute = path.join(root, file);
  unlessSystemFails(() => {
    if (before === undefined) rmSync(absolute);
    else writeFileSync(absolute, before, { flag: after === undefined ? 'wx' : 'w' });
  });
}

/** What the files had before isn’t known, except of one that came or went as a whole. */
function presentFiles(root: string, { edits, whole, media }: JournaledEdits): FileWrite[] {
  const files = new Set(edits.map(({ file }) => file).filter(isOwnContent));
  const present = [...files].flatMap((file) => {
    const now = unlessSystemFails(() => readFileSync(path.join(root, file)));
    return now ? [{ file, after: contentDigest(now) }] : [];
  });
  return [...(whole ?? []).map(writeOf), ...(media ? writesOfMove(media) : []), ...present];
}

/** Each is as it was before or as it is to be. If only some are, they were being written, and the others follow. */
async function areChanged({ site }: EditDesk, whole: readonly FileChange[]): Promise<boolean> {
  const { root, today, base, drafts, cache } = site();
  if (!whole.every(({ file }) => isOwnContent(file))) return false;
  const textOf = (file: string) => unlessSystemFails(() => readFileSync(path.join(root, file), 'utf8'));
  const rest = whole.filter(({ file, after }) => textOf(file) !== after);
  if (rest.length === 0) return true;
  if (rest.length === whole.length || rest.some(({ file, before }) => textOf(file) !== before)) return false;
  const options = { root, today, base, drafts, cache, until: 'write' } as const;
  return (await changeFiles({ ...options, changes: rest })).kind === 'changed';
}

/** The same edit, of what it would have written. */
function asWritten({ file, edit }: JournalEdit): JournalEdit {
  if (edit.kind === 'replace') {
    const { start, text } = edit;
    return { file, edit: { ...edit, end: start + text.length }, was: text };
  }
  if (edit.kind === 'set') return { file, edit, was: edit.value };
  if (edit.kind === 'insert') {
    const { path: at, value } = edit;
    return { file, edit: { kind: 'set', path: at, value }, was: value };
  }
  return edit.kind === 'remove' ? { file, edit, was: undefined } : { file, edit };
}

function keepTyped({ journal }: EditDesk, { edits, title, within }: JournaledEdits): void {
  for (const { file, edit } of edits) {
    const isText = edit.kind === 'set' && typeof edit.value !== 'object';
    if (!isText) continue;
    const value = { file, path: edit.path, title, within };
    unlessSystemFails(() => journal.type(value, String(edit.value)));
  }
}

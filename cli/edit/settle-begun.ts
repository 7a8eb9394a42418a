import { unlessSystemFails } from '../serve/unless-system-fails.ts';
import type { Desk } from './desk.ts';
import { findConflict } from './find-conflict.ts';
import type { JournalEntry } from './journal/journal.ts';
import type { JournalEdit } from './journal/journal-line.ts';

/**
 * The program was killed while it saved: if the files have what it was writing, that is saved; otherwise it was only
 * typed, and is kept as that.
 */
export async function settleBegun(desk: Desk): Promise<void> {
  const { journal } = desk;
  for (const entry of journal.entries().filter(({ state }) => state === 'begun')) {
    const isWritten = !(await findConflict(desk, entry.edits.map(asWritten)));
    journal.end(entry.n, { kind: isWritten ? 'made' : 'left' });
    if (!isWritten) keepTyped(desk, entry);
  }
}

/** As if the value that was to be written were the one before. */
function asWritten({ file, edit }: JournalEdit): JournalEdit {
  const was = edit.kind === 'set' ? edit.value : undefined;
  if (edit.kind !== 'replace') return { file, edit, was };
  const { start, text } = edit;
  return { file, edit: { ...edit, end: start + text.length }, was: text };
}

function keepTyped({ journal }: Desk, { edits, title, within }: JournalEntry): void {
  for (const { file, edit } of edits) {
    const isText = edit.kind === 'set' && typeof edit.value !== 'object';
    if (!isText) continue;
    const value = { file, path: edit.path, title, within };
    unlessSystemFails(() => journal.type(value, String(edit.value)));
  }
}

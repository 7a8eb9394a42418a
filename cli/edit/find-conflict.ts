import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Desk } from './desk.ts';
import type { JournalEdit } from './journal/journal-line.ts';
import { readField } from './read-field.ts';

/** A value has become another since it was read: all three are shown, and a person decides. */
export type Conflict = { kind: 'conflict'; before: unknown; theirs: unknown; mine: unknown };

/** The first edit of a value that is no longer what it was made of. */
export async function findConflict(desk: Desk, edits: readonly JournalEdit[]): Promise<Conflict | undefined> {
  for (const one of edits) {
    const { edit, was } = one;
    // Whether items are still the same shows when they are changed.
    if (edit.kind === 'insert' || edit.kind === 'move') continue;
    const theirs =
      edit.kind === 'replace'
        ? textAt(desk, one)
        : (await readField(desk, { file: one.file, path: edit.path }))?.value;
    const mine = edit.kind === 'set' ? edit.value : edit.kind === 'replace' ? edit.text : undefined;
    if (!isDeepStrictEqual(theirs, was)) return { kind: 'conflict', before: was, theirs, mine };
  }
  return undefined;
}

/** As the file is now, from the same offsets. */
function textAt({ site }: Desk, { file, edit }: JournalEdit): string | undefined {
  if (edit.kind !== 'replace') return undefined;
  const text = readFileSync(path.join(site().root, file), 'utf8').replace(/^\uFEFF/, '');
  return text.slice(edit.start, edit.end);
}

import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FileWrite } from '../../publish/unpublished-files.ts';
import { unlessSystemFails } from '../../serve/unless-system-fails.ts';
import { keyOf, type ValuePlace } from '../value-ids.ts';
import { openJournalFile } from './journal-file.ts';
import type { EditedThing, EditsUndone, JournaledChange, JournalLine } from './journal-line.ts';

/**
 * Edits under their number. `begun`: whether they were written is not known, since the program ended in between; the
 * files tell.
 */
export type JournaledEdits = EditedThing &
  EditsUndone &
  JournaledChange & {
    n: number;
    at: string;
    state: 'begun' | 'made' | 'left';
    undoes?: number;
  };

/** A text that was typed and isn’t saved. */
export type TypedText = EditedThing & ValuePlace & { text: string };

/** Every save and every text that isn’t saved yet, also those of earlier runs. */
export type EditJournal = {
  entries: () => readonly JournaledEdits[];
  /** The entry that has taken another back, unless it was taken back itself. */
  undoneBy: (n: number) => JournaledEdits | undefined;
  typed: () => readonly TypedText[];
  /** Called before anything is written; returns the number of the edits. */
  begin: (change: JournaledChange, thing: EditedThing & { undoes?: number }) => number;
  end: (n: number, outcome: EditsEnd) => void;
  /** A picture was added. */
  add: (write: FileWrite) => void;
  /** How files were changed, in this order. */
  writes: () => readonly FileWrite[];
  /** All that was saved so far is published. */
  publish: () => void;
  /** The number of the last edits that are published; 0 if none are. */
  published: () => number;
  type: (thing: EditedThing & ValuePlace, text: string | null) => void;
};

type EditsEnd = ({ kind: 'made'; files: readonly FileWrite[] } & EditsUndone) | { kind: 'left' };

/** `now` gives the time. */
export function openJournal(root: string, now: () => Date): EditJournal {
  const file = openJournalFile(root);
  const entries = new Map<number, JournaledEdits>();
  /** By the number of the edits that they take back. */
  const undoers = new Map<number, number[]>();
  const typed = new Map<string, TypedText>();
  const writes: FileWrite[] = [];
  let published = 0;
  const take = (line: JournalLine): void => {
    if (line.kind === 'begun') {
      const { kind: _kind, ...entry } = line;
      entries.set(line.n, { ...entry, state: 'begun' });
      if (line.undoes !== undefined) undoers.set(line.undoes, [...(undoers.get(line.undoes) ?? []), line.n]);
    } else if (line.kind === 'typed') {
      const { kind: _kind, text, ...place } = line;
      if (text === null) typed.delete(keyOf(line));
      else typed.set(keyOf(line), { ...place, text });
    } else if (line.kind === 'added') writes.push(line.write);
    else if (line.kind === 'published') published = line.n;
    else {
      const { kind, n, ...rest } = line;
      if (line.kind === 'made') writes.push(...(line.files ?? []));
      const known = entries.get(n);
      if (known) entries.set(n, { ...known, ...rest, state: kind });
    }
  };
  const undoneBy = (n: number): JournaledEdits | undefined =>
    (undoers.get(n) ?? [])
      .flatMap((one) => entries.get(one) ?? [])
      .find((one) => one.state !== 'left' && !undoneBy(one.n));
  const last = () => Math.max(0, ...entries.keys());
  const note = (line: JournalLine): void => {
    // The files are written, even if the journal has no room left to say so.
    unlessSystemFails(() => file.add(line));
    take(line);
  };
  for (const line of file.lines()) take(line);
  for (const entry of entries.values()) if (entry.state === 'begun') clearAway(root, entry);
  return {
    entries: () => [...entries.values()],
    undoneBy,
    typed: () => [...typed.values()],
    begin: (change, thing) => {
      const n = last() + 1;
      const line: JournalLine = { kind: 'begun', n, at: now().toISOString(), ...change, ...thing };
      file.add(line, 'surely');
      take(line);
      return n;
    },
    end: (n, outcome) => note({ n, ...outcome }),
    add: (write) => note({ kind: 'added', write }),
    writes: () => writes,
    publish: () => note({ kind: 'published', n: last() }),
    published: () => published,
    type: (value, text) => {
      const line: JournalLine = { kind: 'typed', ...value, text };
      file.add(line);
      take(line);
    },
  };
}

/** A process that was killed may have left the new text of a file beside it. */
function clearAway(root: string, { edits, whole }: JournaledEdits): void {
  for (const { file } of [...edits, ...(whole ?? [])].filter((one) => isOwnContent(one.file))) {
    const beside = path.join(root, path.dirname(file), `.${path.basename(file)}.new`);
    unlessSystemFails(() => existsSync(beside) && rmSync(beside));
  }
}

/** The journal may have been damaged: nothing but content is touched because of it. */
export function isOwnContent(file: string): boolean {
  return path.posix.normalize(file) === file && (file === 'site.yaml' || file.startsWith('content/'));
}

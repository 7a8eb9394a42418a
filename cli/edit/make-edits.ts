import { editSite, invertEdits, type SiteEdit } from '../../renderer/site.ts';
import type { Desk } from './desk.ts';
import { type Conflict, findConflict } from './find-conflict.ts';
import type { EditedThing, JournalEdit } from './journal/journal-line.ts';
import { refusalOfDisk } from './refusal-of-disk.ts';
import { type ShownProblem, shownProblem } from './shown-problem.ts';

/**
 * What has become of edits. `conflict`: the value has become another since it was read. `failed`: the disk refuses; as
 * after the others, nothing was written.
 */
export type MadeEdits =
  | { kind: 'saved'; n: number }
  | Conflict
  | { kind: 'refused'; problems: readonly ShownProblem[] }
  | { kind: 'failed'; code: string };

/** Writes edits to the site’s files; the journal knows of them before and afterwards. */
export async function makeEdits(
  desk: Desk,
  edits: readonly JournalEdit[],
  thing: EditedThing & { undoes?: number },
): Promise<MadeEdits> {
  const { site, journal, events, ids, isOurs } = desk;
  const { root, today, cache } = site();
  if (!isOurs()) return { kind: 'failed', code: 'replaced' };
  let n: number | undefined;
  try {
    // Another program may have changed a file a moment ago.
    await desk.fresh();
    const conflict = await findConflict(desk, edits);
    if (conflict) return conflict;
    n = journal.begin(edits, thing);
    const done = await editSite({ root, today, cache, edits, until: 'write' });
    if (done.kind === 'refused') {
      journal.end(n, { kind: 'left' });
      return { kind: 'refused', problems: done.diagnostics.map(shownProblem) };
    }
    journal.end(n, { kind: 'made', ...inversesOf(edits, done) });
    await desk.fresh();
    events.send('changed', { ids: ids.of(edits.map(({ file }) => file)) });
    return { kind: 'saved', n };
  } catch (error) {
    const code = refusalOfDisk(error);
    if (n !== undefined) journal.end(n, { kind: 'left' });
    return { kind: 'failed', code };
  }
}

function inversesOf(
  edits: readonly JournalEdit[],
  { files }: SiteEdit,
): { inverses?: readonly JournalEdit[] } {
  const inverses = invertEdits({ edits, files });
  return inverses ? { inverses } : {};
}

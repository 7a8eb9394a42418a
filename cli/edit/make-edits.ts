import { editSite, type FileChange, invertEdits, type SiteEdit } from '../../renderer/site.ts';
import { writeOf } from '../publish/unpublished-files.ts';
import type { EditDesk } from './desk.ts';
import { isOwnContent } from './journal/journal.ts';
import type { EditedThing, EditsUndone, JournalEdit } from './journal/journal-line.ts';
import { refusalOfDisk } from './refusal-of-disk.ts';
import { type ShownProblem, shownProblem } from './shown-problem.ts';

/**
 * The outcome of edits. `conflict`: the value has changed since it was read. `failed`: the disk refuses; as
 * after the others, nothing was written.
 */
export type MadeEdits =
  | { kind: 'saved'; n: number }
  | { kind: 'conflict'; before: unknown; theirs: unknown; mine: unknown }
  | { kind: 'refused'; problems: readonly ShownProblem[] }
  | { kind: 'failed'; code: string };

/**
 * Writes edits to the site’s files; the journal knows of them before and afterwards. `whole`: files that come,
 * go or change as a whole along with them.
 */
export async function makeEdits(
  desk: EditDesk,
  edits: readonly JournalEdit[],
  { whole = [], ...thing }: EditedThing & { undoes?: number; whole?: readonly FileChange[] },
): Promise<MadeEdits> {
  const { site, journal, browser, ids, isOurs } = desk;
  const { root, today, base, drafts, cache } = site();
  if (!isOurs()) return { kind: 'failed', code: 'replaced' };
  if (!whole.every(({ file }) => isOwnContent(file))) return { kind: 'failed', code: 'disk-refuses' };
  const change = { edits, ...(whole.length > 0 && { whole }) };
  let n: number | undefined;
  try {
    n = journal.begin(change, thing);
    const options = { root, today, base, drafts, cache, pages: true };
    const done = await editSite({ ...options, ...change, until: 'write' });
    if (done.kind !== 'edited') {
      journal.end(n, { kind: 'left' });
      return notMade(done);
    }
    const files = [...done.files, ...whole].map(writeOf);
    journal.end(n, { kind: 'made', files, ...whatUndoes(done) });
  } catch (error) {
    const code = refusalOfDisk(error);
    if (n !== undefined) journal.end(n, { kind: 'left' });
    return { kind: 'failed', code };
  }
  await desk.fresh();
  browser.send('changed', { ids: ids.of([...edits, ...whole].map(({ file }) => file)) });
  return { kind: 'saved', n };
}

/** Why edits weren’t made. */
export function notMade({ diagnostics, conflicts: [conflict] }: SiteEdit): MadeEdits {
  if (!conflict) return { kind: 'refused', problems: diagnostics.map(shownProblem) };
  const { was, theirs, edit } = conflict;
  const mine = edit.kind === 'replace' ? edit.text : 'value' in edit ? edit.value : undefined;
  return { kind: 'conflict', before: was, theirs, mine };
}

function whatUndoes(done: SiteEdit): EditsUndone {
  const inverses = invertEdits(done);
  if (inverses) return { inverses };
  const begun = done.files.filter(({ before }) => before === undefined);
  return { begun: begun.map(({ file, after }) => ({ file, text: after })) };
}

import { changeFiles, type FileChange } from '../../renderer/site.ts';
import { writeOf } from '../publish/unpublished-files.ts';
import type { EditDesk } from './desk.ts';
import { isOwnContent } from './journal/journal.ts';
import type { EditedThing } from './journal/journal-line.ts';
import { locatedProblems } from './located-problems.ts';
import { refusalOfDisk } from './refusal-of-disk.ts';
import type { ShownProblem } from './shown-problem.ts';

/** `changed-since`: a file isn’t as it was left. Nothing was written then, as after the others. */
export type MadeFileChanges =
  | { kind: 'saved'; n: number; address?: string }
  | { kind: 'refused'; problems: readonly ShownProblem[] }
  | { kind: 'failed'; code: string };

/** Files of the site come, go or change as a whole; the journal knows of them, with their texts, before and afterwards. */
export async function makeFileChanges(
  desk: EditDesk,
  whole: readonly FileChange[],
  { entry, ...thing }: EditedThing & { undoes?: number; entry?: { collection: string; id: string } },
): Promise<MadeFileChanges> {
  const { site, journal, browser, ids, isOurs } = desk;
  const { root, today, base, drafts, cache } = site();
  if (!isOurs()) return { kind: 'failed', code: 'replaced' };
  if (!whole.every(({ file }) => isOwnContent(file))) return { kind: 'failed', code: 'disk-refuses' };
  let n: number | undefined;
  let address: string | undefined;
  try {
    n = journal.begin({ edits: [], whole }, thing);
    const options = { root, today, base, drafts, cache, pages: true };
    const done = await changeFiles({ ...options, changes: whole, until: 'write', ...(entry && { entry }) });
    address = done.address;
    journal.end(n, done.kind === 'changed' ? { kind: 'made', files: whole.map(writeOf) } : { kind: 'left' });
    if (done.kind === 'conflict') return { kind: 'failed', code: 'changed-since' };
    if (done.kind === 'refused')
      return { kind: 'refused', problems: await locatedProblems(desk, done.diagnostics) };
  } catch (error) {
    const code = refusalOfDisk(error);
    if (n !== undefined) journal.end(n, { kind: 'left' });
    return { kind: 'failed', code };
  }
  await desk.fresh();
  browser.send('changed', { ids: ids.of(whole.map(({ file }) => file)) });
  return { kind: 'saved', n, ...(address !== undefined && { address }) };
}

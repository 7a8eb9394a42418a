import { changeFile, type FileChange } from '../../renderer/site.ts';
import { writeOf } from '../publish/unpublished-files.ts';
import type { EditDesk } from './desk.ts';
import { isOwnContent } from './journal/journal.ts';
import type { EditedThing } from './journal/journal-line.ts';
import { locatedProblems } from './located-problems.ts';
import { refusalOfDisk } from './refusal-of-disk.ts';
import type { ShownProblem } from './shown-problem.ts';

/** `changed-since`: the file isn’t as it was left. Nothing was written then, as after the others. */
export type MadeFileChange =
  | { kind: 'saved'; n: number; address?: string }
  | { kind: 'refused'; problems: readonly ShownProblem[] }
  | { kind: 'failed'; code: string };

/** Adds a file of the site, or takes one away; the journal knows of it, with its text, before and afterwards. */
export async function makeFileChange(
  desk: EditDesk,
  whole: FileChange,
  { entry, ...thing }: EditedThing & { undoes?: number; entry?: { collection: string; id: string } },
): Promise<MadeFileChange> {
  const { site, journal, browser, ids, isOurs } = desk;
  const { root, today, base, drafts, cache } = site();
  if (!isOurs()) return { kind: 'failed', code: 'replaced' };
  if (!isOwnContent(whole.file)) return { kind: 'failed', code: 'disk-refuses' };
  let n: number | undefined;
  let address: string | undefined;
  try {
    n = journal.begin({ edits: [], whole }, thing);
    const options = { root, today, base, drafts, cache, pages: true };
    const done = await changeFile({ ...options, change: whole, until: 'write', ...(entry && { entry }) });
    address = done.address;
    journal.end(n, done.kind === 'changed' ? { kind: 'made', files: [writeOf(whole)] } : { kind: 'left' });
    if (done.kind === 'conflict') return { kind: 'failed', code: 'changed-since' };
    if (done.kind === 'refused')
      return { kind: 'refused', problems: await locatedProblems(desk, done.diagnostics) };
  } catch (error) {
    const code = refusalOfDisk(error);
    if (n !== undefined) journal.end(n, { kind: 'left' });
    return { kind: 'failed', code };
  }
  await desk.fresh();
  browser.send('changed', { ids: ids.of([whole.file]) });
  return { kind: 'saved', n, ...(address !== undefined && { address }) };
}

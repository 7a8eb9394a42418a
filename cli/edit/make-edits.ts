import { isDeepStrictEqual } from 'node:util';
import { editSite, invertEdits, type SiteEdit } from '../../renderer/site.ts';
import type { Desk } from './desk.ts';
import type { EditedThing, JournalEdit } from './journal/journal-line.ts';
import { describeField } from './plain-fields.ts';
import { refusalOfDisk } from './refusal-of-disk.ts';
import { type ShownProblem, shownProblem } from './shown-problem.ts';

/**
 * What has become of edits. `conflict`: the value has become another since it was read. `failed`: the disk refuses; as
 * after the others, nothing was written.
 */
export type MadeEdits =
  | { kind: 'saved'; n: number }
  | { kind: 'conflict'; before: unknown; theirs: unknown; mine: unknown }
  | { kind: 'refused'; problems: readonly ShownProblem[] }
  | { kind: 'failed'; code: string };

/** Writes edits to the site’s files; the journal knows of them before and afterwards. */
export async function makeEdits(
  { site, journal, events, ids, isOurs }: Desk,
  edits: readonly JournalEdit[],
  thing: EditedThing & { undoes?: number },
): Promise<MadeEdits> {
  const { root, today, cache } = site();
  if (!isOurs()) return { kind: 'failed', code: 'replaced' };
  let n: number | undefined;
  try {
    const conflict = await findConflict(site(), edits);
    if (conflict) return conflict;
    n = journal.begin(edits, thing);
    const done = await editSite({ root, today, cache, edits, until: 'write' });
    if (done.kind === 'refused') {
      journal.end(n, { kind: 'left' });
      return { kind: 'refused', problems: done.diagnostics.map(shownProblem) };
    }
    journal.end(n, { kind: 'made', ...inversesOf(edits, done) });
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

async function findConflict(
  site: ReturnType<Desk['site']>,
  edits: readonly JournalEdit[],
): Promise<MadeEdits | undefined> {
  for (const { file, edit, ...rest } of edits) {
    if (!('was' in rest) || edit.kind === 'replace') continue;
    const view = await describeField(site, { file, path: edit.path });
    if (isDeepStrictEqual(view?.value, rest.was)) continue;
    const mine = 'value' in edit ? edit.value : undefined;
    return { kind: 'conflict', before: rest.was, theirs: view?.value, mine };
  }
  return undefined;
}

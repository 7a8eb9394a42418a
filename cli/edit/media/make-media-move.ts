import {
  checkSite,
  type Diagnostic,
  editSite,
  invertEdits,
  readSite,
  type SiteEdit,
} from '../../../renderer/site.ts';
import { writeOf } from '../../publish/unpublished-files.ts';
import type { EditDesk } from '../desk.ts';
import type { EditedThing, JournalEdit, MediaMove } from '../journal/journal-line.ts';
import { type MadeEdits, notMade } from '../make-edits.ts';
import { refusalOfDisk } from '../refusal-of-disk.ts';
import { shownProblem } from '../shown-problem.ts';
import { movedBack, moveMedia, writesOfMove } from './move-media.ts';

type MoveOf = EditedThing & { undoes?: number; edits?: readonly JournalEdit[] };

/**
 * Moves a file of content/media, with the edits that name it otherwise, as one step of the journal. Everything is as it
 * was before if the site has an error afterwards that it didn’t have.
 */
export async function makeMediaMove(
  desk: EditDesk,
  media: MediaMove,
  { edits = [], ...thing }: MoveOf,
): Promise<MadeEdits> {
  const { site, journal, browser, ids, isOurs } = desk;
  const { root, today, base, drafts, cache } = site();
  if (!isOurs()) return { kind: 'failed', code: 'replaced' };
  let n: number | undefined;
  const move = moveMedia(root, media);
  try {
    n = journal.begin({ edits, media }, thing);
    const before = await errorsOf(desk);
    const isBegun = move.begin();
    const options = { root, today, base, drafts, cache, until: 'write', pages: true } as const;
    const done = isBegun ? await editSite({ ...options, edits }) : undefined;
    if (done?.kind !== 'edited') {
      if (isBegun) move.cancel();
      journal.end(n, { kind: 'left' });
      return done ? notMade(done) : { kind: 'failed', code: 'changed-since' };
    }
    move.finish();
    const found = (await errorsOf(desk)).filter((one) => !before.some((known) => isSame(known, one)));
    if (found.length > 0) {
      await takeBack(desk, media, done);
      journal.end(n, { kind: 'left' });
      return { kind: 'refused', problems: found.map(shownProblem) };
    }
    const files = [...done.files.map(writeOf), ...writesOfMove(media)];
    journal.end(n, { kind: 'made', files, inverses: invertEdits(done) ?? [] });
  } catch (error) {
    const code = refusalOfDisk(error);
    if (n !== undefined) journal.end(n, { kind: 'left' });
    return { kind: 'failed', code };
  }
  await desk.fresh();
  browser.send('changed', { ids: ids.of(edits.map(({ file }) => file)) });
  return { kind: 'saved', n };
}

async function errorsOf({ site }: EditDesk): Promise<Diagnostic[]> {
  const { root, today, cache } = site();
  const read = await readSite({ root, cache });
  const { diagnostics } = checkSite(read, { today, cache });
  return [...read.diagnostics, ...diagnostics].filter(({ severity }) => severity === 'error');
}

function isSame(one: Diagnostic, other: Diagnostic): boolean {
  return one.code === other.code && one.message === other.message && one.place.file === other.place.file;
}

async function takeBack(desk: EditDesk, media: MediaMove, done: SiteEdit): Promise<void> {
  const { root, today, base, drafts, cache } = desk.site();
  const back = moveMedia(root, movedBack(media));
  back.begin();
  const edits = invertEdits(done) ?? [];
  await editSite({ root, today, base, drafts, cache, edits, until: 'write' });
  back.finish();
  await desk.fresh();
}

import type { Fields } from '../../../diagnostics/fields.ts';
import { editSite } from '../../../renderer/site.ts';
import { askedEdits } from '../asked-edits.ts';
import type { Desk } from '../desk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { shownProblem } from '../shown-problem.ts';

/** What edits would do, of which nothing is written. */
export async function answerTry({ site, ids }: Desk, { edits }: Fields): Promise<RouteAnswer> {
  const asked = askedEdits(edits, ids);
  if (!asked) return notUnderstood('unknown-value');
  const { root, today, cache } = site();
  const done = await editSite({ root, today, cache, edits: asked, until: 'tell' });
  return {
    value: {
      problems: done.diagnostics.map(shownProblem),
      says: { pages: 0, files: 0, examples: [], unseen: false },
    },
  };
}

export async function answerSave({ site, ids }: Desk, { edits }: Fields): Promise<RouteAnswer> {
  const asked = askedEdits(edits, ids);
  if (!asked) return notUnderstood('unknown-value');
  const { root, today, cache } = site();
  const done = await editSite({ root, today, cache, edits: asked, until: 'write' });
  const problems = done.diagnostics.map(shownProblem);
  return { value: done.kind === 'edited' ? { kind: 'saved', n: 0 } : { kind: 'refused', problems } };
}

import type { Fields } from '../../../diagnostics/fields.ts';
import { editSite } from '../../../renderer/site.ts';
import { unlessSystemFails } from '../../serve/unless-system-fails.ts';
import { askedEdits } from '../asked-edits.ts';
import type { Desk } from '../desk.ts';
import { makeEdits } from '../make-edits.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { shownProblem } from '../shown-problem.ts';
import type { NamedValue } from '../value-ids.ts';

/** What edits would do, of which nothing is written. */
export async function answerTry({ site, ids }: Desk, { edits }: Fields): Promise<RouteAnswer> {
  const asked = askedEdits(edits, ids);
  if (!asked) return notUnderstood('unknown-value');
  const { root, today, cache } = site();
  const done = await editSite({ root, today, cache, edits: asked.edits, until: 'tell' });
  return {
    value: {
      problems: done.diagnostics.map(shownProblem),
      says: { pages: 0, files: 0, examples: [], unseen: false },
    },
  };
}

/** Saves what was typed. */
export async function answerSave(desk: Desk, { edits }: Fields): Promise<RouteAnswer> {
  const asked = askedEdits(edits, desk.ids);
  const [first] = asked?.values ?? [];
  if (!asked || !first) return notUnderstood('unknown-value');
  const { title, within } = first;
  const value = await makeEdits(desk, asked.edits, { title, within });
  if (value.kind === 'saved') forget(desk, asked.values);
  return { value };
}

/** What is saved is no longer waiting to be. */
function forget({ journal }: Desk, values: readonly NamedValue[]): void {
  const waiting = new Set(journal.typed().map(({ file, path }) => JSON.stringify([file, path])));
  for (const value of values)
    if (waiting.has(JSON.stringify([value.file, value.path])))
      unlessSystemFails(() => journal.type(value, null));
}

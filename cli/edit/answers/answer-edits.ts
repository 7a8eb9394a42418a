import type { Fields } from '../../../diagnostics/fields.ts';
import { editSite, previewEdits } from '../../../renderer/site.ts';
import { unlessSystemFails } from '../../serve/unless-system-fails.ts';
import { askedEdits } from '../asked-edits.ts';
import type { Desk } from '../desk.ts';
import { makeEdits } from '../make-edits.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { shownProblem } from '../shown-problem.ts';
import { keyOf, type NamedValue } from '../value-ids.ts';

/** The page with what is typed, under a number for its own script. */
export async function answerPreview(desk: Desk, { edits, address }: Fields): Promise<RouteAnswer> {
  const asked = await askedEdits(desk, edits);
  if (!asked || typeof address !== 'string') return notUnderstood('unknown-value');
  const seen = await previewEdits({ ...desk.site(), edits: asked.edits, address });
  if (seen.kind === 'page') return { value: { preview: desk.previews.keep(seen.html) } };
  if (seen.kind === 'gone') return { value: { kind: 'gone', problems: [] } };
  return { value: { problems: seen.diagnostics.map(shownProblem) } };
}

/** What edits would do, of which nothing is written. */
export async function answerTry(desk: Desk, { edits }: Fields): Promise<RouteAnswer> {
  const asked = await askedEdits(desk, edits);
  if (!asked) return notUnderstood('unknown-value');
  const { root, today, cache } = desk.site();
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
  const asked = await askedEdits(desk, edits);
  const [first] = asked?.values ?? [];
  if (!asked || !first) return notUnderstood('unknown-value');
  const { title, within } = first;
  const value = await makeEdits(desk, asked.edits, { title, within });
  if (value.kind === 'saved') forget(desk, asked.values);
  return { value };
}

/** What is saved is no longer waiting to be. */
function forget({ journal }: Desk, values: readonly NamedValue[]): void {
  const waiting = new Set(journal.typed().map(keyOf));
  for (const value of values)
    if (waiting.has(keyOf(value))) unlessSystemFails(() => journal.type(value, null));
}

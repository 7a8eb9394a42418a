import type { Fields } from '../../../diagnostics/fields.ts';
import { readSite, settleDrift } from '../../../renderer/site.ts';
import { confirmingEdits } from '../confirming.ts';
import type { EditDesk } from '../desk.ts';
import { editedOn } from '../journal/journal-line.ts';
import { makeEdits } from '../make-edits.ts';
import { readField } from '../read-field.ts';
import { refusalOfDisk } from '../refusal-of-disk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { shownProblem } from '../shown-problem.ts';

/** A branch goes back to head office’s value, or keeps its own although head office’s has changed. */
export async function answerBranch(desk: EditDesk, { id, do: what, address }: Fields): Promise<RouteAnswer> {
  const value = desk.ids.valueOf(id);
  if (!value || (what !== 'take-back' && what !== 'keep')) return notUnderstood('unknown-value');
  const field = await readField(desk, value);
  if (!field) return { status: 404, value: { code: 'gone' } };
  const { file, path, title, within } = field;
  if (what === 'take-back') {
    const edit = { kind: 'remove', path } as const;
    const edits = [{ file, edit, was: field.value }, ...(await confirmingEdits(desk, field))];
    return { value: await makeEdits(desk, edits, { title, within, ...editedOn(address) }) };
  }
  try {
    return { value: await keep(desk, `${file}:${path.join('.')}`) };
  } catch (error) {
    return { value: { kind: 'failed', code: refusalOfDisk(error) } };
  }
}

async function keep(desk: EditDesk, place: string) {
  const { root, today, cache } = desk.site();
  const read = await readSite({ root, cache });
  const kept = await settleDrift(read, { choice: 'keep', places: [place], today });
  await desk.fresh();
  const problems = kept.diagnostics.map(shownProblem);
  return kept.settled.length > 0 ? { kind: 'saved' } : { kind: 'refused', problems };
}

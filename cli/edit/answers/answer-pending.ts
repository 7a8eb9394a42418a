import type { Fields } from '../../../diagnostics/fields.ts';
import type { EditDesk } from '../desk.ts';
import { editedOn } from '../journal/journal-line.ts';
import { refusalOfDisk } from '../refusal-of-disk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** Keeps a text that was typed and isn’t saved, or forgets it. */
export async function answerType(
  { ids, journal }: EditDesk,
  { id, text, address }: Fields,
): Promise<RouteAnswer> {
  const value = ids.valueOf(id);
  if (!value || (typeof text !== 'string' && text !== null)) return notUnderstood('unknown-value');
  try {
    journal.type({ ...value, ...editedOn(address) }, text);
    return { value: { kind: 'kept' } };
  } catch (error) {
    return { value: { kind: 'failed', code: refusalOfDisk(error) } };
  }
}

/** What was typed and isn’t saved, also in earlier runs. */
export async function answerPending({ ids, journal }: EditDesk): Promise<RouteAnswer> {
  return {
    value: journal.typed().map(({ text, ...place }) => {
      const { title, within, address } = place;
      return { id: ids.idOf(place), text, title, within, address };
    }),
  };
}

import { describeFields, type FieldView } from '../../renderer/site.ts';
import type { EditDesk } from './desk.ts';
import type { ValuePlace } from './value-ids.ts';

/** One field as it is now; undefined if its value or its file is gone. */
export async function readField(
  { site }: EditDesk,
  { file, path, place, part }: ValuePlace,
): Promise<FieldView | undefined> {
  const of = { file, path, ...(place && { place }), ...(part && { part }) };
  const [field] = await describeFields({ ...site(), of });
  return field;
}

import { describeFields } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { readField } from '../read-field.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';
import { shownField } from '../shown-field.ts';

/** One field: its value, and how it is edited. */
export async function answerField(desk: EditDesk, id: string | null): Promise<RouteAnswer> {
  const value = desk.ids.valueOf(id);
  if (!value) return notUnderstood('unknown-value');
  const field = await readField(desk, value);
  return field ? { value: shownField(desk, field) } : { status: 404, value: { code: 'gone' } };
}

/** All fields of what a value belongs to, or of the group that it is. */
export async function answerFields(desk: EditDesk, query: URLSearchParams): Promise<RouteAnswer> {
  const value = desk.ids.valueOf(query.get('id'));
  if (!value) return notUnderstood('unknown-value');
  const { file, path, place } = value;
  const of = { file, path, ...(place && { place }) };
  const which = query.get('form') === 'within' ? { within: true } : { around: true };
  const fields = await describeFields({ ...desk.site(), of, ...which });
  return { value: fields.map((field) => shownField(desk, field)) };
}

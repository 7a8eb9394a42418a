import type { Desk } from '../desk.ts';
import { describeField } from '../plain-fields.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** One field: its value, and how it is edited. */
export async function answerField({ site, ids }: Desk, id: string | null): Promise<RouteAnswer> {
  const place = ids.valueOf(id);
  if (!place || id === null) return notUnderstood('unknown-value');
  const view = await describeField(site(), place);
  if (!view) return { status: 404, value: { code: 'gone' } };
  const { place: at, ...field } = view;
  return { value: { id, ...field, file: at.file, line: at.line } };
}

import { type Fields, listOf } from '../../../diagnostics/fields.ts';
import { pasteHtml } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** In bytes: as JSON, and in any script. */
export const longestPaste = 2_000_000;

/** In characters: more takes seconds, in which nothing else is answered. */
const longestHtml = 500_000;

/** What was copied elsewhere, in our Markdown. `pictures`: their names, once they are in the media. */
export async function answerPaste(desk: EditDesk, { html, pictures }: Fields): Promise<RouteAnswer> {
  if (typeof html !== 'string') return notUnderstood('not-html');
  if (html.length > longestHtml) return { status: 413, value: { code: 'too-long' } };
  const names = listOf(pictures).map(String);
  const pasted = await pasteHtml({ ...desk.site(), html, pictures: names });
  return { value: pasted ? { kind: 'pasted', ...pasted } : { kind: 'unreadable' } };
}

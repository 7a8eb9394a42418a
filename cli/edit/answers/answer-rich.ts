import type { Fields } from '../../../diagnostics/fields.ts';
import { readBlock } from '../../../renderer/site.ts';
import type { EditDesk } from '../desk.ts';
import { notUnderstood, type RouteAnswer } from '../routes.ts';

/** In characters: a paragraph that is longer is edited as it is written. */
const longestBlock = 50_000;

/** A text for the article that a value belongs to, in pieces with their marks, if it can be. */
export async function answerRich({ ids }: EditDesk, { id, text }: Fields): Promise<RouteAnswer> {
  const value = ids.valueOf(id);
  if (!value) return notUnderstood('unknown-value');
  if (typeof text !== 'string') return notUnderstood('not-text');
  const rich = text.length > longestBlock ? undefined : await readBlock({ text, file: value.file });
  return { value: rich ? { rich } : {} };
}

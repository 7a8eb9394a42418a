import type { EditDesk } from '../desk.ts';
import type { RouteAnswer } from '../routes.ts';
import { readUnpublished } from '../unpublished.ts';

/** Where the published state and the present one are side by side; both are built first. */
export async function answerCompare(desk: EditDesk): Promise<RouteAnswer> {
  const found = await desk.turns(() => readUnpublished(desk));
  if (found.kind === 'impossible') return { value: found };
  const { git, since, tree } = found;
  const shown = await desk.comparisons.open({ git, before: since, after: tree, options: desk.site() });
  return { value: shown ? { kind: 'ready', ...shown } : { kind: 'not-built' } };
}

import { sharedOf } from '../answers/answer-shared.ts';
import type { Context } from '../context/context.ts';

/**
 * The name of the shared value that `next` selects instead of an id: `nextEvent` for `events`; undefined if the kind
 * has none.
 */
export function nextOf(kind: string, context: Context): string | undefined {
  const word = context.kinds.byFolder.get(kind)?.word ?? '';
  const name = `next${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return sharedOf(name, context) ? name : undefined;
}
